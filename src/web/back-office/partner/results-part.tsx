import { ChartColumn } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { partnerContract, type TreeSums } from '#contract/partner/partner.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { ggrOf, holdRate, turnoverOf, winningsPaid } from '#domain/reports/report-sums.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { DayFigures } from '../kit/day-figures.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { daysOf, type Period } from './period.ts'
import { PeriodChoice } from './period-choice.tsx'

const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }))

type ResultsPartProps = {
  readonly period: Period
  readonly onPeriod: (period: Period) => void
  /** Shows the results of this member; of the whole tree when omitted. */
  readonly memberId?: number
}

const READ_MILLISECONDS = 30_000

/** Bets of a period, by day and by product, as in the back office's reports. */
export function ResultsPart({ period, onPeriod, memberId }: ResultsPartProps) {
  const query = { ...period, ...(memberId !== undefined && { memberId: String(memberId) }) }
  const answer = useCall(
    partnerContract.results,
    { query },
    { staleTime: 0, refetchInterval: READ_MILLISECONDS },
  )
  return (
    <section aria-label="실적" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PeriodChoice period={period} onChange={onPeriod} />
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {({ days, products, total, countedAt }) =>
          days.length === 0 ? (
            <NothingFound icon={ChartColumn} title="이 기간의 실적이 없습니다." />
          ) : (
            <>
              <DayFigures label="합계" figures={totalFigures(total)} />
              <section aria-label="일자별 순매출" className="card min-w-0">
                <header className="flex min-h-11 flex-wrap items-center gap-x-2.5 px-4 py-1">
                  <h2 className="text-md font-bold">일자별 순매출</h2>
                  <p className="text-xs text-dim">
                    {countedAt === null ? '집계 전' : `${countedAt.slice(5, 16)} 기준`}
                  </p>
                </header>
                <Suspense fallback={<div className="h-[230px]" />}>
                  <DayChart bars={barsOf(period, days)} />
                </Suspense>
              </section>
              <RowList
                label="일자별 실적"
                columns={columnsOf<(typeof days)[number]>('일자', ({ day }) => day)}
                rows={days}
                rowKey={({ day }) => day}
                card={row => <SumsCard title={row.day} sums={row} />}
              />
              <RowList
                label="상품별 실적"
                columns={columnsOf<(typeof products)[number]>('상품', ({ title }) => title)}
                rows={products}
                rowKey={({ product }) => product}
                card={row => <SumsCard title={row.title} sums={row} />}
              />
            </>
          )
        }
      </AnswerView>
      <p className="text-xs leading-relaxed text-dim">
        베팅금은 베팅한 날, 정산·취소는 처리한 날에 집계합니다. 순매출은 정산 베팅금에서 지급액을 뺀
        금액입니다.
      </p>
    </section>
  )
}

const barsOf = (period: Period, days: readonly (TreeSums & { readonly day: string })[]) => {
  const known = new Map(days.map(row => [row.day, ggrOf(row)]))
  return daysOf(period).map(day => ({ day, ggr: known.get(day) ?? 0 }))
}

const totalFigures = (total: TreeSums): readonly (readonly [string, string])[] => [
  ['베팅 건수', `${formatFigure(total.bets)}건`],
  ['베팅금', `${formatFigure(total.staked)}원`],
  ['유효 베팅금', `${formatFigure(turnoverOf(total))}원`],
  ['당첨금', `${formatFigure(winningsPaid(total))}원`],
  ['순매출', `${signedFigure(ggrOf(total))}원`],
  ['홀드', holdRate(total) ?? '–'],
]

/** Negative values are red, with a minus. */
const Ggr = ({ won }: { readonly won: number }) => (
  <span className={won < 0 ? 'font-bold text-danger' : 'font-bold'}>
    {`${won < 0 ? '−' : ''}${formatFigure(Math.abs(won))}`}
  </span>
)

function columnsOf<Row extends TreeSums>(
  title: string,
  titleOf: (row: Row) => string,
): readonly Column<Row>[] {
  const figure = (key: string, name: string, of: (row: Row) => number): Column<Row> => ({
    key,
    title: name,
    figures: true,
    cell: row => formatFigure(of(row)),
  })
  return [
    { key: 'title', title, cell: row => <span className="font-semibold">{titleOf(row)}</span> },
    figure('bets', '베팅 건수', ({ bets }) => bets),
    figure('staked', '베팅금', ({ staked }) => staked),
    figure('cancelled', '취소', ({ cancelled }) => cancelled),
    figure('ended', '정산 건수', ({ settledBets }) => settledBets),
    figure('turnover', '유효 베팅금', turnoverOf),
    figure('void', '적특 환불', row => row.void),
    figure('paid', '당첨금', winningsPaid),
    { key: 'ggr', title: '순매출', figures: true, cell: row => <Ggr won={ggrOf(row)} /> },
    { key: 'hold', title: '홀드', figures: true, cell: row => holdRate(row) ?? '–' },
  ]
}

const SumsCard = ({ title, sums }: { readonly title: string; readonly sums: TreeSums }) => (
  <li className="grid gap-1 px-3.5 py-2.5">
    <p className="flex items-baseline justify-between gap-3">
      <span className="font-semibold">{title}</span>
      <span className="shrink-0">
        <Ggr won={ggrOf(sums)} />
        <span className="text-dim">{` · ${holdRate(sums) ?? '–'}`}</span>
      </span>
    </p>
    <p className="flex flex-wrap justify-between gap-x-3 text-dim">
      <span>{`베팅 ${formatFigure(sums.bets)}건 · ${formatFigure(sums.staked)}원`}</span>
      <span>{`정산 ${formatFigure(sums.settledBets)}건 · 당첨 ${formatFigure(winningsPaid(sums))}원`}</span>
    </p>
  </li>
)
