import { memo } from 'react'
import type { Game, OfferedMarket, OfferedOutcome } from '#contract/fixtures/fixtures.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { pickSelection, useSlip } from '#web/sport/cart/slip-store.ts'
import { NoOddsCell } from '#web/sport/prices/line-cell.tsx'
import { OddsButton, type OddsSide } from '#web/sport/prices/odds-button.tsx'
import { offeredQuote, selectionOf } from '#web/sport/prices/offered.ts'
import { useOdds } from '#web/sport/prices/use-odds.ts'
import { TeamBadge } from '#web/sport/teams/team-badge.tsx'
import { useIsGone } from '../games/gone-games.ts'
import { lineText } from './main-markets.ts'
import { outcomeLabel } from './outcome-label.ts'

type OutcomeButtonProps = {
  readonly game: Game
  readonly market: OfferedMarket
  /** Undefined if the market does not offer this outcome. */
  readonly outcome: OfferedOutcome | undefined
  readonly side?: OddsSide
  /** Short label where space is tight; screen readers read the full one. */
  readonly shownAs?: string
  /** Shows the shield next to a team's name, unless its line takes the space. */
  readonly badged?: boolean
  /** True if the fixture takes no bets any more. */
  readonly closed: boolean
  /** Handles the pick on pages that show more about it than the cart. */
  readonly onPick?: (selection: Selection) => void
}

/** One price of the list; re-renders only for its own outcome and its state in the cart. */
export const OutcomeButton = memo(function OutcomeButton(props: OutcomeButtonProps) {
  return props.outcome ? <LivePrice {...props} outcome={props.outcome} /> : <NoOddsCell />
})

function LivePrice({
  game,
  market,
  outcome,
  side = 'home',
  shownAs,
  badged = false,
  closed,
  onPick = pickSelection,
}: OutcomeButtonProps & { readonly outcome: OfferedOutcome }) {
  const quote = useOdds(offeredQuote(outcome))
  const id = String(outcome.id)
  const picked = useSlip(({ slip }) => slip.legs.some(leg => leg.outcomeId === id))
  const isGone = useIsGone(game.fixtureId)
  const { label, note } = outcomeLabel(game, market, outcome)
  const badgeSide = badged && note === undefined ? sideOf(outcome) : undefined
  const totalLine = note === undefined ? lineText(market, outcome) : ''
  return (
    <OddsButton
      about={
        shownAs === undefined
          ? `${market.marketNameKorean} ${totalLine}`.trim()
          : `${market.marketNameKorean} ${label}${note === undefined ? '' : ` ${note}`}`
      }
      label={shownAs ?? label}
      note={shownAs === undefined ? note : undefined}
      badge={badgeSide && <TeamBadge match={game} side={badgeSide} />}
      side={side}
      odds={quote.odds}
      direction={quote.direction}
      picked={picked}
      suspended={closed || isGone || quote.status !== 'open'}
      onPick={() => onPick(selectionOf(game, market, outcome, quote))}
    />
  )
}

/** The side of an outcome; undefined for a draw or a total. */
const sideOf = ({ betName }: OfferedOutcome): 'home' | 'away' | undefined =>
  betName === '1' ? 'home' : betName === '2' ? 'away' : undefined
