import { HandCoins } from 'lucide-react'
import { settlementContract } from '#contract/partner/settlements.ts'
import type { Output } from '#contract/wire/route.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { ClaimForm } from './claim-form.tsx'
import { ClaimList } from './claim-list.tsx'
import { CommissionDays } from './commission-days.tsx'
import { EventPart } from './event-part.tsx'
import { PurseCards } from './purse-cards.tsx'
import { type SettlementTab, settlementTabs } from './settlement-tabs.ts'
import { LosingWeeks, WeekSums } from './week-sums.tsx'

const READ_MILLISECONDS = 30_000

type SettlementViewProps = { readonly tab: SettlementTab; readonly onTab: (tab: SettlementTab) => void }

/** Earnings under five tabs, or a notice for members without any (handbook 4.4). */
export function SettlementView({ tab, onTab }: SettlementViewProps) {
  const answer = useCall(settlementContract.own, undefined, { refetchInterval: READ_MILLISECONDS })
  return (
    <div className="grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="flex min-h-10 items-center text-2xl">정산신청</h1>
      <Tabs label="정산 종류" tabs={settlementTabs} value={tab} onChange={onTab} look="lines" />
      <AnswerView answer={answer} waiting={<SkeletonRows rows={4} className="h-24" />}>
        {own =>
          own.isEarner ? (
            <TabContent tab={tab} own={own} />
          ) : (
            <div className="card">
              <EmptyState icon={HandCoins} title="정산 가능한 내역이 없습니다." />
            </div>
          )
        }
      </AnswerView>
    </div>
  )
}

type Own = Output<typeof settlementContract.own>

function TabContent({ tab, own }: { readonly tab: SettlementTab; readonly own: Own }) {
  if (tab === '2') return <CommissionDays key="sports" group="sports" />
  if (tab === '3') return <CommissionDays key="casino" group="casino" />
  if (tab === '4')
    return (
      <>
        <PurseCards purses={own.purses.filter(purse => purse.item === 'event')} />
        <EventPart />
        <ClaimForm key="event" own={own} items={['event']} methods={['wallet', 'points', 'bank']} />
        <ClaimList />
      </>
    )
  if (tab === '5') return <TetherTab own={own} />
  return (
    <>
      <PurseCards purses={own.purses} />
      <ClaimForm
        key="all"
        own={own}
        items={['rolling', 'losing', 'event']}
        methods={['wallet', 'points', 'bank']}
      />
      <WeekSums title="이번 주" week={own.thisWeek} />
      <WeekSums title="지난주" week={own.lastWeek} />
      <LosingWeeks weeks={own.weeks} />
      <ClaimList />
    </>
  )
}

const TetherTab = ({ own }: { readonly own: Own }) =>
  own.tether ? (
    <>
      <PurseCards purses={own.purses} />
      <ClaimForm key="tether" own={own} items={['rolling', 'losing', 'event']} methods={['tether']} />
      <ClaimList />
    </>
  ) : (
    <div className="card">
      <EmptyState icon={HandCoins} title="테더 점검중입니다." hint="점검이 끝난 뒤 신청할 수 있습니다." />
    </div>
  )
