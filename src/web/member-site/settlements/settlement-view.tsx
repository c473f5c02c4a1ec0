import { HandCoins } from 'lucide-react'
import { settlementContract } from '#contract/partner/settlements.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { claimItemWord } from '#domain/partners/claim-rules.ts'
import { minusFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { Table } from '#web/kit/display/table.tsx'
import { ClaimForm } from './claim-form.tsx'
import { ClaimList } from './claim-list.tsx'
import { CommissionDays } from './commission-days.tsx'
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

type Purse = Output<typeof settlementContract.own>['purses'][number]

/** Balance of each item, and the amount of pending claims. */
const PurseCards = ({ purses }: { readonly purses: readonly Purse[] }) => (
  <ul aria-label="정산 잔액" className="grid grid-cols-3 gap-3 narrow:grid-cols-1">
    {purses.map(({ item, balance, reserved, isOpen }) => (
      <li key={item} className="card grid gap-1 p-4">
        <p className="flex items-center justify-between gap-2 text-sm text-dim">
          {`${claimItemWord[item]} 정산금`}
          {isOpen && <Badge tone="gold">신청중</Badge>}
        </p>
        <p className={balance < 0 ? 'text-xl font-bold text-danger' : 'text-xl font-bold'}>
          {minusFigure(balance)}
          <span className="text-base font-normal text-dim">원</span>
        </p>
        <p className="text-xs text-dim">{`처리 대기 ${formatFigure(reserved)}원`}</p>
      </li>
    ))}
  </ul>
)

/** Event money received, and event points given to members of the own tree (CALC-005). */
function EventPart() {
  const answer = useCall(settlementContract.events, undefined, { staleTime: 0 })
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={4} className="h-9" />}>
      {({ grants, days }) => (
        <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-[minmax(0,1fr)]">
          <section aria-label="이벤트 정산금" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2 className="text-lg font-semibold">이벤트 정산금</h2>
            <Table
              label="이벤트 정산금"
              columns={[
                { key: 'at', title: '일시', cell: row => row.at.slice(2, 16) },
                { key: 'reason', title: '내용', cell: row => row.reason },
                { key: 'amount', title: '금액', figures: true, cell: row => `${formatFigure(row.amount)}원` },
              ]}
              rows={grants}
              rowKey={row => `${row.at} ${row.amount} ${row.reason}`}
              empty={<Nothing />}
            />
          </section>
          <section aria-label="추천 회원 이벤트 포인트" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2 className="text-lg font-semibold">추천 회원 이벤트 포인트</h2>
            <Table
              label="추천 회원 이벤트 포인트"
              columns={[
                { key: 'day', title: '일자', cell: row => row.day },
                {
                  key: 'members',
                  title: '회원',
                  figures: true,
                  cell: row => `${formatFigure(row.members)}명`,
                },
                {
                  key: 'points',
                  title: '포인트',
                  figures: true,
                  cell: row => `${formatFigure(row.points)}P`,
                },
              ]}
              rows={days}
              rowKey={({ day }) => day}
              empty={<Nothing />}
            />
          </section>
        </div>
      )}
    </AnswerView>
  )
}

const Nothing = () => <p className="px-4 py-6 text-center text-sm text-dim">내역이 없습니다.</p>
