import { neededFor } from '#domain/cashier/turnover/turnover-rule.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { closeWhenEmpty } from './close-when-empty.ts'
import { insertRequirement, type RequirementCause, reverseRequirementRow } from './turnover.sql.ts'
import { readTurnoverRule } from './turnover-rule.ts'

/** What is to be bet before money may leave, and what for. */
export type Opening = {
  readonly memberId: MemberId
  readonly cause: RequirementCause
  /** The act that opens it, a UUID; the same act of the same cause opens one once. */
  readonly ref: string
  /** In Korean, as the member reads it: "포인트 전환". */
  readonly title: string
  readonly amount: number
  /** Of the amount; 0 opens nothing. */
  readonly percent: number
  /** Won that the act has credited already; none where it credits behind this. */
  readonly credited?: number
  readonly at: Instant
}

/**
 * Opens a requirement within the transaction of the act behind it. What was open of a balance that had been lost before
 * is closed by then.
 */
export async function openRequirement(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  { memberId, cause, ref, title, amount, percent, credited = 0, at }: Opening,
): Promise<void> {
  await closeWhenEmpty(tx, memberId, at, credited)
  const needed = neededFor(amount, percent)
  if (needed > 0) await insertRequirement(tx, { memberId, cause, ref, title, amount, percent, needed, at })
  tellContentChanged(tx, deps, 'turnover', memberId)
}

/** Points that became money have a requirement of their own (handbook 5.6). */
export async function requireForConversion(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  { memberId, ref, amount, at }: Pick<Opening, 'memberId' | 'ref' | 'amount' | 'at'>,
): Promise<void> {
  const { percents } = await readTurnoverRule(tx)
  const conversion = { cause: 'conversion', title: '포인트 전환', percent: percents.conversion } as const
  await openRequirement(deps, tx, { memberId, ref, amount, at, ...conversion })
}

/** Ends the requirement of an act that is taken back, within that transaction. What bets gave it is gone with it. */
export async function reverseRequirement(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  { ref, cause, at }: Pick<Opening, 'ref' | 'cause' | 'at'>,
): Promise<void> {
  const reversed = await reverseRequirementRow(tx, ref, cause, at)
  if (reversed) tellContentChanged(tx, deps, 'turnover', reversed.memberId)
}
