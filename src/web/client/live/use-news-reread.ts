import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnyRoute } from '../api/api-client.ts'
import { readAgain } from '../api/read-again.ts'
import { onLive, useLiveTopics } from './live.ts'
import { createSpreadReread } from './spread-reread.ts'

type News = {
  readonly topic: string
  /** The event that announces changes. */
  readonly event: string
  /** Routes to reload; must be the same array on each render. */
  readonly routes: readonly AnyRoute[]
}

/**
 * Reloads routes after a short random delay when a topic announces a change, while the component is
 * mounted.
 */
export function useNewsReread({ topic, event, routes }: News): void {
  const queryClient = useQueryClient()
  useLiveTopics([topic])
  useEffect(() => {
    const reread = createSpreadReread({
      now: () => performance.now(),
      spread: Math.random,
      schedule: (act, delay) => {
        const timer = window.setTimeout(act, delay)
        return () => window.clearTimeout(timer)
      },
      read: () => {
        for (const route of routes) void readAgain(queryClient, route)
      },
    })
    const stop = onLive(event, reread.hear)
    return () => {
      stop()
      reread.stop()
    }
  }, [event, routes, queryClient])
}
