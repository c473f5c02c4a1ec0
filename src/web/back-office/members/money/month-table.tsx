import { useState } from 'react'
import { type StatementMonth, statementOperatorContract } from '#contract/cashier/statement.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'

/** Number of months shown at first. */
const SHOWN = 3

/** A member's deposits, withdrawals, stakes and payouts by month, and in total since sign-up (W11). */
export function MonthTable({ id }: { readonly id: number }) {
  const { data } = useCall(statementOperatorContract.months, { params: { id } }, { staleTime: 10_000 })
  const [all, setAll] = useState(false)
  if (!data) return null
  const { months, lifetime } = data
  const shown = all ? months : months.slice(0, SHOWN)
  return (
    <section aria-label="월별 합계" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span>
          누적 순충전액 <b className="text-md">{`${signedFigure(lifetime.net)}원`}</b>
        </span>
        <span className="text-dim">
          {`${lifetime.since.slice(0, 10)} ~ 오늘 · 충전 ${formatFigure(lifetime.deposited)}원 · 환전 ${formatFigure(lifetime.withdrawn)}원`}
        </span>
      </p>
      {months.length > 0 && (
        <Table label="월별 합계" columns={columns} rows={shown} rowKey={({ month }) => month} />
      )}
      {months.length > SHOWN && (
        <div>
          <Button size="sm" look="quiet" onClick={() => setAll(!all)}>
            {all ? '최근 3개월만 보기' : `전체 ${months.length}개월 보기`}
          </Button>
        </div>
      )}
    </section>
  )
}

const figure = (
  key: keyof Omit<StatementMonth, 'month' | 'points'>,
  title: string,
): Column<StatementMonth> => ({
  key,
  title,
  figures: true,
  cell: month => signedFigure(month[key]),
})

const columns: readonly Column<StatementMonth>[] = [
  { key: 'month', title: '월', cell: ({ month }) => <b>{month}</b> },
  figure('deposited', '충전'),
  figure('withdrawn', '환전'),
  figure('staked', '베팅'),
  figure('paid', '당첨'),
  figure('converted', '포인트전환'),
  figure('other', '기타'),
  figure('net', '증감'),
  {
    key: 'closing',
    title: '월말 잔액',
    figures: true,
    cell: ({ closing }) => <b>{formatFigure(closing)}</b>,
  },
  {
    key: 'points',
    title: '포인트 적립 / 사용 / 월말',
    figures: true,
    cell: ({ points }) =>
      `${formatFigure(points.in)} / ${formatFigure(points.out)} / ${formatFigure(points.closing)}P`,
  },
]
