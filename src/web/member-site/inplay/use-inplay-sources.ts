import { useEffect } from 'react'
import { INPLAY_CHANNELS, inplayTopic } from '#contract/live/live.ts'
import { onLiveTopic, renewTopics, useLiveTopics } from '#web/client/live/live.ts'
import { now } from '#web/kit/time/time.ts'
import { beginFeed, endFeed, openTaker } from './inplay-feed.ts'

const topics = INPLAY_CHANNELS.map(channel => inplayTopic(channel))

/**
 * Listens to the three in-play sources while the page is there. They are topics of the tab's live connection, because a
 * browser has six connections to a site over HTTP/1.1 (API-044, API-045).
 */
export function useInplaySources(): void {
  useLiveTopics(topics)
  useEffect(() => {
    beginFeed(now())
    const stops = INPLAY_CHANNELS.map(channel => {
      const topic = inplayTopic(channel)
      const take = openTaker(channel)
      return onLiveTopic(topic, (event, data) => {
        if (take(event, data, now())) renewTopics(missed => missed === topic)
      })
    })
    // Topics that the page before has listened to as well bring their snapshot only when asked.
    renewTopics(topic => topics.includes(topic))
    return () => {
      for (const stop of stops) stop()
      endFeed()
    }
  }, [])
}
