import { SearchX, Volleyball } from 'lucide-react'
import { SPORT_TABS } from '#domain/sports/sports.ts'
import { type Address, tabAddress, tabOf, withoutFilter } from '#web/kit/board/board-query.ts'
import { FilterChips } from '#web/kit/board/filter-chips.tsx'
import { groupGames } from '#web/kit/board/game-groups.ts'
import type { MainColumn } from '#web/kit/board/main-markets.ts'
import { SportTabs } from '#web/kit/board/sport-tabs.tsx'
import { useBoard } from '#web/kit/board/use-board.ts'
import { Button } from '#web/kit/button.tsx'
import { Pagination } from '#web/kit/pagination.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '#web/kit/states.tsx'
import { LeagueTable } from './league-table.tsx'

type EuropeListProps = {
  readonly address: Address
  readonly closeSeconds: number
  readonly column: MainColumn
  readonly onGo: (address: Address) => void
}

/** Fixtures by league and day with their main prices, fifteen a page. */
export function EuropeList({ address, closeSeconds, column, onGo }: EuropeListProps) {
  const { board, games, page, onAim } = useBoard('europe', address, closeSeconds)
  const turnTo = (next: number) => {
    onGo({ ...address, page: next === 1 ? undefined : String(next) })
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <SportTabs
        type="europe"
        value={tabOf(address)}
        onChange={flag =>
          onGo(tabAddress(SPORT_TABS.find(tab => tab.flag === flag) ?? { flag: 'all', label: '' }))
        }
      />
      <FilterChips
        search={address.search}
        league={address.league && (games[0]?.league_name ?? '선택한 리그')}
        onDrop={filter => onGo(withoutFilter(address, filter))}
      />
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-3 transition-opacity duration-150 ${board.isPlaceholderData ? 'opacity-60' : ''}`}
        onPointerMove={onAim}
        onPointerDown={onAim}
        aria-busy={board.isPlaceholderData}
        data-board
      >
        {board.error && !board.data && (
          <div className="card">
            <ErrorState
              text={board.error.message}
              onRetry={() => void board.refetch()}
              busy={board.isFetching}
            />
          </div>
        )}
        {board.isPending && <SkeletonRows rows={12} className="h-12" />}
        {groupGames(games).map(group => (
          <LeagueTable key={group.key} group={group} closeSeconds={closeSeconds} column={column} />
        ))}
        {board.data && games.length === 0 && <NoGames search={address.search} onReset={() => onGo({})} />}
      </div>
      <Pagination page={page} pageCount={board.data?.pageCount ?? 0} onChange={turnTo} />
    </>
  )
}

function NoGames({ search, onReset }: { readonly search: string | undefined; readonly onReset: () => void }) {
  return (
    <div className="card">
      <EmptyState
        icon={search ? SearchX : Volleyball}
        title={search ? `"${search}" 검색 결과가 없습니다.` : '등록된 경기가 없습니다.'}
        hint="팀·리그 이름, 영문 이름이나 초성(ㅌㅌㄴ)으로 찾을 수 있습니다."
        action={<Button onClick={onReset}>전체 경기 보기</Button>}
      />
    </div>
  )
}
