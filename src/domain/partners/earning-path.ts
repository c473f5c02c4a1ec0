import type { MemberId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { AgentProduct, CommissionProduct } from './commission-product.ts'
import type { CommissionRates } from './commission-rates.ts'
import type { PathRate } from './commissions.ts'
import type { PartnerLevel } from './partner-level.ts'

/**
 * Commission terms from a moment until the next version: of a partner with a level, or of a member with
 * their own rates.
 */
export type CommissionTerms = {
  readonly memberId: MemberId
  readonly since: Instant
  /** Null for a member who is no partner. */
  readonly level: PartnerLevel | null
  /**
   * False for a suspended partner or a member without rates: they earn nothing from bets accepted from
   * then on.
   */
  readonly active: boolean
  readonly rates: CommissionRates
  /** Products for which a member also earns from the bets of members they recommended (ROLE-018). */
  readonly agentOf: readonly AgentProduct[]
}

/** Returns the terms in force at a moment, from a member's versions in chronological order. */
export const termsAt = (versions: readonly CommissionTerms[], at: Instant): CommissionTerms | undefined =>
  versions.findLast(({ since }) => since <= at)

type Walked = {
  /** The bettor, their recommender, and so on up to the house. */
  readonly upwards: readonly MemberId[]
  readonly termsOf: (id: MemberId) => CommissionTerms | undefined
  readonly product: CommissionProduct
}

/**
 * Returns who earns from a bet, from the top down: all active partners above the bettor, a direct
 * recommender with the product's flag, and the bettor when they have their own rate (handbook 4.3,
 * ROLE-018).
 */
export function earningPath({ upwards, termsOf, product }: Walked): readonly PathRate[] {
  const path = upwards.flatMap((id, steps): PathRate[] => {
    const terms = termsOf(id)
    if (!terms?.active || !takesPart(terms, steps, product)) return []
    return [{ id, ...terms.rates[product] }]
  })
  return path.toReversed()
}

function takesPart({ level, agentOf }: CommissionTerms, steps: number, product: CommissionProduct): boolean {
  if (level !== null) return steps > 0
  if (steps > 1) return false
  return steps === 0 || agentOf.some(of => of === product)
}
