import { payoutRule } from '#domain/slip/bonus.ts'
import type { Leg } from '#domain/slip/leg.ts'
import { type GameType, gameTypeCode } from '#domain/sports/game-type.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { AcceptedBet, Picks } from '../booking/bet-kind.ts'
import type { BetRecords } from '../record/bet-records.ts'
import type { JudgedBet } from './judge-bet.ts'
import { legColumns, type StandAtBet } from './leg-columns.ts'
import { storedLegs } from './stored-legs.sql.ts'

type Booked = {
  readonly gameType: Extract<GameType, 'sports' | 'live'>
  readonly accepted: readonly Pick<AcceptedBet<unknown, JudgedBet>, 'bet'>[]
  /** State of a leg's match, for in-play bets. */
  readonly standOf?: (leg: Leg) => StandAtBet
}

/** Returns the picks of these bets: their legs, with the current names and payout rule. */
export async function sportsPicks(
  tx: Tx,
  records: BetRecords,
  { gameType, accepted, standOf }: Booked,
): Promise<Picks> {
  const record = await records.keep(
    tx,
    accepted.map(({ bet }) => bet.offered),
    // All bets of a batch were judged by one rule; without bets there is no rule to store.
    accepted[0]?.bet.paidBy ?? payoutRule,
  )
  return {
    name: 'legs',
    gameType: gameTypeCode[gameType],
    payoutRule: record.payoutRule,
    on: accepted.map(({ bet }) => [...new Set(bet.legs.map(({ fixtureId }) => fixtureId))]),
    legs: accepted.map(({ bet }) => ({ count: bet.legs.length, bonus: bet.bonus })),
    stored: storedLegs(legColumns(accepted, record, standOf)),
  }
}
