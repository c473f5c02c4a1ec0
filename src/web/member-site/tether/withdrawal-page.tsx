import { Wallet } from 'lucide-react'
import { tetherWithdrawalContract } from '#contract/cashier/tether.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, Skeleton, SkeletonRows } from '#web/kit/display/states.tsx'
import { TurnoverProgress } from '../kit/turnover/turnover-progress.tsx'
import { AddressBook } from './address-book.tsx'
import { DemoNote } from './demo-note.tsx'
import { TetherWithdrawalForm } from './tether-withdrawal-form.tsx'
import { useClosed } from './use-closed.ts'
import { usePages } from './use-own-list.ts'
import { WithdrawalList } from './withdrawal-list.tsx'

/** `/exchangeCrypto`: withdrawal in tether (ROUTE-021, WALLET-010, WALLET-011, MAINT-011, MAINT-012). */
export function Page() {
  const overview = useCall(tetherWithdrawalContract.overview, undefined, { staleTime: 0, retry: false })
  const { page, turnTo, options } = usePages()
  const requests = useCall(tetherWithdrawalContract.requests, { query: { page } }, options)
  if (useClosed(overview.error)) return null
  return (
    <div className="settles grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl">테더출금</h1>
      <AnswerView answer={overview} waiting={<Skeleton className="h-120" />}>
        {data => (
          <>
            {data.isPlay && <DemoNote />}
            <TetherWithdrawalForm overview={data} />
            <TurnoverProgress />
            <AddressBook overview={data} />
          </>
        )}
      </AnswerView>
      <section aria-labelledby="withdrawals" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="withdrawals" className="text-lg">
          테더 출금내역
        </h2>
        <AnswerView answer={requests} waiting={<SkeletonRows rows={3} className="h-24" />}>
          {({ requests: list }) =>
            list.length > 0 ? (
              <WithdrawalList requests={list} />
            ) : (
              <div className="card">
                <EmptyState
                  icon={Wallet}
                  title="테더 출금내역이 없습니다."
                  hint="신청하면 상태가 여기에 실시간으로 표시됩니다."
                />
              </div>
            )
          }
        </AnswerView>
        <Pagination page={page} pageCount={requests.data?.pageCount ?? 0} onChange={turnTo} />
      </section>
    </div>
  )
}
