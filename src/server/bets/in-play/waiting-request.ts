import type { OpenBet } from '#domain/slip/open-bet-rules.ts'
import type { BetRequest } from '../bet-request.ts'
import type { WaitingBet } from './waiting-bets.sql.ts'

/**
 * Returns a waiting bet as the request it came from, without its key: the request is in progress, so the key is not
 * looked up again.
 */
export const requestOfWaiting = (waiting: WaitingBet): BetRequest => ({
  memberId: waiting.memberId,
  page: 'live',
  style: waiting.style,
  detailType: waiting.detailType,
  stake: waiting.stake,
  totalOdds: waiting.askedOdds,
  claims: waiting.legs.map(({ outcomeId, fixtureId, sportId, line, odds, version }) => ({
    outcomeId,
    fixtureId,
    sportId,
    line: line ?? undefined,
    odds,
    version,
  })),
  bonus: undefined,
  accepts: waiting.accepts,
  device: waiting.device ?? undefined,
  address: waiting.address ?? undefined,
  key: undefined,
})

/** Returns a waiting bet as an open bet: it counts from the moment it was requested (handbook 1.5). */
export const openBetOfWaiting = ({ legs, stake, winnings, startedAt }: WaitingBet): OpenBet => ({
  legs,
  stake,
  winnings,
  placedAt: startedAt,
})
