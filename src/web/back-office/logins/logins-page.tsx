import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { loginOperatorContract } from '#contract/back-office/logins.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { LiftDialog } from './lift-dialog.tsx'
import { LoginEvents } from './login-events.tsx'
import { type LoginLock, LoginLocks } from './login-locks.tsx'
import {
  type Address,
  isWhole,
  type LoginsFilter,
  type LoginsView,
  loginsAddress,
  loginsQuery,
  readLoginsFilter,
} from './logins-filter.ts'
import { LoginsFilters, noFilter } from './logins-filters.tsx'

const tabs: readonly { readonly key: LoginsView; readonly label: string }[] = [
  { key: 'events', label: '실패·잠금 기록' },
  { key: 'locks', label: '현재 잠금' },
]

/** 로그인기록: logins that failed, and locks; a lock can be lifted, with a reason. */
export function Page() {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = readLoginsFilter(address)
  const show = (change: Partial<LoginsFilter>) =>
    void navigate({ to: '.', search: loginsAddress({ ...filter, page: 1, ...change }) })
  const View = filter.view === 'locks' ? Locks : Events
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="text-xl">로그인기록</h1>
      <Tabs label="보기" tabs={tabs} value={filter.view} onChange={view => show({ view })} />
      <LoginsFilters filter={filter} onChange={show} />
      <View filter={filter} show={show} />
    </div>
  )
}

type ViewProps = {
  readonly filter: LoginsFilter
  readonly show: (change: Partial<LoginsFilter>) => void
}

const kept = { placeholderData: keepPreviousData, staleTime: 0 } as const

function Events({ filter, show }: ViewProps) {
  const answer = useCall(loginOperatorContract.events, { query: loginsQuery(filter) }, kept)
  useLastPage(filter.page, answer)
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={10} className="h-11" />}>
      {({ events, pageCount, totalCount }) => (
        <>
          <Total count={totalCount} />
          {events.length === 0 ? (
            <Nothing title="로그인 실패 기록이 없습니다." filter={filter} show={show} />
          ) : (
            <LoginEvents events={events} />
          )}
          <Pagination page={filter.page} pageCount={pageCount} onChange={page => show({ page })} />
        </>
      )}
    </AnswerView>
  )
}

function Locks({ filter, show }: ViewProps) {
  const queryClient = useQueryClient()
  const [lifting, setLifting] = useState<LoginLock>()
  const { what: _, ...query } = loginsQuery(filter)
  const answer = useCall(loginOperatorContract.locks, { query }, kept)
  useLastPage(filter.page, answer)
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={5} className="h-11" />}>
      {({ locks, pageCount, totalCount }) => (
        <>
          <Total count={totalCount} />
          {locks.length === 0 ? (
            <Nothing title="현재 잠금이 없습니다." filter={filter} show={show} />
          ) : (
            <LoginLocks locks={locks} onLift={setLifting} />
          )}
          <Pagination page={filter.page} pageCount={pageCount} onChange={page => show({ page })} />
          {lifting && (
            <LiftDialog
              lock={lifting}
              onClose={() => setLifting(undefined)}
              onDone={() => void readAgain(queryClient, loginOperatorContract.locks)}
            />
          )}
        </>
      )}
    </AnswerView>
  )
}

const Total = ({ count }: { readonly count: number }) => (
  <p className="text-sm text-dim">{`총 ${formatFigure(count)}건`}</p>
)

const Nothing = ({ title, filter, show }: ViewProps & { readonly title: string }) => (
  <div className="card">
    <EmptyState
      icon={ShieldCheck}
      title={isWhole(filter) ? title : '조건에 맞는 기록이 없습니다.'}
      {...(!isWhole(filter) && { action: <Button onClick={() => show(noFilter)}>전체 보기</Button> })}
    />
  </div>
)
