import { Link, useSearch } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bet } from '#contract/bets/bets.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useJustPlaced } from '#web/play/cart/just-placed.ts'
import { BetCard } from './bet-card.tsx'
import { columnsClass, inColumnsClass } from './bet-head.tsx'
import { type HistoryFilter, wholeHistory } from './history-filter.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryTotalsRow } from './history-totals.tsx'
import { OneBet } from './one-bet.tsx'
import { useHistory } from './use-history.ts'
import { WaitingBets } from './waiting-bets.tsx'

/**
 * 베팅내역: the member's bets, newest first, fifteen a page (ROUTE-057 to ROUTE-059), or the bet named in the
 * URL.
 */
export function Page() {
  const { bet }: { readonly bet?: string } = useSearch({ strict: false })
  return bet === undefined ? <History /> : <OneBet key={bet} id={bet} />
}

function History() {
  const { filter, answer, show } = useHistory()
  const { data } = answer
  const turnTo = (page: number) => {
    show({ page })
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex items-baseline gap-3">
        <h1 className="text-2xl">베팅내역</h1>
        {data && <p className="text-sm text-dim">총 {formatFigure(data.totalCount)}건</p>}
      </header>
      <HistoryFilters filter={filter} onChange={show} />
      <WaitingBets filter={filter} />
      <AnswerView answer={answer} waiting={<SkeletonRows rows={6} className="h-[76px] mobile:h-[132px]" />}>
        {({ bets }) => (
          <Bets bets={bets} busy={answer.isPlaceholderData}>
            <NoBets filter={filter} onReset={() => show(wholeHistory)} />
          </Bets>
        )}
      </AnswerView>
      <Pagination page={filter.page} pageCount={data?.pageCount ?? 0} onChange={turnTo} />
    </div>
  )
}

type BetsProps = {
  readonly bets: readonly Bet[]
  readonly busy: boolean
  /** Shown when there are none. */
  readonly children: ReactNode
}

function Bets({ bets, busy, children }: BetsProps) {
  const placed = useJustPlaced()
  if (bets.length === 0) return <div className="card">{children}</div>
  return (
    <div
      className={classNames(columnsClass, 'gap-y-2 transition-opacity', busy && 'opacity-60')}
      aria-busy={busy}
    >
      <HistoryTotalsRow bets={bets} />
      <div
        aria-hidden
        className={classNames(inColumnsClass, 'h-8 items-center px-4 text-xs text-dim stacked:hidden')}
      >
        <span>번호/시간</span>
        <span>경기</span>
        <span className="text-right">총배당</span>
        <span className="text-right">베팅금액</span>
        <span className="text-right">예상/당첨금액</span>
        <span className="text-right">상태</span>
      </div>
      <ul aria-label="베팅내역" className={classNames(inColumnsClass, 'gap-y-2')}>
        {bets.map(bet => (
          <BetCard key={bet.id} bet={bet} isNew={bet.id === placed} />
        ))}
      </ul>
    </div>
  )
}

/** Links to the matches, or resets a filter without results. */
function NoBets({ filter, onReset }: { readonly filter: HistoryFilter; readonly onReset: () => void }) {
  const isNarrowed = filter.type !== 'all' || filter.status !== 'all' || filter.period !== 'all'
  return (
    <EmptyState
      icon={ReceiptText}
      title={isNarrowed ? '조건에 맞는 베팅내역이 없습니다.' : '아직 베팅내역이 없습니다.'}
      hint={isNarrowed ? '다른 기간이나 상태로 찾아 보세요.' : '경기를 골라 첫 베팅을 시작해 보세요.'}
      action={
        isNarrowed ? (
          <Button onClick={onReset}>전체 내역 보기</Button>
        ) : (
          <Link
            to="/korea/cross"
            className="inline-flex h-10 items-center rounded-md bg-jade px-4 font-bold text-jade-ink hover:bg-jade-bright mobile:h-11"
          >
            베팅하러 가기
          </Link>
        )
      }
    />
  )
}
