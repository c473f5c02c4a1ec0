import { Link } from '@tanstack/react-router'
import type { Game, OfferedOutcome } from '#contract/fixtures.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import { matchText } from '#domain/slip/selection.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { leagueAddress } from '#web/sport/board/finding/league-address.ts'
import { NoOddsCell, VersusCell } from '#web/sport/prices/line-cell.tsx'
import { OddsFace } from '#web/sport/prices/odds-button.tsx'
import { offeredQuote } from '#web/sport/prices/offered.ts'
import { useOdds } from '#web/sport/prices/use-odds.ts'

/** Where a price of the home page leads: the board that shows it, on its league. */
export const boardPath = '/korea/wintielose'

type OddsLinksProps = {
  readonly game: Game
  /** Label over price, for narrow places. */
  readonly stacked?: boolean
}

/** The three places of a match: home, draw (or VS where there is none), away. */
export function OddsLinks({ game, stacked = false }: OddsLinksProps) {
  const bets = game.markets[0]?.bets ?? []
  const find = (betName: string) => bets.find(bet => bet.betName === betName)
  const draw = find('X')
  return (
    <div
      className={classNames(
        'grid gap-1.5 mobile:grid-cols-3',
        stacked ? 'odds-stacked grid-cols-3' : 'grid-cols-[minmax(0,1fr)_96px_minmax(0,1fr)]',
      )}
    >
      <OddsLink game={game} outcome={find('1')} side="home" label={game.home_participants_name} />
      {draw ? <OddsLink game={game} outcome={draw} side="middle" label={pickLabel('X')} /> : <VersusCell />}
      <OddsLink game={game} outcome={find('2')} side="away" label={game.away_participants_name} />
    </div>
  )
}

type OddsLinkProps = {
  readonly game: Game
  readonly outcome: OfferedOutcome | undefined
  readonly side: 'home' | 'middle' | 'away'
  readonly label: string
}

const OddsLink = (props: OddsLinkProps) =>
  props.outcome ? <PriceLink {...props} outcome={props.outcome} /> : <NoOddsCell />

/** A price that follows its outcome, as on the boards; a press goes to its board, where it is in the cart. */
function PriceLink({ game, outcome, side, label }: OddsLinkProps & { readonly outcome: OfferedOutcome }) {
  const quote = useOdds(offeredQuote(outcome))
  const suspended = quote.status !== 'open'
  return (
    <Link
      to={boardPath}
      search={{
        ...leagueAddress(placeOf(game)),
        fixture: String(game.fixtureId),
        pick: suspended ? undefined : quote.outcomeId,
      }}
      className="odds"
      data-side={side}
      data-direction={suspended ? 'same' : quote.direction}
      aria-disabled={suspended || undefined}
    >
      <OddsFace
        {...(side === 'middle' && {
          about: matchText(game.home_participants_name, game.away_participants_name),
        })}
        label={label}
        odds={quote.odds}
        direction={quote.direction}
        suspended={suspended}
      />
    </Link>
  )
}

const placeOf = (game: Game) => ({
  sportId: game.sport_id,
  locationId: game.location_id,
  leagueId: game.league_id,
})
