import { lazy, Suspense, useState } from 'react'
import { ownPlayContract } from '#contract/bets/own-play.ts'
import type { Output } from '#contract/wire/route.ts'
import { netOf } from '#domain/protection/net.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import type { NetBar } from './net-chart.tsx'

const NetChart = lazy(async () => ({ default: (await import('./net-chart.tsx')).NetChart }))

const spans = [
  { key: 'days', label: '30일' },
  { key: 'months', label: '12개월' },
] as const
type Span = (typeof spans)[number]['key']

type Net = Output<typeof ownPlayContract.net>

/** The member's net result by day and month: a chart, and a table for screen readers (field P5, W10). */
export function NetCard() {
  const [span, setSpan] = useState<Span>('days')
  const answer = useCall(ownPlayContract.net, undefined, { staleTime: 5_000 })
  return (
    <section aria-labelledby="net" className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="net" className="text-lg font-semibold">
          내 손익
        </h2>
        <Tabs label="기간" tabs={spans} value={span} onChange={setSpan} />
      </header>
      <AnswerView answer={answer} waiting={<Skeleton className="h-[284px]" />}>
        {net => <Figures bars={barsOf(net, span)} />}
      </AnswerView>
    </section>
  )
}

const barsOf = ({ days, months }: Net, span: Span): readonly NetBar[] =>
  span === 'days'
    ? days.map(({ day, ...one }) => ({ ...one, name: day.slice(5).replace('-', '.'), net: netOf(one) }))
    : months.map(({ month, ...one }) => ({ ...one, name: `${Number(month.slice(5))}월`, net: netOf(one) }))

function Figures({ bars }: { readonly bars: readonly NetBar[] }) {
  const total = bars.reduce((sum, { net }) => sum + net, 0)
  return (
    <>
      <p className="text-sm">
        합계 <b className={total > 0 ? 'text-md text-jade' : 'text-md'}>{signedFigure(total)}원</b>
        <span className="block text-xs text-dim">
          당첨금에서 베팅금액을 뺀 금액입니다. 진행 중인 베팅은 결과가 나오기 전까지 베팅금액으로 계산합니다.
        </span>
      </p>
      {bars.some(({ staked, returned }) => staked > 0 || returned !== 0) ? (
        <Suspense fallback={<Skeleton className="h-[220px]" />}>
          <NetChart bars={bars} />
        </Suspense>
      ) : (
        <EmptyState title="이 기간에는 베팅이 없습니다." />
      )}
      <table className="sr-only">
        <caption>기간별 베팅, 당첨, 손익 (원)</caption>
        <thead>
          <tr>
            <th scope="col">기간</th>
            <th scope="col">베팅</th>
            <th scope="col">당첨</th>
            <th scope="col">손익</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, staked, returned, net }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{staked}</td>
              <td>{returned}</td>
              <td>{signedFigure(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
