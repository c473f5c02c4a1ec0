import type { OfferedMarket } from '#contract/minigame/minigames.ts'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useHouseClock } from '../rounds/house-clock.ts'
import { phaseOf } from '../rounds/use-rounds.ts'
import { layOut, type MarketCard, type MarketRow } from './market-layout.ts'
import { PickTile, picksOf, type TilesOf } from './pick-tile.tsx'
import { isOnTable, RouletteTable } from './roulette-table.tsx'

type MarketBoardProps = Omit<TilesOf, 'closed' | 'onPick'>

/** All markets of a round as tiles with odds. */
export function MarketBoard({ kind, round, own }: MarketBoardProps) {
  const closed = useHouseClock(at => phaseOf(round, at) !== 'open')
  const tiles = { kind, round, own, closed }
  const hasTable = kind === ROULETTE
  const cards = layOut(kind, round.markets).filter(card => !(hasTable && isOnTable(card)))
  const halves = cards.filter(({ rows }) => rows.every(({ markets }) => isNarrow(markets)))
  const wide = cards.filter(card => !halves.includes(card))
  const isFull = (card: MarketCard) =>
    wide.includes(card) || (halves.length % 2 === 1 && card === halves.at(-1))
  return (
    <div
      className="grid grid-cols-2 gap-3 narrow:grid-cols-[minmax(0,1fr)]"
      data-markets={closed ? 'closed' : 'open'}
    >
      {hasTable && <RouletteTable tiles={tiles} />}
      {[...halves, ...wide].map(card => (
        <CardOfMarkets key={card.title} card={card} tiles={tiles} full={isFull(card)} />
      ))}
    </div>
  )
}

const ROULETTE = 'roulette'

/** Maximum number of picks that fit in half the width. */
const NARROW_PICKS_MAX = 4
const isNarrow = (markets: readonly OfferedMarket[]): boolean =>
  markets.every(({ bets }) => bets.length <= NARROW_PICKS_MAX)

type CardProps = { readonly tiles: TilesOf; readonly card: MarketCard; readonly full: boolean }

function CardOfMarkets({ card, full, tiles }: CardProps) {
  const rows = (
    <div className="grid gap-1.5 px-4 pt-3 pb-3.5 mobile:px-3">
      {card.rows.map(row => (
        <Row key={row.id} row={row} tiles={tiles} />
      ))}
    </div>
  )
  const head = (
    <>
      <b className="text-base font-bold">{card.title}</b>
      {card.hint && <span className="text-sm font-normal text-dim">{card.hint}</span>}
    </>
  )
  const headClass = 'flex min-h-11 items-center gap-2 px-4 mobile:px-3'
  if (card.folded)
    return (
      <details className="group card col-span-full" data-market-card={card.title}>
        <summary className={classNames(headClass, '-outline-offset-2 hover:bg-s2')}>
          {head}
          <FoldArrow open={false} size={17} className="ml-auto text-dim group-open:rotate-180" />
        </summary>
        <div className="border-t border-line">{rows}</div>
      </details>
    )
  return (
    <section
      aria-label={card.title}
      className={classNames('card', full && 'col-span-full')}
      data-market-card={card.title}
    >
      <h2 className={classNames(headClass, 'border-b border-line')}>{head}</h2>
      {rows}
    </section>
  )
}

/** Columns by the number of picks; numbers on a phone are in rows of five. */
function columnsClass(count: number): string {
  if (count <= 2) return 'grid-cols-2'
  if (count === 3) return 'grid-cols-3'
  if (count === 4) return 'grid-cols-4'
  if (count <= 6 || count === 12) return 'grid-cols-6 narrow:grid-cols-3'
  if (count === 10) return 'grid-cols-10 narrow:grid-cols-5'
  if (count === 37) return 'grid-cols-12 narrow:grid-cols-6'
  return 'grid-cols-8 narrow:grid-cols-4'
}

/** From this many picks, the label is above the odds. */
const UPRIGHT_FROM = 3

function Row({ row, tiles }: { readonly row: MarketRow; readonly tiles: TilesOf }) {
  const picks = row.markets.flatMap(market => picksOf(tiles, market))
  return (
    <fieldset
      className={classNames(
        'grid min-w-0 items-center gap-x-2.5 gap-y-1',
        row.label && 'grid-cols-[76px_minmax(0,1fr)] narrow:grid-cols-[minmax(0,1fr)]',
      )}
      data-market={row.id}
    >
      <legend className="sr-only">{row.label || row.markets[0]?.marketNameKorean}</legend>
      {row.label && (
        <p aria-hidden className="text-sm leading-tight text-dim">
          {row.label}
          {row.line && <b className="block text-xs text-gold narrow:ml-1 narrow:inline">{row.line}</b>}
        </p>
      )}
      <div className={classNames('grid gap-1.5', columnsClass(picks.length))}>
        {picks.map(pick => (
          <PickTile key={pick.oddsId} tiles={tiles} pick={pick} upright={picks.length >= UPRIGHT_FROM} />
        ))}
      </div>
    </fieldset>
  )
}
