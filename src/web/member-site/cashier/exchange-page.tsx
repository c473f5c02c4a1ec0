import { exchangeContract } from '#contract/cashier/exchange.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { TurnoverProgress } from '../kit/turnover/turnover-progress.tsx'
import { PlayBanner } from './play-banner.tsx'
import { RequestHistory } from './request-history.tsx'
import { useOwnRequests } from './use-own-requests.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'

/**
 * 출금신청: bank withdrawal to the registered account, turnover, own requests (WALLET-005 to -007,
 * WALLET-012).
 */
export function Page() {
  const answer = useCall(exchangeContract.exchange, undefined, { staleTime: 0 })
  const list = useOwnRequests(exchangeContract.requests)
  return (
    <div className="settles grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="text-2xl">출금신청</h1>
      <PlayBanner answer={answer} />
      <AnswerView answer={answer} waiting={<Skeleton className="h-[560px]" />}>
        {overview => <WithdrawalForm overview={overview} />}
      </AnswerView>
      <TurnoverProgress />
      <RequestHistory title="환전내역" answer={list.answer} page={list.page} onPage={list.turnTo} />
    </div>
  )
}
