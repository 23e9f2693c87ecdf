import { options } from 'preact'

type Handler = (this: unknown, ...args: unknown[]) => unknown
type Report = (error: unknown) => void

const reports = new WeakMap<Node, Report>()
const guarded = new WeakMap<Handler, Handler>()

/** Errors of this root's event handlers go to `report` and not to the page's `onerror`. */
export const guardRoot = (root: ShadowRoot, report: Report) => reports.set(root, report)

/** Runs work and whatever promise it gives; an error is reported and goes no further. */
export function guard(report: Report, work: () => unknown) {
  try {
    const result = work()
    if (result instanceof Promise) result.catch(report)
    return result
  } catch (error) {
    report(error)
    return undefined
  }
}

function guardHandler(handler: Handler): Handler {
  let safe = guarded.get(handler)
  if (!safe) {
    safe = function (this: unknown, ...args) {
      // Somebody else's tree, where a page renders with the same copy of Preact, keeps its own error handling.
      const at = args[0] instanceof Event ? args[0].currentTarget : null
      const report = at instanceof Node ? reports.get(at.getRootNode()) : undefined
      return report ? guard(report, () => handler.apply(this, args)) : handler.apply(this, args)
    }
    guarded.set(handler, safe)
    guarded.set(safe, safe)
  }
  return safe
}

const before = options.vnode
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as unknown as Record<string, unknown>
    for (const name in props) {
      if (name[0] === 'o' && name[1] === 'n' && typeof props[name] === 'function') {
        props[name] = guardHandler(props[name] as Handler)
      }
    }
  }
  before?.(vnode)
}
