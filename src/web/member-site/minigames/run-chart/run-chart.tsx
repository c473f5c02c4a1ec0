import { type ReactNode, useState } from 'react'
import type { DrawnRound, OfferedMarket } from '#contract/minigame/minigames.ts'
import { isRunMarket } from '#domain/minigames/run-market.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { bigRoad, roadMarksOf, tieOf } from './big-road.ts'
import { CHART_ROWS, type ChartMark, columnsOf, countsText, marksOf } from './chart-columns.ts'
import { ResultDot } from './result-dot.tsx'
import { RoadCellView, RoadLegend } from './road-cell.tsx'

type RunChartProps = {
  readonly markets: readonly OfferedMarket[]
  /** Newest first. */
  readonly recent: readonly DrawnRound[]
}

const ROUNDS = 100
/** Number of columns, including empty ones, when there is room. */
const COLUMNS = 64

/**
 * Recent results by market, always with the statement that they don't influence the next one: a run chart
 * (육매), or a big road (본매) for a market with a tie.
 */
export function RunChart({ markets, recent }: RunChartProps) {
  const charted = markets.filter(({ bets }) => isRunMarket(bets))
  const [chosen, setChosen] = useState<string>()
  const market = charted.find(({ id }) => id === chosen) ?? charted[0]
  if (!market) return null
  const shown = recent.slice(0, ROUNDS)
  const marks = marksOf(market.id, shown)
  const tie = tieOf(market)
  return (
    <section aria-labelledby="run-chart" className="card">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 mobile:px-3">
        <h2 id="run-chart" className="text-base font-bold">
          {tie === undefined ? '육매' : '본매'}
        </h2>
        <div className="scroll-quiet -my-1 flex min-w-0 gap-0.5 overflow-x-auto py-1 mobile:order-3 mobile:w-full">
          {charted.map(({ id, marketNameKorean }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === market.id}
              onClick={() => setChosen(id)}
              className={classNames(
                'h-8 shrink-0 rounded-md px-2.5 text-sm whitespace-nowrap mobile:h-11 mobile:min-w-11',
                id === market.id ? 'bg-s3 font-semibold text-text' : 'text-dim hover:text-text',
              )}
            >
              {marketNameKorean.replace(/ \d+\.\d$/, '')}
            </button>
          ))}
        </div>
        <p className="ml-auto text-sm whitespace-nowrap text-dim" data-chart-counts>
          {`최근 ${marks.length}회 · ${countsText(market.bets, marks)}`}
        </p>
      </header>
      {tie === undefined ? (
        <Runs market={market} marks={marks} />
      ) : (
        <Road market={market} tie={tie} recent={shown} />
      )}
      <p className="flex items-center gap-1.5 border-t border-line px-4 py-2.5 text-sm text-dim mobile:px-3">
        이전 결과는 다음 결과에 영향을 주지 않습니다.
      </p>
    </section>
  )
}

type RunsProps = { readonly market: OfferedMarket; readonly marks: readonly ChartMark[] }

const Runs = ({ market, marks }: RunsProps) => (
  <Chart market={market} marks={marks} columns={columnsOf(marks)}>
    {mark => <Mark market={market} mark={mark} isNewest={mark.id === marks.at(-1)?.id} />}
  </Chart>
)

type RoadProps = {
  readonly market: OfferedMarket
  readonly tie: string
  readonly recent: readonly DrawnRound[]
}

function Road({ market, tie, recent }: RoadProps) {
  const marks = roadMarksOf(market, recent)
  const newest = marks.at(-1)?.id
  return (
    <>
      <Chart market={market} marks={marks} columns={bigRoad(marks, tie)}>
        {cell => (
          <RoadCellView
            market={market}
            cell={cell}
            isNewest={[cell.mark, ...cell.ties].some(one => one?.id === newest)}
          />
        )}
      </Chart>
      <RoadLegend market={market} tie={tie} />
    </>
  )
}

type ChartProps<Cell> = {
  readonly market: OfferedMarket
  readonly marks: readonly ChartMark[]
  /** Oldest first, each from the top. */
  readonly columns: readonly (readonly (Cell | undefined)[])[]
  readonly children: (cell: Cell) => ReactNode
}

const ROWS = Array.from({ length: CHART_ROWS }, (_, row) => row)

/** The newest column is at the right edge; columns without room wrap out of sight. */
function Chart<Cell>({ market, marks, columns, children }: ChartProps<Cell>) {
  const newestFirst = columns.map((column, place) => ({ column, place })).toReversed()
  const empty = Array.from({ length: Math.max(0, COLUMNS - columns.length) }, (_, index) => ({
    column: [],
    place: -1 - index,
  }))
  return (
    <div
      role="img"
      aria-label={`${market.marketNameKorean} 최근 ${marks.length}회: ${countsText(market.bets, marks)}`}
      className="mx-4 my-3.5 flex h-[calc(6*22px+1px)] flex-row-reverse flex-wrap overflow-hidden border-r border-line mobile:mx-3"
      data-run-chart={market.id}
    >
      {[...newestFirst, ...empty].slice(0, COLUMNS).map(({ column, place }) => (
        <div
          key={place}
          className="grid h-[calc(6*22px+1px)] w-[22px] grid-rows-[repeat(6,22px)] border-b border-line"
          data-chart-column={column.filter(cell => cell !== undefined).length}
        >
          {ROWS.map(row => {
            const cell: Cell | undefined = column[row]
            return (
              <div key={row} className="grid place-items-center border-t border-l border-line">
                {cell !== undefined && children(cell)}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

type MarkProps = {
  readonly market: OfferedMarket
  readonly mark: ChartMark
  readonly isNewest: boolean
}

const Mark = ({ market, mark, isNewest }: MarkProps) => (
  <ResultDot bets={market.bets} pick={mark.pick} round={mark.round} isNewest={isNewest} />
)
