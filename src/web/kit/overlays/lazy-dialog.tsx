import { type ComponentType, lazy, Suspense } from 'react'

/** A dialog, or another part that is seldom there, fetched when it is first drawn: the page it belongs to is there before. */
export function lazyDialog<K extends string, P extends object>(
  load: () => Promise<Readonly<Record<K, ComponentType<P>>>>,
  name: K,
): ComponentType<P> {
  const Dialog = lazy<ComponentType<P>>(async () => ({ default: (await load())[name] }))
  return function Later(props) {
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    )
  }
}
