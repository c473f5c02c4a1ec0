import { useEffect, useMemo } from 'react'
import { createCalmRefresh } from '#web/kit/board/calm-refresh.ts'

/** Reads anew when asked and at a steady pace, but not while a pointer aims at something that would move. */
export function useCalm(refetch: () => Promise<unknown>, pollMilliseconds: number) {
  const calm = useMemo(
    () =>
      createCalmRefresh({
        now: () => performance.now(),
        schedule: (act, delay) => {
          const timer = window.setTimeout(act, delay)
          return () => window.clearTimeout(timer)
        },
        refresh: () => void refetch(),
      }),
    [refetch],
  )
  useEffect(() => {
    const timer = window.setInterval(calm.ask, pollMilliseconds)
    return () => {
      window.clearInterval(timer)
      calm.stop()
    }
  }, [calm, pollMilliseconds])
  return calm
}
