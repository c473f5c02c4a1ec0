import { useEffect, useRef } from 'react'
import { SECOND } from '#domain/instant.ts'
import { holdSettled } from '#web/client/live/held-news.ts'

/** Longer than any animation plus delivery of its draw, so that nothing is held forever. */
const HELD_MAX_MILLISECONDS = 40 * SECOND

/**
 * Holds back settlement notices of bets whose animation has not been shown; shows them when the page is
 * left.
 */
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
