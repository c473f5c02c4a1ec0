import { type ComponentType, lazy, type PropsWithChildren, Suspense } from 'react'

/**
 * A part of another area, fetched when first drawn; nothing where the slot is empty. Children stand below it and come
 * with it, so that it pushes nothing down.
 */
export function lazySlot<K extends string>(
  load: (() => Promise<Readonly<Record<K, ComponentType>>>) | undefined,
  name: K,
): ComponentType<PropsWithChildren> | undefined {
  if (!load) return undefined
  const Part: ComponentType = lazy(async () => ({ default: (await load())[name] as ComponentType }))
  return function Slot({ children }) {
    return (
      <Suspense fallback={null}>
        <Part />
        {children}
      </Suspense>
    )
  }
}
