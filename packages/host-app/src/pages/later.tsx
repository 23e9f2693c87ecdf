import { type ComponentType, lazy, Suspense } from 'react'
import { orReload } from '../or-reload.ts'

/**
 * A page whose module comes when somebody goes there, so that the first screen does not wait for it. A module that can't
 * be had loads the page in full, once (part 1 §8).
 */
export function laterPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Page = lazy(async () => {
    const loading = load()
    await orReload(loading, { path: location.pathname, reload: () => location.reload() })
    return { default: await loading }
  }) as unknown as ComponentType<Props>
  return (props: Props) => (
    <Suspense fallback={<p className="heard-only">Loading</p>}>
      <Page {...props} />
    </Suspense>
  )
}
