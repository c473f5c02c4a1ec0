import type { ProductSums, settlementContract } from '#contract/partner/settlements.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { commissionProductWord } from '#domain/partners/commission-product.ts'
import { minusFigure } from '#domain/signed-figure.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { TableOrCards } from '#web/kit/display/table-or-cards.tsx'

type Own = Output<typeof settlementContract.own>

/** Earnings of a week by product. */
export const WeekSums = ({ title, week }: { readonly title: string; readonly week: Own['thisWeek'] }) => (
  <section aria-label={`${title} 실적`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h2 className="flex items-baseline gap-2 text-lg font-semibold">
      {title}
      <span className="text-sm font-normal text-dim">{`${week.from} ~ ${week.to}`}</span>
    </h2>
    <TableOrCards
      label={`${title} 실적`}
      columns={columns}
      rows={week.products}
      rowKey={({ product }) => product}
      empty="실적이 없습니다."
    />
  </section>
)

const figure = (
  key: 'turnover' | 'paid' | 'voided' | 'rolling' | 'losing',
  title: string,
): Column<ProductSums> => ({
  key,
  title,
  figures: true,
  cell: row => minusFigure(row[key]),
})

const columns: readonly Column<ProductSums>[] = [
  { key: 'product', title: '상품', cell: ({ product }) => commissionProductWord[product] },
  figure('turnover', '유효 베팅금'),
  figure('paid', '당첨금'),
  figure('voided', '적특'),
  figure('rolling', '롤링'),
  figure('losing', '루징 예상'),
]

/** Weeks with booked losing shares; a loss of the house is carried forward (마이너스 이월). */
export const LosingWeeks = ({ weeks }: { readonly weeks: Own['weeks'] }) =>
  weeks.length === 0 ? null : (
    <section aria-label="주간 루징" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-lg font-semibold">주간 루징</h2>
      <TableOrCards
        label="주간 루징"
        columns={weekColumns}
        rows={weeks}
        rowKey={({ week }) => week}
        empty=""
      />
      <p className="text-xs text-dim">
        루징은 월요일 0시에 지난주(월~일) 실적으로 정산합니다. 손실은 다음 주로 이월됩니다.
      </p>
    </section>
  )

type Week = Own['weeks'][number]

const won = (key: Exclude<keyof Week, 'week'>, title: string): Column<Week> => ({
  key,
  title,
  figures: true,
  cell: row => (key === 'share' ? <b>{formatFigure(row[key])}</b> : minusFigure(row[key])),
})

const weekColumns: readonly Column<Week>[] = [
  { key: 'week', title: '주 시작', cell: ({ week }) => week },
  won('net', '실적'),
  won('conversions', '포인트 전환'),
  won('carried', '전주 이월'),
  won('share', '루징'),
  won('left', '다음 주 이월'),
]
