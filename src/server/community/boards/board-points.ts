import type { BoardRules } from '#domain/community/board-rules.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { points } from '#domain/money.ts'
import { pointsOf } from '#domain/transfer.ts'
import { postClawback } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { givePoints, pointsChanged } from '#server/promotions/promotions.ts'
import { countPaidComments, setCommentPoints } from './comments.sql.ts'
import { countPaidPosts, setPostPoints } from './posts.sql.ts'

type PointDeps = Pick<Deps, 'bus' | 'newUuid'>

/** Points for one post or comment, and how many per day are rewarded. */
type Reward = { readonly amount: number; readonly times: number }

const rewardOf = (kind: Writing['kind'], rules: BoardRules): Reward =>
  kind === 'post'
    ? { amount: rules.boardPostPoints, times: rules.boardPostPointsTimes }
    : { amount: rules.boardCommentPoints, times: rules.boardCommentPointsTimes }

/** A post or comment, as needed for its points. */
type Writing = {
  readonly kind: 'post' | 'comment'
  readonly id: number
  readonly memberId: MemberId
}
type PaidWriting = Writing & { readonly points: number; readonly pointsRef: string | null }

const kinds = {
  post: { word: '게시글', countPaid: countPaidPosts, keep: setPostPoints },
  comment: { word: '댓글', countPaid: countPaidComments, keep: setCommentPoints },
} as const

/**
 * Gives points for a post or comment, for a limited number per day in Seoul, by the settings (handbook 5.6). Ones
 * hidden or deleted later still count towards the day's number. Call it under the lock of the writer's row.
 */
export async function rewardWriting(
  deps: PointDeps & { readonly rules: BoardRules },
  tx: Tx,
  { kind, id, memberId }: Writing,
  at: Instant,
): Promise<void> {
  const { amount, times } = rewardOf(kind, deps.rules)
  const today = seoulDayRange(seoulDay(at))
  if (!today || amount === 0 || (await kinds[kind].countPaid(tx, memberId, today.from)) >= times) return
  await give(deps, tx, { kind, id, memberId }, amount, at)
}

/** Gives the points again when an operator shows a hidden post. */
export async function giveBackPoints(
  deps: PointDeps,
  tx: Tx,
  writing: PaidWriting,
  at: Instant,
): Promise<void> {
  if (writing.points > 0) await give(deps, tx, writing, writing.points, at)
}

/** Each payment has a new reference, since the ledger moves points under one reference only once. */
async function give(deps: PointDeps, tx: Tx, { kind, id, memberId }: Writing, amount: number, at: Instant) {
  const ref = deps.newUuid()
  const cause = `${kinds[kind].word} 작성 포인트 (${id}번)`
  const given = await givePoints(deps, tx, { memberId, points: points(amount), ref, cause, at })
  if (given.ok) await kinds[kind].keep(tx, id, amount, ref)
}

/**
 * Takes back the points of a post or comment that broke the rules; beyond the balance they become a debt (handbook
 * 5.6).
 */
export async function takePointsBack(
  { bus }: PointDeps,
  tx: Tx,
  { kind, id, memberId, points: amount, pointsRef }: PaidWriting,
  { at, actor }: { readonly at: Instant; readonly actor: string },
): Promise<void> {
  if (amount === 0 || pointsRef === null) return
  await postClawback(tx, {
    ref: pointsRef,
    kind: 'points-deducted',
    postings: [{ from: pointsOf(memberId), to: 'house:points', amount: points(amount) }],
    at,
    actor,
    memo: `${kinds[kind].word} 작성 포인트 회수 (${id}번)`,
  })
  tx.afterCommit(() => bus.publish(pointsChanged, { memberId }))
}
