import { useEffect, useEffectEvent } from 'react'
import { type DeskKey, deskKeyOf } from './key-press.ts'

/** Handles shortcuts while the page is open; `onKey` returns whether it handled the key. */
export function useDeskKey(onKey: (key: DeskKey) => boolean): void {
  const tell = useEffectEvent(onKey)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = deskKeyOf(event)
      if (key && tell(key)) event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
