import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import {
  type CommissionRates,
  highestRates,
  LOSING_MAX,
  ROLLING_MAX,
  rateAbove,
  ratesBy,
} from '#domain/partners/commission-rates.ts'
import { fitsBetween } from '#domain/partners/partner-level.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { insertTerms, type KeptTerms, type NewTerms } from './partner-terms.sql.ts'
import { readSurroundings, type Surroundings } from './read-surroundings.ts'

export type TermsRefusal = Refusal<
  'PARTNER_RATE_ABOVE' | 'PARTNER_RATE_BELOW_CHILD' | 'PARTNER_RATE_MAX' | 'PARTNER_LEVEL'
>

/** The new terms, computed under the lock from the terms around the member. */
export type TermsChange = Pick<NewTerms, 'level' | 'active' | 'rates' | 'agentOf'>
export type ChangedTerms = { readonly before: KeptTerms | undefined; readonly after: TermsChange }

type Changing = {
  readonly memberId: MemberId
  readonly at: Instant
  readonly changedBy: string
  readonly reason: string
}

/** Locks all terms of the tree until the transaction ends, so that rates stay below those above. */
export const lockTree = (tx: Tx): Promise<unknown> => takeLock(tx, ADVISORY_LOCKS.partnerTree)

/**
 * Writes the next version of a member's terms, for bets accepted from now on (handbook 4.3, rule 8). Rates must not
 * exceed those of the next partner above, nor be below those of anybody below (rule 1); levels descend in the tree.
 */
export async function setTerms<R>(
  tx: Tx,
  { memberId, at, changedBy, reason }: Changing,
  make: (around: Surroundings) => Result<TermsChange, R>,
): Promise<Result<ChangedTerms, R | TermsRefusal>> {
  await lockTree(tx)
  const around = await readSurroundings(tx, memberId)
  const made = make(around)
  if (!made.ok) return made
  const broken = checkTerms(made.value, around)
  if (broken) return refuse(broken)
  await insertTerms(tx, { ...made.value, memberId, since: at, changedBy, reason })
  return accept({ before: around.own, after: made.value })
}

const HOUSE_MAX: CommissionRates = ratesBy(() => ({ rolling: ROLLING_MAX, losing: LOSING_MAX }))

/** Returns why terms are invalid at their place in the tree; stopped or zero terms are always valid. */
function checkTerms(
  { level, active, rates }: TermsChange,
  { parent, below }: Omit<Surroundings, 'own'>,
): TermsRefusal | undefined {
  if (!active) return undefined
  const beyond = rateAbove(rates, HOUSE_MAX)
  if (beyond) return { code: 'PARTNER_RATE_MAX', max: beyond.max }
  const above = parent && rateAbove(rates, parent.rates)
  if (above) return { code: 'PARTNER_RATE_ABOVE', max: above.max }
  if (level === null) return undefined
  const under = rateAbove(highestRates(below.map(one => one.rates)), rates)
  if (under) return { code: 'PARTNER_RATE_BELOW_CHILD' }
  const levels = below.flatMap(one => (one.level === null ? [] : [one.level]))
  return fitsBetween(level, parent?.level ?? undefined, levels) ? undefined : { code: 'PARTNER_LEVEL' }
}
