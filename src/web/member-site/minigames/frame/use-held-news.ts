import { useEffect, useRef } from 'react'
import { SECOND } from '#domain/instant.ts'
import { holdSettled } from '#web/client/live/held-news.ts'

/** The longest play and the way of its draw to the page are shorter; nothing is held for ever. */
const HELD_MAX_MILLISECONDS = 40 * SECOND

/** Holds back the word of bets whose play has not been seen; whoever leaves the page is told at once. */
export function useHeldNews(untold: ReadonlySet<string>): void {
  const waiting = useRef(untold)
  const held = useRef(new Map<string, () => void>())
  useEffect(() => {
    waiting.current = untold
    for (const [betId, tell] of held.current) if (!untold.has(betId)) tell()
  })
  useEffect(() => {
    const { current } = held
    const stop = holdSettled((betId, tell) => {
      if (!waiting.current.has(betId)) return false
      const tellOnce = () => {
        if (current.delete(betId)) tell()
        window.clearTimeout(timer)
      }
      const timer = window.setTimeout(tellOnce, HELD_MAX_MILLISECONDS)
      current.set(betId, tellOnce)
      return true
    })
    return () => {
      stop()
      for (const tell of current.values()) tell()
    }
  }, [])
}
