import type { CSSProperties } from 'react'
import { colourOf } from '#domain/minigames/kinds/wheel-pockets.ts'
import { formatOdds } from '#domain/odds.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useIsNarrow } from '#web/kit/theme/layout-mode.ts'
import type { RoundPick } from '../cart/round-slip.ts'
import { POCKET_COLOURS, POCKET_TEXT } from '../scenes/wheel/pocket-colours.ts'
import type { MarketCard } from './market-layout.ts'
import { TileButton } from './market-tile.tsx'
import { picksOf, type TilesOf, useTile } from './pick-tile.tsx'

const NUMBERS = 'number'
/** Markets on the table; the others cover several numbers and are listed below it. */
const TABLE_MARKETS: readonly string[] = [NUMBERS, 'column', 'dozen', 'half', 'odd-even', 'colour']

/** True when the table shows all markets of a card. */
export const isOnTable = ({ rows }: Pick<MarketCard, 'rows'>): boolean =>
  rows.every(({ markets }) => markets.every(({ id }) => TABLE_MARKETS.includes(id)))

/** The outside bets in the order of a table, as `market.pick`. */
const OUTSIDE = ['half.low', 'odd-even.even', 'colour.red', 'colour.black', 'odd-even.odd', 'half.high']
const ROWS = 3
const COLUMNS = 12

/** Row, column, and how many of each a cell spans. */
type Area = readonly [row: number, column: number, rows?: number, columns?: number]

/** Lying, with zero at the left end, as on a table. */
function lying(market: string, pick: string): Area {
  const number = Number(pick)
  switch (market) {
    case NUMBERS:
      return number === 0
        ? [1, 1, ROWS, 1]
        : [ROWS - ((number - 1) % ROWS), 1 + Math.ceil(number / ROWS), 1, 1]
    case 'column':
      return [ROWS + 1 - number, COLUMNS + 2]
    case 'dozen':
      return [ROWS + 1, 2 + (number - 1) * 4, 1, 4]
    default:
      return [ROWS + 2, 2 + OUTSIDE.indexOf(`${market}.${pick}`) * 2, 1, 2]
  }
}

/** Upright, for phones: zero on top, outside bets and dozens at the left. */
function upright(market: string, pick: string): Area {
  const number = Number(pick)
  switch (market) {
    case NUMBERS:
      return number === 0 ? [1, 3, 1, ROWS] : [1 + Math.ceil(number / ROWS), 3 + ((number - 1) % ROWS)]
    case 'column':
      return [COLUMNS + 2, 2 + number]
    case 'dozen':
      return [2 + (number - 1) * 4, 2, 4, 1]
    default:
      return [2 + OUTSIDE.indexOf(`${market}.${pick}`) * 2, 1, 2, 1]
  }
}

const areaStyle = ([row, column, rows = 1, columns = 1]: Area): CSSProperties => ({
  gridArea: `${row} / ${column} / span ${rows} / span ${columns}`,
})

/** The table of a roulette: numbers in their colours, columns, dozens and outside bets. */
export function RouletteTable({ tiles }: { readonly tiles: TilesOf }) {
  const narrow = useIsNarrow()
  const picks = tiles.round.markets
    .filter(({ id }) => TABLE_MARKETS.includes(id))
    .flatMap(market => picksOf(tiles, market))
  const prices = new Set(picks.filter(({ market }) => market === NUMBERS).map(({ odds }) => odds))
  const [price] = prices
  const samePrice = prices.size === 1 ? price : undefined
  return (
    <section aria-label="룰렛 테이블" className="card col-span-full" data-market-card="테이블">
      <h2 className="flex min-h-11 items-center gap-2 border-b border-line px-4 mobile:px-3">
        <b className="text-base font-bold">테이블</b>
        {samePrice !== undefined && (
          <span className="text-sm font-normal text-dim">
            숫자 하나 <b className="text-text">{formatOdds(samePrice)}</b> · 0이 나오면 바깥 베팅은 모두 낙첨
          </span>
        )}
      </h2>
      <div
        className={classNames(
          'grid gap-1 px-4 py-3.5 mobile:px-3',
          narrow
            ? 'grid-cols-[64px_64px_repeat(3,minmax(0,1fr))] auto-rows-[44px]'
            : 'grid-cols-[44px_repeat(12,minmax(0,1fr))_60px] auto-rows-[48px]',
        )}
        data-roulette={narrow ? 'upright' : 'lying'}
      >
        {picks.map(pick => (
          <Cell
            key={pick.oddsId}
            tiles={tiles}
            pick={pick}
            area={(narrow ? upright : lying)(pick.market, pick.pick)}
            priced={pick.market !== NUMBERS || samePrice === undefined}
          />
        ))}
      </div>
    </section>
  )
}

/** The pocket colour of a cell; undefined for cells that cover both. */
function pocketOf({ market, pick }: RoundPick): keyof typeof POCKET_COLOURS | undefined {
  if (market === NUMBERS) return colourOf(Number(pick))
  return market === 'colour' && (pick === 'red' || pick === 'black') ? pick : undefined
}

type CellProps = {
  readonly tiles: TilesOf
  readonly pick: RoundPick
  readonly area: Area
  /** Shows the odds; for numbers of one price the head states them. */
  readonly priced: boolean
}

function Cell({ tiles, pick, area, priced }: CellProps) {
  const { state, press } = useTile(tiles, pick)
  const pocket = pocketOf(pick)
  const isFilled = state.chosen && !state.closed
  return (
    <TileButton
      pick={pick}
      state={state}
      onPress={press}
      style={{
        ...areaStyle(area),
        ...(pocket && !isFilled && { background: POCKET_COLOURS[pocket], color: POCKET_TEXT }),
      }}
      className={classNames(
        'grid content-center justify-items-center px-0.5 leading-5',
        pocket && 'border border-edge',
        pocket && state.closed && 'opacity-60',
        !pocket && !isFilled && 'bg-s2',
        !pocket && (state.closed ? 'text-faint' : !isFilled && 'hover:bg-s3 active:bg-jade-wash'),
        pocket && !state.closed && 'hover:border-text',
      )}
    >
      <span className="sr-only">{`${pick.marketLabel} `}</span>
      <span className={pick.market === NUMBERS ? 'text-md font-bold' : 'text-sm font-semibold'}>
        {pick.pickLabel}
      </span>
      <span className={priced ? 'text-sm font-bold' : 'sr-only'}>{` ${formatOdds(pick.odds)}`}</span>
    </TileButton>
  )
}
