export { type Mounted, type MountOptions, mountWidget, type ScriptedEvent, type StandIn } from './mount-widget.ts'
