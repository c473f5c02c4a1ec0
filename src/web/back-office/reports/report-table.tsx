import { Link } from '@tanstack/react-router'
import type { ReportLine } from '#contract/back-office/reports/reports.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { type ReportGroup, reportGroupWords } from '#domain/reports/report-groups.ts'
import { ggrOf, holdRate, turnoverOf, winningsPaid } from '#domain/reports/report-sums.ts'
import { useMay } from '#web/client/session/operator.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'
import { betsOf, partsOf } from './report-links.ts'
import type { ReportsFilter } from './reports-filter.ts'

type RowsProps = { readonly filter: ReportsFilter; readonly rows: readonly ReportLine[] }
type RowProps = { readonly filter: ReportsFilter; readonly row: ReportLine }

/** The rows of a report; titles link to their parts, counts to their bets. */
export const ReportTable = ({ filter, rows }: RowsProps) => (
  <RowList
    label={`통계 ${reportGroupWords[filter.group]}`}
    columns={columnsOf(filter)}
    rows={rows}
    rowKey={({ key }) => key}
    card={row => <Card filter={filter} row={row} />}
  />
)

const link =
  'font-semibold underline decoration-edge underline-offset-4 hover:decoration-current mobile:leading-11'

function Title({ filter, row: { key, title } }: RowProps) {
  if (filter.group === 'member') return <MemberLink id={Number(key)}>{title}</MemberLink>
  const parts = partsOf(filter, key)
  if (!parts) return <span className="font-semibold">{title}</span>
  return (
    <Link to="/admin/reports" search={parts} className={link}>
      {title}
    </Link>
  )
}

/** Number of bets, linked to their list. */
function Bets({
  filter,
  row: { key },
  count,
  by,
}: RowProps & { readonly count: number; readonly by: 'placed' | 'ended' }) {
  const mayLook = useMay('bets:read')
  const figure = formatFigure(count)
  if (!mayLook || count <= 0) return figure
  return (
    <Link to="/admin/bets" search={betsOf(filter, key, by)} className={link}>
      {figure}
    </Link>
  )
}

/** Negative values are red, with a minus. */
const Ggr = ({ won }: { readonly won: number }) => (
  <span className={won < 0 ? 'font-bold text-danger' : 'font-bold'}>
    {`${won < 0 ? '−' : ''}${formatFigure(Math.abs(won))}`}
  </span>
)

/** Points belong to days, members and levels, not to matches. */
const hasPoints = (group: ReportGroup): boolean => !['sport', 'league', 'market'].includes(group)

function columnsOf(filter: ReportsFilter): readonly Column<ReportLine>[] {
  const figure = (key: string, title: string, of: (row: ReportLine) => number): Column<ReportLine> => ({
    key,
    title,
    figures: true,
    cell: row => formatFigure(of(row)),
  })
  return [
    {
      key: 'title',
      title: reportGroupWords[filter.group].slice(0, -1),
      cell: row => <Title filter={filter} row={row} />,
    },
    {
      key: 'bets',
      title: '베팅 건수',
      figures: true,
      cell: row => <Bets filter={filter} row={row} count={row.bets} by="placed" />,
    },
    figure('staked', '베팅금', ({ staked }) => staked),
    figure('cancelled', '취소', ({ cancelled }) => cancelled),
    {
      key: 'ended',
      title: '정산 건수',
      figures: true,
      cell: row => <Bets filter={filter} row={row} count={row.settledBets} by="ended" />,
    },
    figure('turnover', '유효 베팅금', turnoverOf),
    figure('void', '적특 환불', row => row.void),
    figure('paid', '당첨금', winningsPaid),
    { key: 'ggr', title: '순매출', figures: true, cell: row => <Ggr won={ggrOf(row)} /> },
    { key: 'hold', title: '홀드', figures: true, cell: row => holdRate(row) ?? '–' },
    ...(hasPoints(filter.group)
      ? [
          figure('points-in', '포인트 지급', ({ pointsIn }) => pointsIn),
          figure('points-out', '포인트 사용', ({ pointsOut }) => pointsOut),
        ]
      : []),
  ]
}

function Card({ filter, row }: RowProps) {
  return (
    <li className="grid gap-1 px-3.5 py-2.5">
      <p className="flex items-baseline justify-between gap-3">
        <Title filter={filter} row={row} />
        <span className="shrink-0">
          <Ggr won={ggrOf(row)} />
          <span className="text-dim">{` · ${holdRate(row) ?? '–'}`}</span>
        </span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-dim">
        <span>
          베팅 <Bets filter={filter} row={row} count={row.bets} by="placed" />
          {`건 · ${formatFigure(row.staked)}원`}
        </span>
        <span>
          정산 <Bets filter={filter} row={row} count={row.settledBets} by="ended" />
          {`건 · 당첨 ${formatFigure(winningsPaid(row))}원`}
        </span>
      </p>
      {(row.cancelled > 0 || row.void > 0 || row.pointsIn > 0 || row.pointsOut > 0) && (
        <p className="text-xs text-dim">
          {[
            ...(row.cancelled > 0 ? [`취소 ${formatFigure(row.cancelled)}원`] : []),
            ...(row.void > 0 ? [`적특 ${formatFigure(row.void)}원`] : []),
            ...(row.pointsIn > 0 ? [`포인트 지급 ${formatFigure(row.pointsIn)}P`] : []),
            ...(row.pointsOut > 0 ? [`사용 ${formatFigure(row.pointsOut)}P`] : []),
          ].join(' · ')}
        </p>
      )}
    </li>
  )
}
