import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ContentPart } from '#contract/live/content-parts.ts'
import { DESK_TOPIC, type LiveDeskFrame } from '#contract/live/live.ts'
import type { AnyRoute } from '#web/client/api/api-client.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'

/** Members act all the time: what a desk shows of it is read again once in this time at the most. */
const PAUSE_MILLISECONDS = 1_000

/** Has a desk's figures read again when members do something in its part of the site. */
export function usePartNews(part: ContentPart, routes: readonly AnyRoute[]): void {
  const queryClient = useQueryClient()
  const shown = useRef(routes)
  shown.current = routes
  useLiveTopics([DESK_TOPIC])
  useEffect(() => {
    let timer: number | undefined
    const read = () => {
      timer = undefined
      for (const route of shown.current) void readAgain(queryClient, route)
    }
    const stop = onLive('desk', data => {
      if (isOf(data, part)) timer ??= window.setTimeout(read, PAUSE_MILLISECONDS)
    })
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [part, queryClient])
}

const isOf = (data: unknown, part: LiveDeskFrame['part']): boolean =>
  typeof data === 'object' && data !== null && 'part' in data && data.part === part
