import { type ComponentType, lazy, Suspense } from 'react'

/** A part of another area, fetched when first drawn; nothing where the slot is empty. */
export function lazySlot<K extends string>(
  load: (() => Promise<Readonly<Record<K, ComponentType>>>) | undefined,
  name: K,
): ComponentType | undefined {
  if (!load) return undefined
  const Part: ComponentType = lazy(async () => ({ default: (await load())[name] as ComponentType }))
  return function Slot() {
    return (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    )
  }
}
