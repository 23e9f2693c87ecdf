import type { createHelping } from './helping.ts'
import type { createMarking } from './marking.ts'
import type { createReading } from './reading.ts'
import type { visitorServer } from './visitor-server.ts'

/** What the quiz can do once its second part is here. */
export interface LaterVerbs {
  createHelping: typeof createHelping
  createMarking: typeof createMarking
  createReading: typeof createReading
  visitorServer: typeof visitorServer
}
