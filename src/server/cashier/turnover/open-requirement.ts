import { neededFor } from '#domain/cashier/turnover/turnover-rule.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { closeWhenEmpty } from './close-when-empty.ts'
import { insertRequirement, type RequirementCause, reverseRequirementRow } from './turnover.sql.ts'
import { readTurnoverRule } from './turnover-rule.ts'

/** A new requirement: the amount to bet before withdrawals, and its cause. */
export type Opening = {
  readonly memberId: MemberId
  readonly cause: RequirementCause
  /** UUID of the operation that opens it; one operation and cause open one requirement. */
  readonly ref: string
  /** Korean title shown to the member: "포인트 전환". */
  readonly title: string
  readonly amount: number
  /** Percent of the amount; 0 opens no requirement. */
  readonly percent: number
  /** Won already credited by the operation; absent if it credits afterwards. */
  readonly credited?: number
  readonly at: Instant
}

/** Opens a requirement in the transaction of its operation. First closes older ones if their balance has been lost. */
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

/** Opens the requirement for converted points (handbook 5.6). */
export async function requireForConversion(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  { memberId, ref, amount, at }: Pick<Opening, 'memberId' | 'ref' | 'amount' | 'at'>,
): Promise<void> {
  const { percents } = await readTurnoverRule(tx)
  const conversion = { cause: 'conversion', title: '포인트 전환', percent: percents.conversion } as const
  await openRequirement(deps, tx, { memberId, ref, amount, at, ...conversion })
}

/**
 * Ends the requirement of an operation that is taken back, in the same transaction. What bets have filled in it is
 * lost.
 */
export async function reverseRequirement(
  deps: Pick<Deps, 'bus'>,
  tx: Tx,
  { ref, cause, at }: Pick<Opening, 'ref' | 'cause' | 'at'>,
): Promise<void> {
  const reversed = await reverseRequirementRow(tx, ref, cause, at)
  if (reversed) tellContentChanged(tx, deps, 'turnover', reversed.memberId)
}
