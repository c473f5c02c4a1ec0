import { type ComponentType, createElement, lazy, Suspense } from 'react'

/** Returns a dialog, or another part that is seldom shown, whose code is fetched when it is first rendered. */
export function lazyDialog<K extends string, P extends object>(
  load: () => Promise<Readonly<Record<K, ComponentType<P>>>>,
  name: K,
): ComponentType<P> {
  const Dialog = lazy<ComponentType<P>>(async () => ({ default: (await load())[name] }))
  return function Later(props) {
    return createElement(Suspense, { fallback: null }, createElement(Dialog, props))
  }
}
