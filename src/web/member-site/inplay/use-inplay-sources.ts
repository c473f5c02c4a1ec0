import { useEffect } from 'react'
import { INPLAY_CHANNELS } from '#contract/live/live.ts'
import { openSource } from '#web/client/live/live.ts'
import { liveSilence } from '#web/client/live/live-silence.ts'
import { readJson } from '#web/client/live/read-json.ts'
import { now } from '#web/kit/time/time.ts'
import { beginFeed, forgetFeed, markFailures, markHeard, sourceTakers } from './inplay-feed.ts'

/** A window that nobody sees gives its connections back after so long: a browser has six for all windows of a site. */
const hiddenMax = 20_000

/**
 * Holds the three event streams open for as long as the page is there and seen; seen again it begins with their
 * snapshots (API-044, API-045).
 */
export function useInplaySources(): void {
  useEffect(() => {
    let close: (() => void) | undefined
    let timer: number | undefined
    const rest = () => {
      close?.()
      close = undefined
      forgetFeed()
    }
    const turn = () => {
      window.clearTimeout(timer)
      if (!document.hidden) close ??= openSources()
      else if (close) timer = window.setTimeout(rest, hiddenMax)
    }
    beginFeed(now())
    if (document.hidden) forgetFeed()
    turn()
    document.addEventListener('visibilitychange', turn)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      window.clearTimeout(timer)
      close?.()
    }
  }, [])
}

/** Opens all three; gives the way to close them. */
function openSources(): () => void {
  const sources = INPLAY_CHANNELS.map(channel => {
    const take = sourceTakers[channel]()
    const source = openSource(`/api/inplay/stream?channel=${channel}`, liveSilence, {
      onMessage: ({ event, data }) => {
        if (take(event, readJson(data), now())) source.renew()
      },
      onHeard: () => markHeard(channel, now()),
      onFailures: count => markFailures(channel, count),
    })
    return source
  })
  return () => {
    for (const source of sources) source.close()
  }
}
