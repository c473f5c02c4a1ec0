import { Link } from '@tanstack/react-router'
import type { Today } from '#contract/back-office/reports/dashboard.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { ggrOf, holdRate, winningsPaid } from '#domain/reports/report-sums.ts'

type Row = Today['total'] & {
  readonly product: number | undefined
  readonly title: string
  readonly openStakes: number
}

const heads = ['건수', '베팅금', '당첨금', '순매출', '홀드', '미정산'] as const
/** On a phone the two most important columns stay next to the stakes. */
const wideOnly: ReadonlySet<string> = new Set(['건수', '당첨금', '미정산'])

/** Today's play by product, and the total. */
export function ProductTable({ today }: { readonly today: Today }) {
  const rows: readonly Row[] = [
    ...today.products,
    { ...today.total, product: undefined, title: '합계', openStakes: today.openStakes },
  ]
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead className="bg-s2 text-xs text-dim">
          <tr>
            <th scope="col" className="h-9 px-4 text-left font-semibold">
              상품
            </th>
            {heads.map(head => (
              <th key={head} scope="col" className={cell(head, 'h-9 font-semibold')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr
              key={row.title}
              className={row.product === undefined ? 'bg-s2/50 font-bold' : 'border-t border-line'}
            >
              <th scope="row" className="h-10 px-4 text-left font-semibold whitespace-nowrap">
                <Title row={row} day={today.day} />
              </th>
              {figuresOf(row).map(([head, figure, isLoss]) => (
                <td key={head} className={cell(head, isLoss ? 'text-danger' : '')}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cell = (head: string, more: string): string =>
  `px-4 text-right whitespace-nowrap mobile:px-2.5 ${wideOnly.has(head) ? 'narrow:hidden' : ''} ${more}`

function Title({ row: { product, title }, day }: { readonly row: Row; readonly day: string }) {
  if (product === undefined) return title
  return (
    <Link
      to="/admin/reports"
      search={{ group: 'sport', product: String(product), from: day, to: day }}
      className="underline decoration-edge underline-offset-4 hover:decoration-current mobile:leading-11"
    >
      {title}
    </Link>
  )
}

function figuresOf(row: Row): readonly (readonly [head: string, figure: string, isLoss?: boolean])[] {
  const ggr = ggrOf(row)
  return [
    ['건수', formatFigure(row.bets)],
    ['베팅금', formatFigure(row.staked)],
    ['당첨금', formatFigure(winningsPaid(row))],
    ['순매출', `${ggr < 0 ? '−' : ''}${formatFigure(Math.abs(ggr))}`, ggr < 0],
    ['홀드', holdRate(row) ?? '–'],
    ['미정산', formatFigure(row.openStakes)],
  ]
}
