import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { won } from '#domain/money.ts'
import { walletOf } from '#domain/transfer.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import { findByUserId } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'

/** Credits a member with won, as an operator does. */
export async function grantWon(
  tx: Tx,
  { clock, newUuid }: Pick<Deps, 'clock' | 'newUuid'>,
  memberId: MemberId,
  amount: number,
): Promise<void> {
  const posted = await postTransfer(tx, {
    ref: newUuid(),
    kind: 'operator-credit',
    postings: [{ from: 'house:grants', to: walletOf(memberId), amount: won(amount) }],
    at: clock.now(),
    actor: 'system:test',
  })
  assert(posted.ok, 'the house has won to grant')
}

/** The same for a play login. */
export const grantWonTo = (deps: Pick<Deps, 'db' | 'clock' | 'newUuid'>, userId: string, amount: number) =>
  deps.db.transaction(async tx => {
    const member = await findByUserId(tx, userId)
    assert(member, `there is ${userId}`)
    await grantWon(tx, deps, member.id, amount)
  })
