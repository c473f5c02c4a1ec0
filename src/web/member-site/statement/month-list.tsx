import { CalendarDays } from 'lucide-react'
import type { StatementMonth } from '#contract/cashier/statement.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { EmptyState } from '#web/kit/display/states.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'

/** Totals of each month, and the balance at its end. */
export function MonthList({ months }: { readonly months: readonly StatementMonth[] }) {
  const isPhone = useLayoutMode() === 'mobile'
  if (months.length === 0)
    return (
      <div className="card">
        <EmptyState icon={CalendarDays} title="아직 거래내역이 없습니다." />
      </div>
    )
  if (!isPhone)
    return <Table label="월별 내역" columns={columns} rows={months} rowKey={({ month }) => month} />
  return (
    <ol aria-label="월별 내역" className="card divide-y divide-line">
      {months.map(month => (
        <MonthCard key={month.month} month={month} />
      ))}
    </ol>
  )
}

const nameOf = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`

const figures = [
  ['deposited', '충전'],
  ['withdrawn', '환전'],
  ['staked', '베팅'],
  ['paid', '당첨'],
  ['converted', '포인트전환'],
  ['other', '기타'],
] as const

const columns: readonly Column<StatementMonth>[] = [
  { key: 'month', title: '월', cell: ({ month }) => <b>{nameOf(month)}</b> },
  ...figures.map(([key, title]) => ({
    key,
    title,
    figures: true,
    cell: (month: StatementMonth) => signedFigure(month[key]),
  })),
  {
    key: 'net',
    title: '증감',
    figures: true,
    cell: ({ net }) => <b className={net > 0 ? 'text-jade' : undefined}>{signedFigure(net)}</b>,
  },
  { key: 'closing', title: '월말 잔액', figures: true, cell: ({ closing }) => formatFigure(closing) },
  {
    key: 'points',
    title: '월말 포인트',
    figures: true,
    cell: ({ points }) => `${formatFigure(points.closing)}P`,
  },
]

const MonthCard = ({ month }: { readonly month: StatementMonth }) => (
  <li className="grid gap-1.5 px-4 py-3">
    <p className="flex justify-between gap-2">
      <b>{nameOf(month.month)}</b>
      <b className={month.net > 0 ? 'text-jade' : undefined}>{`${signedFigure(month.net)}원`}</b>
    </p>
    <dl className="grid grid-cols-2 gap-x-4 gap-y-0.5 text-sm">
      {figures.map(([key, title]) => (
        <div key={key} className="flex justify-between gap-2">
          <dt className="text-dim">{title}</dt>
          <dd>{signedFigure(month[key])}</dd>
        </div>
      ))}
    </dl>
    <p className="flex justify-between gap-2 text-sm text-dim">
      <span>{`월말 잔액 ${formatFigure(month.closing)}원`}</span>
      <span>{`포인트 ${formatFigure(month.points.closing)}P`}</span>
    </p>
  </li>
)
