import type { ErrorCode, Method, ReachKind } from '@coachkit/contract'
import type { Key } from '../../kernel/http/route.ts'
import type { World } from '../authorisation-world.ts'
import type { Objects } from '../table/objects.ts'
import type { Principal, PrincipalName } from '../table/people.ts'

type Made = Record<string, unknown>

/** Objects by their kind. */
export type Named = { readonly [kind in ReachKind]?: string }

/** A cell of the table: who calls, and the objects of each kind that the call names or the caller reaches. */
export interface Told {
  principal: Principal
  objects: Named
}

/** One call's cells. A new call doesn't compile until it has its row. */
export interface Case {
  /** The token of somebody who may; null is nobody. */
  as: (world: World) => string | null | Promise<string | null>
  /**
   * What is sent. The table of `authorisation-table.test.ts` puts the objects of a cell in the fields that the
   * contract's `reach` names; what else depends on who calls, the row takes from `told`, which is absent when `as` calls.
   */
  input?: (world: World, told?: Told) => Made | Promise<Made>
  /** Objects for this row's cells that differ from the table's own (`table/objects.ts`); null: there is none. */
  objects?: (world: World, principal: Principal) => { readonly [kind in ReachKind]?: Partial<Objects> }
  /** Its allowed cells write nothing that another would meet, and are slow enough to be sent at once. */
  together?: true
  /** Who may call, but is refused for another reason, with the code; say the reason beside it. */
  refused?: { readonly [name in PrincipalName]?: ErrorCode }
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
/** Somebody whom nobody knows, on one of our own pages. */
export const guest = ({ guest }: World) => guest.token
/** A student who shares nothing with the world's student. */
export const outsider = { as: ({ outsider }: World) => outsider.token }
export const unknownSession = 'AAAAAAAAAAAAAAAAAAAAAA'
