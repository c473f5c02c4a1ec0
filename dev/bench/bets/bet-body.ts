import { formatLine } from '#domain/line.ts'
import { formatOdds, type Odds } from '#domain/odds.ts'
import type { BetOrder } from '#server/bets/bets.ts'

/** The body of a bet as the web sends it. */
export const betBody = (order: BetOrder): string =>
  JSON.stringify({
    memberId: order.memberId,
    totalRatio: formatOdds(order.totalOdds as Odds),
    amounts: order.stake,
    bettings: order.claims.map(claim => ({
      betBaseline: claim.line === undefined ? '' : formatLine(claim.line),
      betPrice: formatOdds(claim.odds),
      fixtureId: claim.fixtureId,
      oddsId: claim.outcomeId,
      sportId: claim.sportId,
      version: claim.version,
    })),
    gameDetailType: order.detailType,
    betStyle: order.style,
    minigameId: 1015,
    changeFlag: 0,
  })
