import { useState } from 'react'
import type { Game, OfferedMarket } from '#contract/fixtures.ts'
import { matchText } from '#domain/slip/selection.ts'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'
import { useSlip } from '#web/sport/cart/slip-store.ts'

/** A game's markets with the main line of each; other lines when expanded or picked (handbook 1.2). */
export function useShownLines({ markets }: Game) {
  const [open, setOpen] = useState(false)
  const picked = useSlip(({ slip }) => slip.legs.find(leg => holds(markets, leg.outcomeId))?.outcomeId)
  const isMain = (market: OfferedMarket, index: number) => markets[index - 1]?.marketId !== market.marketId
  const shown = open
    ? markets
    : markets.filter((market, index) => isMain(market, index) || (picked && holds([market], picked)))
  return { shown, further: markets.filter((market, index) => !isMain(market, index)).length, open, setOpen }
}

const holds = (markets: readonly OfferedMarket[], outcomeId: string): boolean =>
  markets.some(({ bets }) => bets.some(({ id }) => String(id) === outcomeId))

type FurtherLinesProps = {
  readonly game: Game
  readonly count: number
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** "추가 기준점 4": expands and collapses the other lines of a game. */
export function FurtherLines({ game, count, open, onOpen }: FurtherLinesProps) {
  if (count === 0) return null
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={`${matchText(game.home_participants_name, game.away_participants_name)} 추가 기준점 ${count}`}
      onClick={() => onOpen(!open)}
      className="flex h-8 w-full items-center justify-center gap-1 text-xs text-dim -outline-offset-2 hover:bg-s2 hover:text-text mobile:mt-1 mobile:h-11"
    >
      추가 기준점 {count}
      <FoldArrow open={open} />
    </button>
  )
}
