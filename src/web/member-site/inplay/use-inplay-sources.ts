import { useEffect } from 'react'
import { INPLAY_CHANNELS, inplayTopic } from '#contract/live/live.ts'
import { onLiveTopic, renewTopics, useLiveTopics } from '#web/client/live/live.ts'
import { now } from '#web/kit/time/time.ts'
import { beginFeed, endFeed, openTaker } from './inplay-feed.ts'

const topics = INPLAY_CHANNELS.map(channel => inplayTopic(channel))

/**
 * Subscribes to the three in-play streams while the page is mounted. They are topics of the tab's single
 * live connection, because browsers limit connections to a site to six over HTTP/1.1 (API-044, API-045).
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
    // Topics that the previous page also used send their snapshot only on request.
    renewTopics(topic => topics.includes(topic))
    return () => {
      for (const stop of stops) stop()
      endFeed()
    }
  }, [])
}
