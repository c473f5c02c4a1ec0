import { Wallet } from 'lucide-react'
import { tetherDepositContract } from '#contract/cashier/tether.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { EmptyState, Skeleton, SkeletonRows } from '#web/kit/display/states.tsx'
import { DepositLimits } from '../kit/deposit-limits.tsx'
import { DemoNote } from './demo-note.tsx'
import { PaymentList } from './payment-list.tsx'
import { TetherDepositForm } from './tether-deposit-form.tsx'
import { useClosed } from './use-closed.ts'
import { usePages } from './use-own-list.ts'

/** `/chargeCrypto`: tether deposit in a new window (ROUTE-019, WALLET-008, MAINT-010, MAINT-012). */
export function Page() {
  const overview = useCall(tetherDepositContract.overview, undefined, { staleTime: 0, retry: false })
  const { page, turnTo, options } = usePages()
  const payments = useCall(tetherDepositContract.payments, { query: { page } }, options)
  if (useClosed(overview.error)) return null
  return (
    <div className="settles grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl">테더입금</h1>
      <AnswerView answer={overview} waiting={<Skeleton className="h-120" />}>
        {data => (
          <>
            {data.isPlay && <DemoNote />}
            <TetherDepositForm overview={data} />
            <DepositLimits />
          </>
        )}
      </AnswerView>
      <section aria-labelledby="payments" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="payments" className="text-lg">
          테더 입금내역
        </h2>
        <AnswerView answer={payments} waiting={<SkeletonRows rows={3} className="h-24" />}>
          {({ payments: list }) =>
            list.length > 0 ? (
              <PaymentList payments={list} />
            ) : (
              <div className="card">
                <EmptyState
                  icon={Wallet}
                  title="테더 입금내역이 없습니다."
                  hint="신청하면 상태가 여기에 실시간으로 표시됩니다."
                />
              </div>
            )
          }
        </AnswerView>
        <Pagination page={page} pageCount={payments.data?.pageCount ?? 0} onChange={turnTo} />
      </section>
    </div>
  )
}
