import type { HouseLimits } from '#domain/house-limits/laid-out-limits.ts'
import {
  addBet,
  cappedFixtures,
  fullLimit,
  type LegStand,
  payoutBook,
} from '#domain/house-limits/open-payouts.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { Leg } from '#domain/slip/leg.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { InplayRefusal } from '../bet-answer.ts'
import type { JudgedBet } from '../sports/judge-bet.ts'
import { fullRefusal } from './limit-refusal.ts'
import { holdOpenPayouts, listOpenPayouts } from './open-payouts.sql.ts'

type Asked<Refused> = {
  readonly limits: HouseLimits
  /** One per bet of the batch, in the order in which they count. */
  readonly verdicts: readonly Result<JudgedBet, Refused>[]
  /** Whether a valid bet will be booked. */
  readonly stands: (index: number) => boolean
  /** True when the batch books: locks the payouts until its end. Otherwise they are only read. */
  readonly books: boolean
  /** Score from which an in-play leg counts. */
  readonly standOf?: (leg: Leg) => LegStand
}

/** Refusals that occur only because the house has taken enough. */
type Full = Extract<InplayRefusal, { code: 'HOUSE_OPEN_PAYOUT_MAX' }>

/**
 * Refuses bets of a batch that would raise the house's payout on a fixture above a limit (field B11). Locks the
 * fixtures' payouts if `books`, reads them, then adds the bets of the batch in order. Queries the database only if such
 * a limit applies to one of the bets. Call it after the batch was entered, whose locks come before these.
 */
export async function withinOpenPayouts<Refused>(
  tx: Tx,
  { limits, verdicts, stands, books, standOf }: Asked<Refused>,
): Promise<readonly Result<JudgedBet, Refused | Full>[]> {
  if (!limits.capsPayouts) return verdicts
  const fixtures = [
    ...new Set(
      verdicts.flatMap((verdict, at) =>
        verdict.ok && stands(at) ? cappedFixtures(limits, verdict.value.legs) : [],
      ),
    ),
  ]
  if (fixtures.length === 0) return verdicts
  if (books) await holdOpenPayouts(tx, fixtures)
  const book = payoutBook(fixtures, await listOpenPayouts(tx, fixtures))
  return verdicts.map((verdict, at) => {
    if (!verdict.ok || !stands(at)) return verdict
    const { legs, winnings, totalOdds, stakeMin } = verdict.value
    const bet = { legs, winnings, totalOdds, ...(standOf && { stands: legs.map(standOf) }) }
    const full = fullLimit(limits, book, bet)
    if (full) return refuse(fullRefusal(full, verdict.value, stakeMin))
    // A bet that only begins to wait uses up nothing: it may never be booked.
    if (books) addBet(book, bet)
    return verdict
  })
}
