import { useState } from 'react'
import type { Game, OfferedMarket } from '#contract/fixtures/fixtures.ts'
import { matchText } from '#domain/slip/selection.ts'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'
import { useSlip } from '#web/sport/cart/slip-store.ts'

/** The most market types in the rows of a game before it is expanded. The built-in feed has no more; others may. */
const KINDS_MAX = 8

/**
 * A game's markets with the main line of each of the first eight types, or fewer. Other types and lines are
 * shown when expanded or picked (handbook 1.2).
 */
export function useShownLines({ markets }: Game, kindsMax = KINDS_MAX) {
  const [open, setOpen] = useState(false)
  const picked = useSlip(({ slip }) => slip.legs.find(leg => holds(markets, leg.outcomeId))?.outcomeId)
  const mains = markets.filter((market, index) => markets[index - 1]?.marketId !== market.marketId)
  const first = new Set(mains.slice(0, kindsMax))
  const shown = open
    ? markets
    : markets.filter(market => first.has(market) || (picked && holds([market], picked)))
  const kinds = mains.length - first.size
  const further = { kinds, lines: markets.length - mains.length }
  return { shown, further, open, setOpen }
}

const holds = (markets: readonly OfferedMarket[], outcomeId: string): boolean =>
  markets.some(({ bets }) => bets.some(({ id }) => String(id) === outcomeId))

type FurtherLinesProps = {
  readonly game: Game
  /** Hidden market types, and lines besides the main ones. */
  readonly further: { readonly kinds: number; readonly lines: number }
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** "추가 기준점 4" or "다른 항목 12": expands and collapses the other lines and market types of a game. */
export function FurtherLines({ game, further: { kinds, lines }, open, onOpen }: FurtherLinesProps) {
  if (kinds + lines === 0) return null
  const label = kinds > 0 ? `다른 항목 ${kinds + lines}` : `추가 기준점 ${lines}`
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={`${matchText(game.home_participants_name, game.away_participants_name)} ${label}`}
      onClick={() => onOpen(!open)}
      className="flex h-8 w-full items-center justify-center gap-1 text-xs text-dim -outline-offset-2 hover:bg-s2 hover:text-text mobile:mt-1 mobile:h-11"
    >
      {label}
      <FoldArrow open={open} />
    </button>
  )
}

/** "+7" in the row of a game that shows one line: expands and collapses its other lines. */
export function LinesButton({ game, further: { kinds, lines }, open, onOpen }: FurtherLinesProps) {
  if (kinds + lines === 0) return null
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={`${matchText(game.home_participants_name, game.away_participants_name)} 다른 항목 ${kinds + lines}`}
      onClick={() => onOpen(!open)}
      className="flex h-10 items-center justify-center gap-0.5 rounded-md text-sm font-semibold text-dim hover:bg-s2 hover:text-text mobile:h-11 narrow:-mr-2 narrow:min-w-12"
    >
      {open ? <FoldArrow open /> : `+${kinds + lines}`}
    </button>
  )
}
