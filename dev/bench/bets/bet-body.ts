import { formatLine } from '#domain/line.ts'
import { formatOdds, type Odds } from '#domain/odds.ts'
import type { BetRequest } from '#server/bets/bets.ts'

/** Returns the body of a bet request as the web client sends it. */
export const betBody = (request: BetRequest): string =>
  JSON.stringify({
    memberId: request.memberId,
    totalRatio: formatOdds(request.totalOdds as Odds),
    amounts: request.stake,
    bettings: request.claims.map(claim => ({
      betBaseline: claim.line === undefined ? '' : formatLine(claim.line),
      betPrice: formatOdds(claim.odds),
      fixtureId: claim.fixtureId,
      oddsId: claim.outcomeId,
      sportId: claim.sportId,
      version: claim.version,
    })),
    gameDetailType: request.detailType,
    betStyle: request.style,
    minigameId: 1015,
    changeFlag: 0,
  })
