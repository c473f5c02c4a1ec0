import type { MemberId } from '#domain/ids.ts'
import { memberBalance } from '#server/bets/bets.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'

/** Has the member's open pages and the desk read requests again once this is committed, and tells a balance that moved. */
export function tellCash(tx: Tx, { bus }: Pick<Deps, 'bus'>, memberId: MemberId, balance?: number): void {
  tellContentChanged(tx, { bus }, 'cash', memberId)
  if (balance !== undefined) tx.afterCommit(() => bus.publish(memberBalance, { memberId, balance }))
}
