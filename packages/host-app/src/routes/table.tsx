import type { HostRoute } from './route.ts'
import { rows } from './rows.ts'
import { screens } from './screens.tsx'

/** The route table as data, each row with its screen where one is built. */
export const routeTable: readonly HostRoute[] = rows.map((row) => ({ ...row, ...screens[row.path] }))
