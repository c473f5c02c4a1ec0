import { TURNOVER_BALANCE_MIN } from '#domain/cashier/turnover/turnover-rule.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { hasOpenBets } from '#server/bets/bets.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { closeRequirements, sumOpen } from './turnover.sql.ts'

/**
 * Closes a member's open requirements when the balance is below 1,000 won with no open bets (handbook 5.4): that money
 * is lost, and later money gets a separate requirement. Returns whether any was closed.
 */
export async function closeWhenEmpty(
  tx: Tx,
  memberId: MemberId,
  at: Instant,
  credited = 0,
): Promise<boolean> {
  const { count } = await sumOpen(tx, memberId)
  if (count === 0) return false
  const { wallet } = await loadBalances(tx, memberId)
  if (wallet - credited >= TURNOVER_BALANCE_MIN || (await hasOpenBets(tx, memberId))) return false
  return (await closeRequirements(tx, memberId, at, at)) > 0
}
