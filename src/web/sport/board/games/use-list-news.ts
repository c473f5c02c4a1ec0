import { useEffect } from 'react'
import { LISTS_TOPIC, type LiveListsFrame } from '#contract/live/live.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'

/** All who look at a list hear of a newcomer at once; they ask one after another. */
const spreadMilliseconds = 2_000

/**
 * Has a pre-match list read again soon after fixtures have come into the lists, or stand elsewhere in them. Without
 * `ask` nothing is listened to; with a sport only what is of it counts.
 */
export function useListNews(ask: (() => unknown) | undefined, sportId?: number): void {
  useLiveTopics(ask ? [LISTS_TOPIC] : [])
  useEffect(() => {
    if (!ask) return
    let timer: number | undefined
    const stop = onLive('lists', data => {
      const { sport_ids } = data as LiveListsFrame
      if (timer !== undefined || (sportId !== undefined && !sport_ids.includes(sportId))) return
      timer = window.setTimeout(() => {
        timer = undefined
        void ask()
      }, Math.random() * spreadMilliseconds)
    })
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [ask, sportId])
}
