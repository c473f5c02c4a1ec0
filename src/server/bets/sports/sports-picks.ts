import { payoutRule } from '#domain/slip/bonus.ts'
import type { Leg } from '#domain/slip/leg.ts'
import { type GameType, gameTypeCode } from '#domain/sports/game-type.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { AcceptedBet, Picks } from '../booking/bet-kind.ts'
import type { BetRecords } from '../record/bet-records.ts'
import type { JudgedBet } from './judge-bet.ts'
import { fixturesOnHeads, legColumns, legsOnHeads, type StandAtBet } from './leg-columns.ts'
import { storedLegs } from './stored-legs.sql.ts'

type Booked = {
  readonly gameType: Extract<GameType, 'sports' | 'live'>
  readonly accepted: readonly Pick<AcceptedBet<unknown, JudgedBet>, 'bet'>[]
  /** How the match of a leg stands, for bets in play. */
  readonly standOf?: (leg: Leg) => StandAtBet
}

/** The legs of these bets, called and paid by what is in force: the sports' kind of picks. */
export async function sportsPicks(
  tx: Tx,
  records: BetRecords,
  { gameType, accepted, standOf }: Booked,
): Promise<Picks> {
  const record = await records.keep(
    tx,
    accepted.map(({ bet }) => bet.offered),
    // All of a batch were judged by one rule; of none there is nothing to keep.
    accepted[0]?.bet.paidBy ?? payoutRule,
  )
  return {
    name: 'legs',
    gameType: gameTypeCode[gameType],
    payoutRule: record.payoutRule,
    on: fixturesOnHeads(accepted),
    legs: legsOnHeads(accepted),
    stored: storedLegs(legColumns(accepted, record, standOf)),
  }
}
