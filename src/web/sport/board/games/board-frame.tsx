import { SearchX, Volleyball } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BoardType, Game } from '#contract/fixtures/fixtures.ts'
import { SPORT_TABS } from '#domain/sports/sports.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'
import { type Address, searchOf, tabAddress, tabOf, withoutFilter } from '../finding/board-query.ts'
import { FilterChips } from '../finding/filter-chips.tsx'
import { SportTabs } from '../finding/sport-tabs.tsx'
import { GoneGames } from './gone-games.ts'
import type { useBoard } from './use-board.ts'

type BoardFrameProps = {
  readonly type: BoardType
  readonly address: Address
  readonly list: ReturnType<typeof useBoard>
  readonly onGo: (address: Address) => void
  /** Placeholder of the list's size. */
  readonly waiting: ReactNode
  /** Content between the filters and the games. */
  readonly above?: ReactNode
  readonly children: (games: readonly Game[]) => ReactNode
}

/** A list of games with its frame: tabs, filters, loading, error, empty result, paging. */
export function BoardFrame({ type, address, list, onGo, waiting, above, children }: BoardFrameProps) {
  const { board, games, gone, page, handlers } = list
  const search = searchOf(address)
  useLastPage(page, board)
  const turnTo = (next: number) => {
    onGo({ ...address, page: next === 1 ? undefined : String(next) })
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <SportTabs
        type={type}
        search={search}
        value={tabOf(address)}
        onChange={flag =>
          onGo(tabAddress(SPORT_TABS.find(tab => tab.flag === flag) ?? { flag: 'all', label: '' }, search))
        }
      />
      <FilterChips
        search={address.search}
        league={address.league && (games[0]?.league_name ?? '선택한 리그')}
        onDrop={filter => onGo(withoutFilter(address, filter))}
      />
      {above}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-3 transition-opacity duration-150 ${board.isPlaceholderData ? 'opacity-60' : ''}`}
        {...handlers}
        aria-busy={board.isPlaceholderData}
        data-board
      >
        <AnswerView answer={board} waiting={waiting}>
          {() => (
            <GoneGames value={gone}>
              {children(games)}
              {games.length === 0 && <NoGames address={address} onReset={() => onGo({})} />}
            </GoneGames>
          )}
        </AnswerView>
      </div>
      <Pagination page={page} pageCount={board.data?.pageCount ?? 0} onChange={turnTo} />
    </>
  )
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
