import { useRef, useState } from 'react'
import type { OverdueBet } from '#contract/back-office/bets/overdue-bet.ts'
import type { TradingFixture } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { FiguresStale } from '../../kit/figures-stale.tsx'
import { KeyCap } from '../keys/key-cap.tsx'
import { DeskFilters } from './desk-filters.tsx'
import { DeskStateTabs } from './desk-state-tabs.tsx'
import { FixtureCards } from './fixture-cards.tsx'
import { FixtureTable } from './fixture-table.tsx'
import { OverdueAlarm } from './overdue-alarm.tsx'
import { useDesk } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useFirstRow } from './use-first-row.ts'

const NoFixtures = lazyDialog(() => import('./no-fixtures.tsx'), 'NoFixtures')
const ShortcutHelp = lazyDialog(() => import('../keys/shortcut-help.tsx'), 'ShortcutHelp')

const noBets: readonly OverdueBet[] = []
const noFixtures: readonly TradingFixture[] = []

/** The trading page: all fixtures with their stakes, by state, sport, league, day and name. */
export function Page() {
  const { filter, answer, show, onAim } = useDesk()
  const isPhone = useLayoutMode() === 'mobile'
  const { data, isPlaceholderData } = answer
  const box = useRef<HTMLDivElement>(null)
  const [helps, setHelps] = useState(false)
  useDeskKeys({ box, fixtures: data?.fixtures ?? noFixtures, onHelp: () => setHelps(true) })
  const goToFirstRow = useFirstRow(box, data && !isPlaceholderData ? filter.search : undefined)
  const List = isPhone ? FixtureCards : FixtureTable
  return (
    <>
      <FiguresStale answer={answer} />
      <div
        ref={box}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
        onPointerMove={onAim}
        onPointerDown={onAim}
      >
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-xl">트레이딩</h1>
          <DeskStateTabs value={filter.state} counts={data?.counts} onChange={state => show({ state })} />
          <p className="ml-auto text-xs text-dim mobile:hidden">
            <KeyCap>/</KeyCap> 검색 <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> 이동 <KeyCap>Enter</KeyCap> 열기{' '}
            <KeyCap>S</KeyCap> 정지 <KeyCap>?</KeyCap> 단축키
          </p>
        </header>
        <OverdueAlarm count={data?.overdueBets ?? 0} bets={data?.overdue ?? noBets} />
        <DeskFilters filter={filter} onChange={show} onToRows={goToFirstRow} />
        <AnswerView answer={answer} waiting={<SkeletonRows rows={12} className="h-9 mobile:h-24" />}>
          {({ fixtures, totalCount, pageCount, approximation }) => (
            <div
              className={classNames('grid gap-2', isPlaceholderData && 'opacity-60')}
              aria-busy={isPlaceholderData}
            >
              {fixtures.length === 0 ? (
                <NoFixtures filter={filter} onReset={show} />
              ) : (
                <List fixtures={fixtures} sort={filter.sort} onSort={sort => show({ sort })} />
              )}
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <p className="text-xs text-dim">총 {formatFigure(totalCount)}경기</p>
                <Pagination page={filter.page} pageCount={pageCount} onChange={page => show({ page })} />
                <p className="max-w-[720px] basis-full text-xs text-dim">{approximation}</p>
              </div>
            </div>
          )}
        </AnswerView>
      </div>
      {helps && <ShortcutHelp of="list" onClose={() => setHelps(false)} />}
    </>
  )
}
