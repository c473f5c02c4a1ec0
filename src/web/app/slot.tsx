import { type ComponentType, lazy, type PropsWithChildren, Suspense } from 'react'
import { guardedLoad } from './loading/guarded-load.ts'
import { pageStands } from './loading/page-stands.ts'

/**
 * A part of another area, loaded when it is rendered and the first page is ready; nothing when the slot
 * is empty. Children appear below it at the same time, so they don't move.
 */
export function lazySlot<K extends string>(
  load: (() => Promise<Readonly<Record<K, ComponentType>>>) | undefined,
  name: K,
): ComponentType<PropsWithChildren> | undefined {
  if (!load) return undefined
  const Part: ComponentType = lazy(async () => {
    await pageStands()
    return { default: (await guardedLoad(load))[name] as ComponentType }
  })
  return function Slot({ children }) {
    return (
      <Suspense fallback={null}>
        <Part />
        {children}
      </Suspense>
    )
  }
}

/** A part that is loaded on first render, and renders nothing until then. */
export function lazyPart<K extends string, P extends object>(
  load: () => Promise<Readonly<Record<K, ComponentType<P>>>>,
  name: K,
): ComponentType<P> {
  const Part = lazy<ComponentType<P>>(async () => ({ default: (await guardedLoad(load))[name] }))
  return function Later(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
