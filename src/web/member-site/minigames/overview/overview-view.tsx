import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { WireGame } from '#contract/minigame/minigames.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { ShowMore, useSteps } from '#web/kit/controls/show-more.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'
import { useFavourites } from '#web/sport/board/finding/use-favourites.ts'
import { useRoundSlip } from '../cart/round-cart-store.ts'
import { GameBetting } from '../cart/several-games.tsx'
import { useHouseClock } from '../rounds/house-clock.ts'
import {
  type Address,
  bySoonest,
  type Finder,
  finderAddress,
  foundGames,
  isFiltered,
  readFinder,
} from './finder.ts'
import { FinderBar } from './finder-bar.tsx'
import { GameGrid } from './game-sections.tsx'
import { gamesOf, groups, withoutVirtual } from './places.ts'
import { type LobbyView, useLobby } from './use-lobby.ts'

/** `/minigame`: all games with search and filters, and the groups (ROUTE-038, MINI-071). */
export function OverviewView({ games }: { readonly games: readonly WireGame[] }) {
  const view = useLobby()
  const { finder, change } = useFinder()
  const own = withoutVirtual(games)
  const slipGame = useRoundSlip(({ page }) => page)
  const betting = view.pressed ?? own.find(({ gameId }) => gameId === slipGame)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 mobile:gap-2.5" data-overview>
      <header className="flex min-h-10 flex-wrap items-baseline gap-x-3 mobile:min-h-0">
        <h1 className="text-2xl">미니게임</h1>
        <p className="text-dim mobile:hidden">모든 추첨은 누구나 다시 계산해 확인할 수 있습니다.</p>
      </header>
      <FinderBar games={own} finder={finder} onChange={change} />
      <FoundGames games={own} finder={finder} view={view} onReset={() => change(readFinder({}))} />
      <GroupList games={games} />
      {betting && <GameBetting game={betting} />}
    </div>
  )
}

/** The filter of the address. The text follows the typing at once: an address takes a moment to change. */
function useFinder() {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const [finder, setFinder] = useState(() => readFinder(address))
  const change = (more: Partial<Finder>) => {
    const next = { ...finder, ...more }
    setFinder(next)
    void navigate({ to: '.', search: finderAddress(next), replace: true })
  }
  return { finder, change }
}

/** Number of games of a step of the list. */
const STEP = 15
/** Number of own games at the top of the list. */
const MINE_MAX = 6

type FoundGamesProps = {
  readonly games: readonly WireGame[]
  readonly finder: Finder
  readonly view: LobbyView
  readonly onReset: () => void
}

function FoundGames({ games, finder, view, onReset }: FoundGamesProps) {
  const favourites = useFavourites(state => state.games)
  const played = view.lobby?.played ?? []
  const closings = useClosings(view)
  const found = foundGames(games, finder, { favourites, played })
  const ordered = finder.soon ? bySoonest(found, closings) : found
  const mine = useMine(view)
  const top = isFiltered(finder) ? [] : ordered.filter(({ gameId }) => mine.includes(gameId))
  const rest = ordered.filter(game => !top.includes(game))
  const { first, left, showMore } = useSteps(rest, STEP - top.length, JSON.stringify(finder))
  if (found.length === 0)
    return (
      <div className="card">
        <EmptyState
          title={emptyWords[finder.mine ?? 'all']}
          hint="검색어나 필터를 바꿔 보세요."
          action={<Button onClick={onReset}>전체 게임 보기</Button>}
        />
      </div>
    )
  return (
    <>
      {top.length > 0 && <Titled title="내 게임" games={top} view={view} />}
      {top.length > 0 ? (
        <Titled title="전체 게임" games={first} view={view} />
      ) : (
        <GameGrid games={first} view={view} />
      )}
      <ShowMore left={left} unit="개" onPress={showMore} />
    </>
  )
}

const emptyWords = {
  all: '찾는 게임이 없습니다.',
  favourite: '즐겨찾기한 게임이 없습니다.',
  recent: '최근에 베팅한 게임이 없습니다.',
} as const

type TitledProps = { readonly title: string; readonly games: readonly WireGame[]; readonly view: LobbyView }

const Titled = ({ title, games, view }: TitledProps) => (
  <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2" data-section={title}>
    <h2 className="text-base font-bold">{title}</h2>
    <GameGrid games={games} view={view} />
  </section>
)

/**
 * Favourites, then recently played games, as they were when the page opened: a game must not move away from
 * under the finger that marks it.
 */
function useMine({ lobby }: LobbyView): readonly number[] {
  const [mine, setMine] = useState<readonly number[]>()
  if (lobby && !mine)
    setMine([...new Set([...useFavourites.getState().games, ...lobby.played])].slice(0, MINE_MAX))
  return mine ?? []
}

/** Closing times of the games that take bets now. Changes only when a round opens or closes. */
function useClosings({ overview }: LobbyView): ReadonlyMap<number, number> {
  const rounds = (overview?.games ?? []).flatMap(({ round }) => (round ? [round] : []))
  const open = useHouseClock(at =>
    rounds
      .filter(({ closesAt }) => closesAt > at)
      .map(({ id }) => id)
      .join(),
  ).split(',')
  return new Map(rounds.filter(({ id }) => open.includes(id)).map(one => [one.gameId, one.closesAt]))
}

/** Pages of the groups in small print: members look for kinds, not for groups. */
const GroupList = ({ games }: { readonly games: readonly WireGame[] }) => (
  <nav aria-label="게임 그룹" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-dim mobile:gap-y-0">
    {groups
      .filter(({ key }) => gamesOf(key, games).length > 0)
      .map(({ key, title }) => (
        <Link
          key={key}
          to={`/minigame/${key}`}
          className="inline-flex h-8 items-center hover:text-text mobile:h-11 mobile:min-w-11"
        >
          {title}
        </Link>
      ))}
  </nav>
)
