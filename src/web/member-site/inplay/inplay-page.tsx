import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LiveMark } from '#web/kit/display/badge.tsx'
import type { Address } from '#web/sport/board/finding/board-query.ts'
import { FavouritesTitle } from '#web/sport/board/finding/favourites-title.tsx'
import type { MainColumn } from '#web/sport/board/markets/main-markets.ts'
import { enterBetPage } from '#web/sport/cart/slip-store.ts'
import { LagNote } from '#web/sport/match/lag-note.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { InplayDetail } from './inplay-detail.tsx'
import { InplayList } from './inplay-list.tsx'
import { inplaySilence } from './use-inplay-games.ts'
import { useInplaySources } from './use-inplay-sources.ts'

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
