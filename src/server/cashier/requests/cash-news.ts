import type { MemberId } from '#domain/ids.ts'
import { memberBalance } from '#server/bets/bets.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'

/**
 * After the commit, makes the member's open pages and the desk reload requests, and publishes the balance if it
 * changed.
 */
export function tellCash(tx: Tx, { bus }: Pick<Deps, 'bus'>, memberId: MemberId, balance?: number): void {
  tellContentChanged(tx, { bus }, 'cash', memberId)
  if (balance !== undefined) tx.afterCommit(() => bus.publish(memberBalance, { memberId, balance }))
}
