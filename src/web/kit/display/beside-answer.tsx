import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * A part of a page that is drawn once the page's answer is there: fetched beside the answer, from the moment that the page
 * is, so that neither waits for the other. A fetch that fails is tried again when the part is drawn.
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
