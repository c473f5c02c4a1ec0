import { assert } from '#domain/assert.ts'
import { listSlipNames } from '#server/bets/bets.ts'
import { findFixture } from '#server/fixtures/fixtures.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Resettled } from '#server/settlement/settlement.ts'
import { unreadChanged } from './message-news.ts'
import { ensureMessageAbout, insertOwnCopies } from './messages.sql.ts'
import { ownResettledText, resettledText, toldSingly } from './resettled.ko.ts'

/**
 * Sends messages to members whose settled bets have changed (handbook 1.9), in the transaction that books it. Each
 * revision of a fixture is one message with one copy per member, however many bets and batches there are.
 */
export async function tellResettled(
  { clock, bus }: Pick<Deps, 'clock' | 'bus'>,
  tx: Tx,
  resettled: Resettled,
): Promise<void> {
  const { fixtureId, revision, bets } = resettled
  const fixture = await findFixture(tx, fixtureId)
  assert(fixture, `fixture ${fixtureId} was bet on, so it exists`)
  const { id } = await ensureMessageAbout(tx, `resettled:${fixtureId}:${revision}`, {
    ...resettledText(fixture, resettled),
    sentAt: clock.now(),
  })
  const byMember = [...Map.groupBy(bets, bet => bet.memberId)]
  const named = byMember.flatMap(([, own]) => toldSingly(own))
  const slips = new Map((await listSlipNames(tx, named)).map(slip => [slip.betId, slip]))
  const copies = byMember.map(([memberId, own]) => ({ memberId, contents: ownResettledText(own, slips) }))
  await insertOwnCopies(tx, id, copies)
  tx.afterCommit(() => {
    for (const { memberId } of copies) bus.publish(unreadChanged, { memberId })
  })
}
