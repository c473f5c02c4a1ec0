import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Points } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { pointsOf } from '#domain/transfer.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type GiftRefusal, giftRefusal } from './gift-refusal.ts'
import { pointsChanged } from './points-news.ts'

/** Points for a member, with the cause. */
type Gift = {
  readonly memberId: MemberId
  /** More than zero. */
  readonly points: Points
  /** Id of the operation; points with the same one are given once. */
  readonly ref: string
  /** In Korean, shown in the member's point history: "출석 체크 2026-11-23". */
  readonly cause: string
  readonly at: Instant
}

/** True: they had been given before, and nothing moved now. */
type Given = { readonly repeated: boolean }

/**
 * Gives a member points from `house:points`, in the transaction of their cause (handbook 5.6). The only function for
 * points of events, quests, attendance and prizes; the member's open pages show the new balance after the commit.
 */
export async function givePoints(
  { bus }: Pick<Deps, 'bus'>,
  tx: Tx,
  { memberId, points, ref, cause, at }: Gift,
): Promise<Result<Given, GiftRefusal>> {
  const refusal = await giftRefusal(tx, memberId, at)
  if (refusal) return refuse(refusal)
  const posted = await postTransfer(tx, {
    ref,
    kind: 'points-credited',
    postings: [{ from: 'house:points', to: pointsOf(memberId), amount: points }],
    at,
    actor: 'system:promotions',
    memo: cause,
  })
  assert(posted.ok, 'the house always has points to give')
  const { repeated } = posted.value
  if (!repeated) tx.afterCommit(() => bus.publish(pointsChanged, { memberId }))
  return accept({ repeated })
}
