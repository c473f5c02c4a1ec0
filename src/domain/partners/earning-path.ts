import type { MemberId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { AgentProduct, CommissionProduct } from './commission-product.ts'
import type { CommissionRates } from './commission-rates.ts'
import type { PathRate } from './commissions.ts'
import type { PartnerLevel } from './partner-level.ts'

/** What holds of somebody from a moment on, until the next version: a partner with a level, or a member with own rates. */
export type CommissionTerms = {
  readonly memberId: MemberId
  readonly since: Instant
  /** Null of a member who is no partner. */
  readonly level: PartnerLevel | null
  /** A partner that was stopped, or a member without rates, has no part in bets accepted from then on. */
  readonly active: boolean
  readonly rates: CommissionRates
  /** For which products a member earns from the bets of those recommended by them as well (ROLE-018). */
  readonly agentOf: readonly AgentProduct[]
}

/** The terms in force at a moment, of the versions of one member in the order of their beginning. */
export const termsAt = (versions: readonly CommissionTerms[], at: Instant): CommissionTerms | undefined =>
  versions.findLast(({ since }) => since <= at)

type Walked = {
  /** Who has bet, who recommended them, and so on up to the house. */
  readonly upwards: readonly MemberId[]
  readonly termsOf: (id: MemberId) => CommissionTerms | undefined
  readonly product: CommissionProduct
}

/**
 * Who earns from a bet of a product, from the top down: all partners that are active above who has bet, a member with the
 * flag of the product who recommended them, and themselves by a rate of their own (handbook 4.3, ROLE-018).
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
