import { assert } from '#domain/assert.ts'
import { betStatus } from '#domain/bets/bet-status.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import { type LosingRule, losingPoints } from '#domain/promotions/losing-points.ts'
import { type AccountAddress, pointsOf } from '#domain/transfer.ts'
import { followEndedBets } from '#server/bets/bets.ts'
import { postRows } from '#server/ledger/ledger.ts'
import type { Sql, Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { pointsChanged } from '../points-news.ts'
import { readPromotionSetting } from '../promotion-settings.ts'
import { type EndedSlip, listSlips, putBrought } from './losing-points.sql.ts'

export type FollowDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

/** Bets per transaction. */
const BETS_AT_A_TIME = 1_000

/** Gives points for lost bets shortly after their settlement, and takes them back after a correction (handbook 5.6). */
export const followLosing = (deps: FollowDeps): Promise<'all' | 'some'> =>
  followEndedBets(deps, 'losing-points', BETS_AT_A_TIME, (tx, ended) => payEnded(deps, tx, ended))

async function payEnded(deps: FollowDeps, tx: Tx, ended: Sql): Promise<void> {
  const at = deps.clock.now()
  const slips = await listSlips(tx, ended, at)
  if (slips.length === 0) return
  const moves = movesOf(slips, await readPromotionSetting(tx, 'losing'))
  if (moves.length === 0) return
  const latest = new Map(moves.map(move => [move.betId, move]))
  await putBrought(tx, [...latest.values()], at)
  await post(tx, moves, at)
  for (const memberId of new Set(moves.map(move => move.memberId)))
    tx.afterCommit(() => deps.bus.publish(pointsChanged, { memberId }))
}

/** One posting for a bet: the additional points, or those taken back. */
type Move = Pick<EndedSlip, 'memberId' | 'betId' | 'brought' | 'changes'> & { readonly difference: number }

/**
 * Computes the points to add or take back for each change: the bet's value minus the points booked before. Members who
 * may not be given points gain nothing.
 */
function movesOf(slips: readonly EndedSlip[], rule: LosingRule): readonly Move[] {
  const known = new Map<string, Pick<EndedSlip, 'brought' | 'changes'>>()
  const moves: Move[] = []
  for (const slip of slips) {
    const { memberId, betId } = slip
    const before = known.get(betId) ?? slip
    const worth = worthOf(slip, slip.mayGain ? rule : { ...rule, on: true })
    const brought = slip.mayGain ? worth : Math.min(worth, before.brought)
    if (brought === before.brought) continue
    const now = { brought, changes: before.changes + 1 }
    known.set(betId, now)
    moves.push({ memberId, betId, ...now, difference: brought - before.brought })
  }
  return moves
}

function worthOf({ statusCode, gameType, legs, level, ...bet }: EndedSlip, rule: LosingRule): number {
  const status = betStatus(statusCode)
  assert(status !== undefined, `a status of bets: ${statusCode}`)
  return losingPoints({ ...bet, status, isOnMatches: gameType <= 2, legs: legs ?? 0 }, level, rule)
}

/** In ascending order of members, in which accounts are locked. */
async function post(tx: Tx, moves: readonly Move[], at: Instant): Promise<void> {
  const rows = moves.toSorted((one, other) => one.memberId - other.memberId)
  const isGain = ({ difference }: Move): boolean => difference > 0
  const ends = ({ memberId, difference }: Move): readonly [AccountAddress, AccountAddress] => {
    const own = pointsOf(memberId as MemberId)
    return difference > 0 ? ['house:points', own] : [own, 'house:points']
  }
  const kindOf = (move: Move): PostingKind => (isGain(move) ? 'losing-points' : 'settlement-points-reversed')
  const posted = await postRows(tx, {
    refs: rows.map(({ betId }) => betId),
    kinds: rows.map(kindOf),
    seqs: rows.map(({ changes }) => changes),
    parts: rows.map(() => 0),
    froms: rows.map(move => ends(move)[0]),
    tos: rows.map(move => ends(move)[1]),
    amounts: rows.map(({ difference }) => Math.abs(difference)),
    memos: rows.map(move => (isGain(move) ? '낙첨 포인트' : '낙첨 포인트 취소 (경기결과 정정)')),
    at,
    actor: 'system:promotions',
    shortfall: 'owe',
  })
  for (const { state } of posted) assert(state === 'booked', `points of a lost bet are ${state}`)
}
