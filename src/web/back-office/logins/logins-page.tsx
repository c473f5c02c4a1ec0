import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { loginOperatorContract } from '#contract/back-office/logins.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { LoginEvents } from './login-events.tsx'
import { type LoginLock, LoginLocks } from './login-locks.tsx'
import {
  isWhole,
  type LoginsFilter,
  type LoginsView,
  loginsForm,
  loginsQuery,
  narrowedQuery,
} from './logins-filter.ts'
import { LoginsFilters, noFilter } from './logins-filters.tsx'

const ResetSecondFactorDialog = lazyDialog(
  () => import('./reset-second-factor-dialog.tsx'),
  'ResetSecondFactorDialog',
)

const LiftLockDialog = lazyDialog(() => import('./lift-lock-dialog.tsx'), 'LiftLockDialog')

const tabs: readonly { readonly key: LoginsView; readonly label: string }[] = [
  { key: 'events', label: '실패·잠금 기록' },
  { key: 'locks', label: '현재 잠금' },
]

/** 로그인기록: failed logins, and locks; a lock can be lifted with a reason. */
export function Page() {
  const { filter, show } = useAddressFilter(loginsForm)
  const View = filter.view === 'locks' ? Locks : Events
  return (
    <DeskPage title="로그인기록" action={<ResetButton />}>
      <Tabs label="보기" tabs={tabs} value={filter.view} onChange={view => show({ view })} />
      <LoginsFilters filter={filter} onChange={show} />
      <View filter={filter} show={show} />
    </DeskPage>
  )
}

/** For operators who have lost the device of the second factor. */
function ResetButton() {
  const mayChange = useMay('log:write')
  const [asked, setAsked] = useState(false)
  if (!mayChange) return null
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        2단계 인증 초기화
      </Button>
      {asked && <ResetSecondFactorDialog onClose={() => setAsked(false)} />}
    </>
  )
}

type ViewProps = {
  readonly filter: LoginsFilter
  readonly show: (change: Partial<LoginsFilter>) => void
}

function Events({ filter, show }: ViewProps) {
  const answer = usePagedCall(loginOperatorContract.events, { query: loginsQuery(filter) }, filter.page)
  return (
    <PagedAnswer answer={answer} page={filter.page} onPage={page => show({ page })}>
      {({ events, totalCount }) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Total count={totalCount} />
            <ExportButton
              name="로그인기록"
              narrowed={!isWhole(filter)}
              onExport={reason =>
                call(exportContract.logins, { body: { filter: narrowedQuery(filter), reason } })
              }
            />
          </div>
          {events.length === 0 ? (
            <Nothing title="로그인 실패 기록이 없습니다." filter={filter} show={show} />
          ) : (
            <LoginEvents events={events} />
          )}
        </>
      )}
    </PagedAnswer>
  )
}

function Locks({ filter, show }: ViewProps) {
  const [lifting, setLifting] = useState<LoginLock>()
  const { what: _, ...query } = loginsQuery(filter)
  const answer = usePagedCall(loginOperatorContract.locks, { query }, filter.page)
  return (
    <>
      <PagedAnswer answer={answer} page={filter.page} onPage={page => show({ page })} rows={5}>
        {({ locks, totalCount }) => (
          <>
            <Total count={totalCount} />
            {locks.length === 0 ? (
              <Nothing title="현재 잠금이 없습니다." filter={filter} show={show} />
            ) : (
              <LoginLocks locks={locks} onLift={setLifting} />
            )}
          </>
        )}
      </PagedAnswer>
      {lifting && <LiftLockDialog lock={lifting} onClose={() => setLifting(undefined)} />}
    </>
  )
}

const Total = ({ count }: { readonly count: number }) => (
  <p className="text-sm text-dim">{`총 ${formatFigure(count)}건`}</p>
)

const Nothing = ({ title, filter, show }: ViewProps & { readonly title: string }) =>
  isWhole(filter) ? (
    <NothingFound icon={ShieldCheck} title={title} />
  ) : (
    <NothingFound icon={ShieldCheck} title="조건에 맞는 기록이 없습니다." onReset={() => show(noFilter)} />
  )
