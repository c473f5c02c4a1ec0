import { ChartColumn } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { dashboardContract, type Today } from '#contract/back-office/reports/dashboard.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { ggrOf } from '#domain/reports/report-sums.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { FiguresStale } from '../kit/figures-stale.tsx'
import { AlarmCard } from './alarm-card.tsx'
import { Card } from './card.tsx'
import { ExposureCard } from './exposure-card.tsx'
import { FigureCards } from './figure-cards.tsx'
import { ProductTable } from './product-table.tsx'
import { WaitingCard } from './waiting-card.tsx'

const HourChart = lazy(async () => ({ default: (await import('./hour-chart.tsx')).HourChart }))

/** One cached answer serves all operators. */
const READ_MILLISECONDS = 10_000

/** 상황판: today's figures by hour, and pending work; each part by permission. */
export function Page() {
  const [sums, house] = [useMay('reports:read'), useMay('system:read')]
  const trading = useMay('trading:read')
  const answer = useCall(dashboardContract.today, undefined, {
    enabled: sums,
    refetchInterval: READ_MILLISECONDS,
  })
  const { data } = answer
  return (
    <DeskPage title="상황판" note={data && noteOf(data)}>
      {sums && (
        <AnswerView answer={answer} waiting={<Skeleton className="h-[92px]" />}>
          {today => <FigureCards today={today} />}
        </AnswerView>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(300px,26%)] items-start gap-3 narrow:grid-cols-[minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 narrow:contents">
          {sums && (
            <div className="narrow:order-1">
              <HoursCard today={data} />
            </div>
          )}
          {trading && (
            <div className="narrow:order-3">
              <ExposureCard />
            </div>
          )}
          {sums && (
            <div className="narrow:order-5">
              <ProductsCard today={data} />
            </div>
          )}
        </div>
        <div className="settles grid grid-cols-[minmax(0,1fr)] gap-3 narrow:contents">
          <div className="narrow:order-2">
            <WaitingCard />
          </div>
          {house && (
            <div className="narrow:order-4">
              <AlarmCard />
            </div>
          )}
        </div>
      </div>
      <FiguresStale answer={answer} />
    </DeskPage>
  )
}

const noteOf = ({ day, countedAt }: Today): string =>
  `${day} · ${countedAt === null ? '집계 전' : `${countedAt.slice(11, 16)} 기준`}`

/** No revenue was decided, neither today nor the day before. */
const isQuiet = ({ hours }: Today): boolean => hours.every(({ ggr, yesterday }) => !ggr && yesterday === 0)

type TodayProps = { readonly today: Today | undefined }

/** Net revenue by hour, compared with the day before; also as a table for screen readers. */
const HoursCard = ({ today }: TodayProps) => (
  <Card title="시간별 순매출" note="막대 오늘, 점선 어제" figure={today && `${signed(ggrOf(today.total))}원`}>
    <div className="px-2 pb-2">
      {today === undefined ? (
        <Skeleton className="h-[230px]" />
      ) : isQuiet(today) ? (
        <EmptyState title="어제와 오늘 정산된 베팅이 없습니다." />
      ) : (
        <Suspense fallback={<Skeleton className="h-[230px]" />}>
          <HourChart hours={today.hours} />
        </Suspense>
      )}
    </div>
    {today && (
      <table className="sr-only">
        <caption>시간별 순매출 (원)</caption>
        <tbody>
          {today.hours.map(({ hour, ggr, yesterday }) => (
            <tr key={hour}>
              <th scope="row">{`${hour}시`}</th>
              <td>{ggr === null ? '–' : signed(ggr)}</td>
              <td>{signed(yesterday)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Card>
)

const ProductsCard = ({ today }: TodayProps) => (
  <Card
    title="상품별"
    note={today?.countedAt ? `오늘 00:00~${today.countedAt.slice(11, 16)}` : '오늘'}
    link={{ to: '/admin/reports', search: { group: 'product' }, label: '통계' }}
  >
    {today === undefined ? (
      <Skeleton className="h-[132px]" />
    ) : today.products.length === 0 ? (
      <EmptyState icon={ChartColumn} title="내역 없음" hint="오늘 들어온 베팅이 없습니다." />
    ) : (
      <ProductTable today={today} />
    )}
  </Card>
)

const signed = (won: number): string => `${won < 0 ? '−' : ''}${formatFigure(Math.abs(won))}`
