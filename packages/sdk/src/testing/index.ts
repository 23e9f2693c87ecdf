export { type Mounted, mountWidget, type StandIn } from './mount-widget.ts'
