import type { WirePayTable } from '#contract/minigame/minigames.ts'
import { formatMultiplier } from '#domain/korean-formats.ts'
import { formatOdds, odds, parseOdds } from '#domain/odds.ts'
import { ScrollBox } from '#web/kit/controls/scroll-box.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { type PayRow, payRows, rowLabel } from './pay-rows.ts'

type PayTableProps = { readonly table: WirePayTable }

/** All picks of a kind with odds and exact chances. */
export function PayTable({ table }: PayTableProps) {
  const isPhone = useLayoutMode() === 'mobile'
  return (
    <div className="card min-w-0">
      <p className="px-5 py-3 text-sm text-dim mobile:px-4">
        적용 게임 <span className="text-text">{table.games.map(game => game.title).join(', ')}</span>
      </p>
      {isPhone ? <Listed table={table} /> : <InColumns table={table} />}
    </div>
  )
}

/** Two lines per pick where seven columns don't fit. */
const Listed = ({ table: { markets } }: PayTableProps) =>
  markets.map(({ id, label, picks }) => (
    <div key={id}>
      <h3 className="border-t border-line bg-s2 px-4 py-1.5 text-xs font-semibold text-dim">{label}</h3>
      <ul>
        {payRows(picks).map(row => (
          <li
            key={row.labels[0]}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line px-4 py-2 text-sm"
          >
            <span className="font-semibold">{rowLabel(row)}</span>
            <b>{oddsText(row)}</b>
            <span className="text-xs text-dim">
              확률 {percent(row.chancePercent)} ({row.chance})
              {row.voidChance !== '0' && ` · 적특 ${row.voidChance}`}
            </span>
            <span className="text-xs text-dim">엣지 {percent(row.edgePercent)}</span>
          </li>
        ))}
      </ul>
    </div>
  ))

const InColumns = ({ table: { title, markets } }: PayTableProps) => (
  <ScrollBox label={`${title} 배당표`} className="overflow-x-auto border-t border-line">
    <table className="w-full border-collapse text-sm">
      <thead className="bg-s2 text-xs text-dim">
        <tr>
          <Head left>항목</Head>
          <Head left>선택</Head>
          <Head>배당</Head>
          <Head>확률</Head>
          <Head>정확한 확률</Head>
          <Head>적특 확률</Head>
          <Head>하우스 엣지</Head>
        </tr>
      </thead>
      <tbody>
        {markets.map(({ id, label, picks }) => {
          const rows = payRows(picks)
          return rows.map((row, index) => (
            <tr key={`${id} ${row.labels[0]}`} className="border-t border-line">
              {index === 0 && (
                <th
                  scope="rowgroup"
                  rowSpan={rows.length}
                  className="min-w-28 px-3.5 py-2 text-left align-top font-semibold"
                >
                  {label}
                </th>
              )}
              <Figures row={row} />
            </tr>
          ))
        })}
      </tbody>
    </table>
  </ScrollBox>
)

const Head = ({ children, left = false }: { readonly children: string; readonly left?: boolean }) => (
  <th
    scope="col"
    className={`h-8 px-3.5 font-semibold whitespace-nowrap ${left ? 'text-left' : 'text-right'}`}
  >
    {children}
  </th>
)

const figureClass = 'px-3.5 py-2 text-right whitespace-nowrap'

const Figures = ({ row }: { readonly row: PayRow }) => (
  <>
    <td className="min-w-24 px-3.5 py-2">{rowLabel(row)}</td>
    <td className={figureClass}>
      <b>{oddsText(row)}</b>
    </td>
    <td className={figureClass}>{percent(row.chancePercent)}</td>
    <td className={`${figureClass} text-dim`}>{row.chance}</td>
    <td className={`${figureClass} text-dim`}>{row.voidChance === '0' ? '-' : row.voidChance}</td>
    <td className={figureClass} title={row.edge}>
      {percent(row.edgePercent)}
    </td>
  </>
)

const oddsText = ({ betPrice }: PayRow): string => formatOdds(parseOdds(betPrice) ?? odds(100))

/** "24.43%" from hundredths of a percent; negative for a loss of the house. */
const percent = (hundredths: number): string =>
  `${hundredths < 0 ? '-' : ''}${formatMultiplier(Math.abs(hundredths))}%`
