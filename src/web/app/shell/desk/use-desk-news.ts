import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ContentPart, contentParts } from '#contract/live/content-parts.ts'
import { DESK_TOPIC } from '#contract/live/live.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'

/** Reloads an operator's open data when members do something in its part of the site. */
export function useDeskNews(isOperator: boolean): void {
  const queryClient = useQueryClient()
  useLiveTopics(isOperator ? [DESK_TOPIC] : [])
  useEffect(() => {
    const take = async (data: unknown) => {
      const part = partOf(data)
      if (part === undefined) return
      const { readPartsAgain } = await import('../../content-routes.ts')
      readPartsAgain(queryClient, [part])
    }
    return onLive('desk', data => void take(data))
  }, [queryClient])
}

const partOf = (data: unknown): ContentPart | undefined =>
  typeof data === 'object' && data !== null && 'part' in data
    ? contentParts.find(part => part === data.part)
    : undefined
