import { useNavigate, useSearch } from '@tanstack/react-router'
import { SearchX, Volleyball } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import type { BoardType, Game } from '#contract/fixtures.ts'
import { type BetPage, hasBonus } from '#domain/markets/bet-page.ts'
import { SPORT_TABS } from '#domain/sports/sports.ts'
import { type Address, tabAddress, tabOf, withoutFilter } from '#web/kit/board/board-query.ts'
import { FilterChips } from '#web/kit/board/filter-chips.tsx'
import { groupGames } from '#web/kit/board/game-groups.ts'
import { SportTabs } from '#web/kit/board/sport-tabs.tsx'
import { useBoard } from '#web/kit/board/use-board.ts'
import { Button } from '#web/kit/button.tsx'
import { Pagination } from '#web/kit/pagination.tsx'
import { enterBetPage } from '#web/kit/slip-store.ts'
import { EmptyState, ErrorState } from '#web/kit/states.tsx'
import { useCloseSeconds } from '#web/kit/use-close-seconds.ts'
import { AllMarketsDialog } from './all-markets-dialog.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { BoardTitle, closingText } from './board-title.tsx'
import { BonusRow } from './bonus-row.tsx'
import { GameGroup } from './game-group.tsx'

/** The games of a page as it draws them. */
export type GamesProps = { readonly games: readonly Game[]; readonly onMore: (game: Game) => void }

type BoardPageProps = {
  readonly type: BoardType & BetPage
  readonly title: string
  /** What stands beside the title instead of the time at which bets are closed. */
  readonly note?: string
  /** Draws running games, which close when they end; without it games are listed before their start. */
  readonly RunningGames?: ComponentType<GamesProps>
}

/** A Korean-style list: tabs, filters, the bonus row, games by league and day, fifteen a page (handbook 1.1, 1.2). */
export function BoardPage({ type, title, note, RunningGames }: BoardPageProps) {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const [shown, setShown] = useState<Game>()
  const closeSeconds = useCloseSeconds()
  const { board, games, page, onAim } = useBoard(type, address, RunningGames ? undefined : closeSeconds)
  useEffect(() => enterBetPage(type), [type])
  useGameInView(address.fixture, board.data !== undefined)
  const goTo = (search: Address) => void navigate({ to: '.', search })
  const turnTo = (next: number) => {
    goTo({ ...address, page: next === 1 ? undefined : String(next) })
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="grid gap-3">
      <BoardTitle title={title} count={board.data?.totalCount} note={note ?? closingText(closeSeconds)} />
      <SportTabs
        type={type}
        value={tabOf(address)}
        onChange={flag =>
          goTo(tabAddress(SPORT_TABS.find(tab => tab.flag === flag) ?? { flag: 'all', label: '' }))
        }
      />
      <FilterChips
        search={address.search}
        league={address.league && (games[0]?.league_name ?? '선택한 리그')}
        onDrop={filter => goTo(withoutFilter(address, filter))}
      />
      {hasBonus(type) && <BonusRow />}
      <div
        className={`grid gap-3 transition-opacity duration-150 ${board.isPlaceholderData ? 'opacity-60' : ''}`}
        onPointerMove={onAim}
        onPointerDown={onAim}
        aria-busy={board.isPlaceholderData}
        data-board
      >
        {board.error && !board.data ? (
          <div className="card">
            <ErrorState
              text={board.error.message}
              onRetry={() => void board.refetch()}
              busy={board.isFetching}
            />
          </div>
        ) : board.data ? (
          <>
            {RunningGames ? (
              <RunningGames games={games} onMore={setShown} />
            ) : (
              groupGames(games).map(group => (
                <GameGroup key={group.key} group={group} closeSeconds={closeSeconds} onMore={setShown} />
              ))
            )}
            {games.length === 0 && <NoGames address={address} onReset={() => goTo({})} />}
          </>
        ) : (
          <BoardSkeleton />
        )}
      </div>
      <Pagination page={page} pageCount={board.data?.pageCount ?? 0} onChange={turnTo} />
      {shown && <AllMarketsDialog game={shown} page={type} onClose={() => setShown(undefined)} />}
    </div>
  )
}

/** A key match of the sidebar is brought into view once its league is listed (SIDEBAR-002). */
function useGameInView(fixture: string | undefined, isListed: boolean): void {
  useEffect(() => {
    if (fixture === undefined || !isListed) return
    document.querySelector(`[data-fixture="${CSS.escape(fixture)}"]`)?.scrollIntoView({ block: 'center' })
  }, [fixture, isListed])
}

function NoGames({ address, onReset }: { readonly address: Address; readonly onReset: () => void }) {
  const isNarrowed = Object.keys(address).some(name => name !== 'time')
  const text = address.search
    ? {
        title: `"${address.search}" 검색 결과가 없습니다.`,
        hint: '팀·리그 이름이나 초성(ㅌㅌㄴ)으로 다시 찾아 보세요.',
      }
    : { title: '등록된 경기가 없습니다.', hint: '새 경기가 등록되면 바로 이곳에 보입니다.' }
  return (
    <div className="card">
      <EmptyState
        icon={address.search ? SearchX : Volleyball}
        {...text}
        action={isNarrowed && <Button onClick={onReset}>전체 경기 보기</Button>}
      />
    </div>
  )
}
