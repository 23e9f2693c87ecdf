import type { Method } from '@coachkit/contract'
import type { Key } from '../../kernel/http/route.ts'
import type { World } from '../authorisation-world.ts'

type Made = Record<string, unknown>

/** One call's cells. A new call doesn't compile until it has its row. */
export interface Case {
  /** The token of somebody who may; null is nobody. */
  as: (world: World) => string | null | Promise<string | null>
  input?: (world: World) => Made | Promise<Made>
  /** What differs for somebody who may call, but not this. Needed wherever the contract names objects. */
  outside?: { as?: (world: World) => string | null; input?: (world: World) => Made }
  /** Wrong input, with the field that the refusal has to name. Needed wherever there is something to send. */
  bad?: { input: Made; field: string }
}

/** Rows of the calls whose paths begin so; rows of any calls where nothing is said. */
export type CasesOf<Begin extends string = string> = {
  [key in Key as key extends `${Method} ${Begin}${'' | `/${string}`}` ? key : string extends Begin ? key : never]?: Case
}

export const student = ({ cast }: World) => cast.student.token
export const teacher = ({ cast }: World) => cast.teacher.token
export const parent = ({ cast }: World) => cast.parent.token
export const admin = ({ cast }: World) => cast.admin.token
export const nobody = () => null
/** A student who shares nothing with the world's student. */
export const outsider = { as: ({ outsider }: World) => outsider.token }
export const unknownSession = 'AAAAAAAAAAAAAAAAAAAAAA'
