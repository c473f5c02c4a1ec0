import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import { type AccountAddress, pointsOf } from '#domain/transfer.ts'
import { postRows } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { pointsChanged } from '../points-news.ts'
import { addToFriendDays, insertFriendPoints, type NewFriendPoint } from './friend-points.sql.ts'
import type { Reckoned } from './reckon-friend-points.ts'

type PayDeps = Pick<Deps, 'bus' | 'newUuid'>

/** One posting: the sum that a batch of bets brings a recommender, or takes back. */
type Sum = { readonly memberId: MemberId; readonly ref: string; readonly points: number }

/**
 * Posts the computed points, one sum per recommender, so that the point history reveals no single bet of a friend
 * (handbook 5.11). Points taken back beyond the balance become a debt.
 */
export async function payFriendPoints(
  deps: PayDeps,
  tx: Tx,
  reckoned: readonly Reckoned[],
  at: Instant,
): Promise<void> {
  const gains = sumsOf(
    deps,
    reckoned.filter(row => row.points > 0),
  )
  const losses = sumsOf(
    deps,
    reckoned.filter(row => row.points < 0),
  )
  const rows = reckoned.map(row => ({ ...row, ref: refOf(row, gains, losses) }))
  await insertFriendPoints(tx, rows)
  await addToFriendDays(tx, rows, seoulDay(at))
  await post(tx, losses, at, takingBack)
  await post(tx, gains, at, giving)
  for (const memberId of new Set([...gains.keys(), ...losses.keys()])) {
    tx.afterCommit(() => deps.bus.publish(pointsChanged, { memberId }))
    tellContentChanged(tx, deps, 'friends', memberId)
  }
}

type Sums = ReadonlyMap<MemberId, Sum>

/** In ascending order of members, in which accounts are locked. */
function sumsOf({ newUuid }: Pick<Deps, 'newUuid'>, rows: readonly Reckoned[]): Sums {
  const sums = new Map<MemberId, Sum>()
  for (const { recommenderId: memberId, points } of rows.toSorted(
    (a, b) => a.recommenderId - b.recommenderId,
  )) {
    const known = sums.get(memberId) ?? { memberId, ref: newUuid(), points: 0 }
    sums.set(memberId, { ...known, points: known.points + Math.abs(points) })
  }
  return sums
}

const refOf = ({ recommenderId, points }: Reckoned, gains: Sums, losses: Sums): NewFriendPoint['ref'] =>
  points === 0 ? null : ((points > 0 ? gains : losses).get(recommenderId)?.ref ?? null)

type Way = {
  readonly kind: PostingKind
  readonly memo: string
  readonly shortfall: 'refuse' | 'owe'
  readonly ends: (memberId: MemberId) => readonly [from: AccountAddress, to: AccountAddress]
}

const giving: Way = {
  kind: 'points-credited',
  memo: '추천인 포인트',
  shortfall: 'refuse',
  ends: memberId => ['house:points', pointsOf(memberId)],
}

const takingBack: Way = {
  kind: 'settlement-recommender-points-reversed',
  memo: '추천인 포인트 취소 (경기결과 정정)',
  shortfall: 'owe',
  ends: memberId => [pointsOf(memberId), 'house:points'],
}

async function post(tx: Tx, sums: Sums, at: Instant, { kind, memo, shortfall, ends }: Way): Promise<void> {
  const list = [...sums.values()]
  if (list.length === 0) return
  const posted = await postRows(tx, {
    refs: list.map(({ ref }) => ref),
    kinds: list.map(() => kind),
    seqs: list.map(() => 0),
    parts: list.map(() => 0),
    froms: list.map(({ memberId }) => ends(memberId)[0]),
    tos: list.map(({ memberId }) => ends(memberId)[1]),
    amounts: list.map(({ points }) => points),
    memos: list.map(() => memo),
    at,
    actor: 'system:promotions',
    shortfall,
  })
  for (const { state } of posted) assert(state === 'booked', `points of recommenders are ${state}`)
}
