import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Address } from '#web/sport/board/finding/board-query.ts'
import { FavouritesTitle } from '#web/sport/board/finding/favourites-title.tsx'
import { BoardFrame } from '#web/sport/board/games/board-frame.tsx'
import { groupGames } from '#web/sport/board/games/game-groups.ts'
import { useBoard } from '#web/sport/board/games/use-board.ts'
import type { MainColumn } from '#web/sport/board/markets/main-markets.ts'
import { takeRefusedChanges } from '#web/sport/cart/changes/refused-changes.ts'
import { takeChanges } from '#web/sport/cart/changes/take-changes.ts'
import { enterBetPage } from '#web/sport/cart/slip-store.ts'
import { useCloseSeconds } from '#web/sport/match/use-close-seconds.ts'
import { FavouriteGames } from './favourite-games.tsx'
import { FixtureDetail } from './fixture-detail.tsx'
import { LeagueTable } from './league-table.tsx'

/** `/europe`: tree, fixtures with main odds, and a fixture with all its markets (ROUTE-034, handbook 2.1). */
export function Page() {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  const [column, setColumn] = useState<MainColumn>('winner')
  const closeSeconds = useCloseSeconds()
  useEffect(() => enterBetPage('europe'), [])
  useEffect(() => takeRefusedChanges(takeChanges), [])
  const { fixture, favourites, ...list } = address
  const goTo = (search: Address) => void navigate({ to: '.', search })
  const fixtureId = Number(fixture)
  if (Number.isSafeInteger(fixtureId) && fixtureId > 0) {
    const back = () => (router.history.canGoBack() ? router.history.back() : goTo({ ...list, favourites }))
    return <FixtureDetail key={fixtureId} fixtureId={fixtureId} closeSeconds={closeSeconds} onBack={back} />
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FavouritesTitle
        title="유럽형 스포츠"
        column={column}
        onColumn={setColumn}
        favourites={favourites === '1'}
        onFavourites={on => goTo({ ...list, favourites: on ? '1' : undefined })}
        onSearch={search => goTo({ ...list, search, page: undefined })}
      />
      {favourites === '1' ? (
        <FavouriteGames closeSeconds={closeSeconds} column={column} />
      ) : (
        <EuropeList address={list} closeSeconds={closeSeconds} column={column} onGo={goTo} />
      )}
    </div>
  )
}

type EuropeListProps = {
  readonly address: Address
  readonly closeSeconds: number
  readonly column: MainColumn
  readonly onGo: (address: Address) => void
}

/** Fixtures by league and day with their main odds, fifteen a page. */
function EuropeList({ address, closeSeconds, column, onGo }: EuropeListProps) {
  const list = useBoard('europe', address, closeSeconds)
  return (
    <BoardFrame
      type="europe"
      address={address}
      list={list}
      onGo={onGo}
      waiting={<SkeletonRows rows={12} className="h-12" />}
    >
      {games =>
        groupGames(games, list.late).map(group => (
          <LeagueTable key={group.key} group={group} closeSeconds={closeSeconds} column={column} />
        ))
      }
    </BoardFrame>
  )
}
