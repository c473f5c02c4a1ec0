import { useSyncExternalStore } from 'react'

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Whether the page is scrolled down by more than so many pixels. */
export const useIsScrolled = (above: number): boolean =>
  useSyncExternalStore(onScroll, () => window.scrollY > above)
