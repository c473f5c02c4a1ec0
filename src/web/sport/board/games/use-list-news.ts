import { useEffect } from 'react'
import { LISTS_TOPIC, type LiveListsFrame } from '#contract/live/live.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'

/** All viewers of a list get the news of a new fixture at once; their requests are spread. */
const spreadMilliseconds = 2_000

/**
 * Refetches a pre-match list soon after fixtures were added or moved. Without `ask` it does not
 * subscribe; with a sport only that sport counts.
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
