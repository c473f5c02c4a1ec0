import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { BoardType, Game } from '#contract/fixtures/fixtures.ts'
import { type BetPage, hasBonus } from '#domain/markets/bet-page.ts'
import type { Address } from '#web/sport/board/finding/board-query.ts'
import { BoardFrame } from '#web/sport/board/games/board-frame.tsx'
import { groupGames } from '#web/sport/board/games/game-groups.ts'
import { useBoard } from '#web/sport/board/games/use-board.ts'
import { enterBetPage } from '#web/sport/cart/slip-store.ts'
import { useCloseSeconds, useToldCloseSeconds } from '#web/sport/match/use-close-seconds.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { BoardTitle, closingText } from './board-title.tsx'
import { BonusOddsRow } from './bonus-odds-row.tsx'
import { GameGroup } from './game-group.tsx'

/** Loaded with the first click on a "+n". */
const AllMarketsDialog = lazy(async () => ({
  default: (await import('./all-markets-dialog.tsx')).AllMarketsDialog,
}))

/** Props of a page's list of games. */
export type GamesProps = {
  readonly games: readonly Game[]
  /** Games that appeared while others were in view. */
  readonly late: ReadonlySet<number>
  readonly onMore: (game: Game) => void
}

type BoardPageProps = {
  readonly type: BoardType & BetPage
  readonly title: string
  /** Shown next to the title instead of the closing time. */
  readonly note?: string
  /** Shown between the title and the list. */
  readonly lead?: ReactNode
  /** Renders live games, which close when they end; without it, games are listed before their start. */
  readonly RunningGames?: ComponentType<GamesProps>
  /** Shows one line of each game until the member opens the others. */
  readonly oneLine?: boolean
}

/**
 * A Korean-style list: tabs, filters, bonus row, games by league and day, fifteen a page (handbook 1.1,
 * 1.2).
 */
export function KoreaBoardPage({ type, title, note, lead, RunningGames, oneLine }: BoardPageProps) {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const [shown, setShown] = useState<Game>()
  const closeSeconds = useCloseSeconds()
  const toldSeconds = useToldCloseSeconds()
  const list = useBoard(type, address, RunningGames ? undefined : closeSeconds)
  const { data } = list.board
  useEffect(() => enterBetPage(type), [type])
  useGameInView(address.fixture, data !== undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <BoardTitle title={title} count={data?.totalCount} note={note ?? closingText(toldSeconds)} />
      {lead}
      <BoardFrame
        type={type}
        address={address}
        list={list}
        onGo={search => void navigate({ to: '.', search })}
        waiting={<BoardSkeleton />}
        above={hasBonus(type) && <BonusOddsRow />}
      >
        {games =>
          RunningGames ? (
            <RunningGames games={games} late={list.late} onMore={setShown} />
          ) : (
            groupGames(games, list.late).map(group => (
              <GameGroup
                key={group.key}
                group={group}
                closeSeconds={closeSeconds}
                onMore={setShown}
                oneLine={oneLine}
              />
            ))
          )
        }
      </BoardFrame>
      {shown && (
        <Suspense fallback={null}>
          <AllMarketsDialog game={shown} page={type} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

/** Scrolls to the key match from the sidebar once its league is listed (SIDEBAR-002). */
function useGameInView(fixture: string | undefined, isListed: boolean): void {
  useEffect(() => {
    if (fixture === undefined || !isListed) return
    document.querySelector(`[data-fixture="${CSS.escape(fixture)}"]`)?.scrollIntoView({ block: 'center' })
  }, [fixture, isListed])
}
