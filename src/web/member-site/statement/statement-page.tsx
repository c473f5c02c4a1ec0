import { useNavigate, useSearch } from '@tanstack/react-router'
import { Download, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { statementContract } from '#contract/cashier/statement.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall, useSession } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { now } from '#web/kit/time/time.ts'
import { Holdings } from './holdings.tsx'
import { MonthList } from './month-list.tsx'
import { MovementList } from './movement-list.tsx'
import {
  type Address,
  filterAddress,
  isNarrowed,
  readFilter,
  type StatementFilter,
  statementQuery,
  wholeStatement,
} from './statement-filter.ts'
import { StatementFilters } from './statement-filters.tsx'
import { type StatementQuery, useStatement, useStatementFile } from './use-statement.ts'

const views = [
  { key: 'movements', label: '거래내역' },
  { key: 'months', label: '월별 합계' },
] as const

/**
 * 거래내역: all movements of the member's money and points with their origin, and monthly totals (W3, W10,
 * W11).
 */
export function Page() {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = readFilter(address)
  const show = (change: Partial<StatementFilter>) =>
    void navigate({ to: '.', search: filterAddress({ ...filter, ...change }) })
  const months = useCall(statementContract.months, undefined, { staleTime: 5_000 })
  const query = statementQuery(filter, now())
  const user = useSession()?.user
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex items-center justify-between gap-3">
        <h1 className="text-2xl">거래내역</h1>
        <FileButton query={query} />
      </header>
      <Holdings lifetime={months.data?.lifetime} />
      <Tabs label="보기" look="lines" tabs={views} value={filter.view} onChange={view => show({ view })} />
      {filter.view === 'months' ? (
        <AnswerView answer={months} waiting={<SkeletonRows rows={4} className="h-12" />}>
          {({ months: rows }) => <MonthList months={rows} />}
        </AnswerView>
      ) : (
        <>
          <StatementFilters filter={filter} onChange={show} />
          {/* The list restarts when the balance or the filter changes. */}
          <Movements key={`${JSON.stringify(query)} ${user?.emoney} ${user?.point}`} query={query}>
            {isNarrowed(filter) && <Button onClick={() => show(wholeStatement)}>전체 보기</Button>}
          </Movements>
        </>
      )}
    </div>
  )
}

function FileButton({ query }: { readonly query: StatementQuery }) {
  const { save, busy } = useStatementFile(query)
  return (
    <Button busy={busy} onClick={() => void save()}>
      <Download aria-hidden size={16} />
      CSV 저장
    </Button>
  )
}

type MovementsProps = {
  readonly query: StatementQuery
  /** Resets a filter without results. */
  readonly children: ReactNode
}

function Movements({ query, children }: MovementsProps) {
  const { answer, movements, hasMore, readMore, busy } = useStatement(query)
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-14" />}>
      {() =>
        movements.length === 0 ? (
          <div className="card">
            <EmptyState icon={ReceiptText} title="이 조건의 거래내역이 없습니다." action={children} />
          </div>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <MovementList movements={movements} />
            {hasMore && (
              <Button wide busy={busy} onClick={() => void readMore()}>
                더 보기
              </Button>
            )}
          </div>
        )
      }
    </AnswerView>
  )
}
