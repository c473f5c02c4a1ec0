import { useSyncExternalStore } from 'react'

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** True when the page is scrolled by more than this many pixels. */
export const useIsScrolled = (above: number): boolean =>
  useSyncExternalStore(onScroll, () => window.scrollY > above)
