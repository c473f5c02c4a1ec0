import type { BetLeg } from '#contract/bets/bets.ts'
import type { WaitingBet } from '#contract/bets/inplay-bets.ts'
import type { FixtureId, LeagueId, MarketId, MarketTypeId, OutcomeId, SportId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { formatFigure, parseSeoul } from '#domain/korean-formats.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { readPrice } from '#web/play/bets/read-price.ts'
import type { CartSlip } from '#web/sport/cart/slip-store.ts'
import { readLine } from '#web/sport/prices/offered.ts'

const leagueUnknown = 0 as LeagueId

/** A pick of a pending bet for the cart; picks of the same type and line belong to one market. */
function selectionOf(leg: BetLeg): Selection {
  const outcomeId = String(leg.oddsId) as OutcomeId
  const line = readLine(leg.betBaseline)
  return {
    outcomeId,
    pickedOutcomeId: outcomeId,
    marketId: `${leg.fixtureId}:${leg.marketId}:${leg.betBaseline}` as MarketId,
    marketTypeId: leg.marketId as MarketTypeId,
    fixtureId: leg.fixtureId as FixtureId,
    sportId: leg.sportId as SportId,
    leagueId: leagueUnknown,
    startsAt: parseSeoul(leg.startdate) ?? instant(0),
    line,
    mainLine: line,
    pick: leg.betName,
    odds: readPrice(leg.betPrice),
    version: leg.version,
    home: leg.home,
    away: leg.away,
    marketName: leg.marketName,
    marketNameKorean: leg.marketNameKorean,
  }
}

/** Rebuilds the slip of a pending bet after a reload. */
export const slipOf = ({ amounts, bettings }: WaitingBet): CartSlip => ({
  legs: bettings.map(selectionOf),
  bonus: undefined,
  stake: { text: formatFigure(amounts), amount: amounts },
})
