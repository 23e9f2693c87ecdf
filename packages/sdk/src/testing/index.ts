export { type Mounted, mountWidget, type ScriptedEvent, type StandIn } from './mount-widget.ts'
