import { Link } from '@tanstack/react-router'
import { Coins } from 'lucide-react'
import { chargeContract } from '#contract/cashier/charge.ts'
import { isWaitingCash } from '#domain/cashier/cash-request.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { chargeTypes, chooseChargeType, useChargeType } from '#web/client/state/charge-type.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { DepositLimits } from '../kit/deposit-limits.tsx'
import { CancelButton } from './cancel-button.tsx'
import { DepositForm } from './deposit-form.tsx'
import { PlayBanner } from './play-banner.tsx'
import { RefillCard } from './refill-card.tsx'
import { RequestHistory } from './request-history.tsx'
import { useOwnRequests } from './use-own-requests.ts'

const tabs = [
  { key: 'bank', label: '계좌입금' },
  { key: 'tether', label: '테더입금' },
] as const

/** 입금신청: bank deposit or link to tether, free refill, own requests (ROUTE rows, WALLET-002, -003, -012). */
export function Page() {
  const { type } = useChargeType()
  const answer = useCall(chargeContract.charge, undefined, { staleTime: 0 })
  const list = useOwnRequests(chargeContract.requests)
  return (
    <div className="settles grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="text-2xl">입금신청</h1>
      <PlayBanner answer={answer} />
      <Tabs
        label="입금 방법"
        tabs={tabs}
        value={type === chargeTypes.tether ? 'tether' : 'bank'}
        onChange={key => chooseChargeType(chargeTypes[key])}
      />
      {type === chargeTypes.tether ? (
        <TetherInstead />
      ) : (
        <AnswerView answer={answer} waiting={<Skeleton className="h-[520px]" />}>
          {overview => (
            <>
              <DepositForm overview={overview} />
              <DepositLimits />
              {overview.refill && <RefillCard refill={overview.refill} closed={overview.closed} />}
            </>
          )}
        </AnswerView>
      )}
      <RequestHistory
        title="충전내역"
        answer={list.answer}
        page={list.page}
        onPage={list.turnTo}
        actionOf={request => isWaitingCash(request.state) && <CancelButton request={request} />}
      />
    </div>
  )
}

const TetherInstead = () => (
  <div className="card">
    <EmptyState
      icon={Coins}
      title="테더(USDT)로 입금합니다."
      hint="시세와 수수료, 유효 시간을 확인한 후 결제 창이 열립니다."
      action={
        <Link
          to="/chargeCrypto"
          className="inline-flex h-11 items-center rounded-md bg-jade px-5 font-bold text-jade-ink hover:bg-jade-bright"
        >
          테더입금으로 이동
        </Link>
      }
    />
  </div>
)
