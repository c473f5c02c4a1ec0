import { assert } from '#domain/assert.ts'
import type { Instant } from '#domain/instant.ts'
import { points, won } from '#domain/money.ts'
import { pointsOf, walletOf } from '#domain/transfer.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Member } from './member.ts'
import { activateMember } from './members.sql.ts'

/** A new member's play money (handbook 5.2) and sign-up points (handbook 5.6). */
const WELCOME_WON = won(1_000_000)
const WELCOME_POINTS = points(5_000)

/** Activates a member for the first time, with the welcome grants. They are paid once, keyed by the member's uid. */
export async function welcomeMember(tx: Tx, member: Member, at: Instant, actor: string): Promise<void> {
  await activateMember(tx, member.id, at)
  const base = { ref: member.uid, at, actor, memo: '가입 축하' }
  const money = await postTransfer(tx, {
    ...base,
    kind: 'event-credit',
    postings: [{ from: 'house:grants', to: walletOf(member.id), amount: WELCOME_WON }],
  })
  const bonus = await postTransfer(tx, {
    ...base,
    kind: 'points-credited',
    postings: [{ from: 'house:points', to: pointsOf(member.id), amount: WELCOME_POINTS }],
  })
  assert(money.ok && bonus.ok, 'the house always has a welcome to give')
}
