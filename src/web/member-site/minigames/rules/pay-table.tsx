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
      {table.allEvents.length > 0 && <AllEvents table={table} />}
      {isPhone ? <Listed table={table} /> : <InColumns table={table} />}
    </div>
  )
}

/** Edges over a whole day of events, because the table below is of one event only. */
const AllEvents = ({ table: { title, allEvents, events } }: PayTableProps) => (
  <div className="border-t border-line" data-all-events={events}>
    <p className="px-5 py-3 text-sm text-dim mobile:px-4">
      <b className="text-text">모든 경기의 하우스 엣지</b> 하루의 경기 480개 가운데 고르게 뽑은 {events}개에서
      파는 선택을 모두 계산했습니다. 정당한 배당이 상한 500.00을 넘는 선택은 팔지 않습니다.
    </p>
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{title} 모든 경기의 하우스 엣지</caption>
      <thead className="bg-s2 text-xs text-dim">
        <tr>
          <Head left>항목</Head>
          <Head>평균</Head>
          <Head>최소–최대</Head>
          <Head>안 파는 선택</Head>
        </tr>
      </thead>
      <tbody>
        {allEvents.map(edge => (
          <tr key={edge.market} className="border-t border-line">
            <th scope="row" className="px-3.5 py-2 text-left font-semibold">
              {edge.label}
            </th>
            <td className={figureClass}>{percent(edge.meanPercent)}</td>
            <td className={`${figureClass} text-dim`}>
              {percent(edge.leastPercent)}–{percent(edge.mostPercent)}
            </td>
            <td className={`${figureClass} text-dim`}>
              {edge.closedPercent === 0 ? '-' : percent(edge.closedPercent)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="border-t border-line px-5 py-3 text-sm text-dim mobile:px-4">예시 경기</p>
  </div>
)

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
