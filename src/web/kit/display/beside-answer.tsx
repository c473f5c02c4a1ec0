import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * A part that is rendered after the page's data: its code is loaded in parallel with the data. A failed
 * load is retried on render.
 */
export function besideAnswer<K extends string, P extends object>(
  load: () => Promise<Readonly<Record<K, ComponentType<P>>>>,
  name: K,
  waiting: ReactNode,
): ComponentType<P> {
  void load().catch(() => {})
  const Part = lazy<ComponentType<P>>(async () => ({ default: (await load())[name] }))
  return function Beside(props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    )
  }
}
