import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { INPLAY_CHANNELS, inplayTopic } from '#contract/live/live.ts'
import { onLiveTopic, renewTopics, useLiveTopics } from '#web/client/live/live.ts'
import { LiveMark } from '#web/kit/display/badge.tsx'
import { StaleNote } from '#web/kit/overlays/stale-note.tsx'
import { now } from '#web/kit/time/time.ts'
import type { Address } from '#web/sport/board/finding/board-query.ts'
import { FavouritesTitle } from '#web/sport/board/finding/favourites-title.tsx'
import type { MainColumn } from '#web/sport/board/markets/main-markets.ts'
import { enterBetPage } from '#web/sport/cart/slip-store.ts'
import { LagNote } from '#web/sport/match/lag-note.tsx'
import { unsteadyText } from '#web/sport/prices/unsteady-text.ts'
import { InplayDetail } from './inplay-detail.tsx'
import { beginFeed, endFeed, openTaker } from './inplay-feed.ts'
import { InplayList } from './inplay-list.tsx'
import { inplaySilence, useStale } from './use-inplay-games.ts'

const topics = INPLAY_CHANNELS.map(channel => inplayTopic(channel))

/**
 * Subscribes to the three in-play streams while the page is mounted. They are topics of the tab's single
 * live connection, because browsers limit connections to a site to six over HTTP/1.1 (API-044, API-045).
 */
function useInplaySources(): void {
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

/** `/inplay`: live matches, and a match with all its markets (ROUTE-035, handbook 2.1). */
export function Page() {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  const [column, setColumn] = useState<MainColumn>('winner')
  useInplaySources()
  useEffect(() => enterBetPage('inplay'), [])
  const { fixture, ...list } = address
  const goTo = (search: Address) => void navigate({ to: '.', search })
  const fixtureId = Number(fixture)
  const isOpen = Number.isSafeInteger(fixtureId) && fixtureId > 0
  const back = () => (router.history.canGoBack() ? router.history.back() : goTo(list))
  return (
    <>
      <ConnectionNote />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {!isOpen && (
          <FavouritesTitle
            title="인플레이"
            mark={<LiveMark />}
            column={column}
            onColumn={setColumn}
            favourites={list.favourites === '1'}
            onFavourites={on => goTo({ ...list, favourites: on ? '1' : undefined })}
            onSearch={search => goTo({ ...list, search })}
          />
        )}
        {!isOpen && <LagNote silentFor={inplaySilence} />}
        {isOpen ? (
          <InplayDetail key={fixtureId} fixtureId={fixtureId} onBack={back} />
        ) : (
          <InplayList address={list} column={column} onGo={goTo} />
        )}
      </div>
    </>
  )
}

/** Notice that odds are locked because the connection has been silent too long (handbook 2.8). */
function ConnectionNote() {
  return <StaleNote text={useStale() ? unsteadyText : undefined} />
}
