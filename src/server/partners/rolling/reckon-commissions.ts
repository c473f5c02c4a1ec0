import { assert } from '#domain/assert.ts'
import { betStatus } from '#domain/bets/bet-status.ts'
import type { BetId, MemberId } from '#domain/ids.ts'
import { type CommissionProduct, commissionProductOf } from '#domain/partners/commission-product.ts'
import { type CommissionedBet, commissionsOf, type PathRate } from '#domain/partners/commissions.ts'
import { type CommissionTerms, earningPath, termsAt } from '#domain/partners/earning-path.ts'
import type { BookedRow, EndedBet } from './commission-entries.sql.ts'

/** Amounts that a change of a bet adds for an earner. */
export type EarnedChange = {
  readonly earnerId: MemberId
  readonly rolling: number
  readonly losingUnits: number
}

/** A change of a bet with the commissions of everybody on its path. */
export type ReckonedBet = {
  readonly bet: EndedBet
  readonly product: CommissionProduct
  readonly before: CommissionedBet
  readonly now: CommissionedBet
  readonly path: readonly PathRate[]
  readonly earned: readonly EarnedChange[]
}

type Known = {
  /** The bettor and everybody above, upwards. */
  readonly waysUp: ReadonlyMap<MemberId, readonly MemberId[]>
  readonly versions: ReadonlyMap<MemberId, readonly CommissionTerms[]>
  readonly booked: readonly BookedRow[]
}

/**
 * Computes the commissions of changes in order: the bet's current value for each earner on its path, minus what it has
 * brought before. Path and rates are those when the bet was accepted (handbook 4.3, rule 8). Bets without earners on
 * their path are left out.
 */
export function reckonCommissions(bets: readonly EndedBet[], known: Known): readonly ReckonedBet[] {
  const standing = openStanding(known.booked)
  return bets.flatMap(bet => {
    const product = commissionProductOf(bet)
    const path = earningPath({
      upwards: known.waysUp.get(bet.memberId) ?? [],
      termsOf: id => termsAt(known.versions.get(id) ?? [], bet.placedAt),
      product,
    })
    if (path.length === 0) return []
    const now = standsAs(bet.status, bet.stake, bet.payout)
    const before = standsAs(bet.oldStatus, bet.stake, bet.oldPayout)
    const earned = standing.moveTo(bet.id, commissionsOf(now, path))
    return [{ bet, product, before, now, path, earned }]
  })
}

function standsAs(code: number, stake: number, payout: number | null): CommissionedBet {
  const status = betStatus(code)
  assert(status !== undefined, `a status of bets: ${code}`)
  return { status, stake, payout }
}

type Worth = { readonly rolling: number; readonly losingUnits: number }
const NOTHING: Worth = { rolling: 0, losingUnits: 0 }

/** Tracks the commissions of each bet by earner. `moveTo` sets their new values and returns the differences. */
function openStanding(booked: readonly BookedRow[]) {
  const ofBet = new Map<BetId, Map<MemberId, Worth>>()
  const knownOf = (id: BetId) => {
    const found = ofBet.get(id) ?? new Map<MemberId, Worth>()
    ofBet.set(id, found)
    return found
  }
  for (const { betId, earnerId, ...worth } of booked) knownOf(betId).set(earnerId, worth)
  return {
    moveTo: (id: BetId, worths: ReturnType<typeof commissionsOf>): readonly EarnedChange[] => {
      const known = knownOf(id)
      return worths.flatMap(({ id: earnerId, rolling, losingUnits }) => {
        const had = known.get(earnerId) ?? NOTHING
        known.set(earnerId, { rolling, losingUnits })
        return { earnerId, rolling: rolling - had.rolling, losingUnits: losingUnits - had.losingUnits }
      })
    },
  }
}
