import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnyRoute } from '../api/api-client.ts'
import { readAgain } from '../api/read-again.ts'
import { onLive, useLiveTopics } from './live.ts'
import { createSpreadReread } from './spread-reread.ts'

type News = {
  readonly topic: string
  /** The event that comes by it. */
  readonly event: string
  /** What is read again; the same list at each drawing. */
  readonly routes: readonly AnyRoute[]
}

/** Has routes read again, soon and spread, whenever a topic has news while the component is there. */
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
