import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { points, won } from '#domain/money.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { type Posting, pointsOf, walletOf } from '#domain/transfer.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { amountNeedsTwo, recordAct, type Site, takesTwo } from '#server/site/site.ts'
import type { MemberAct } from '../member.ts'
import { lockMember } from '../members.sql.ts'
import { findMove, type HandMove, insertMove } from './member-acts.sql.ts'

type MoveDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'> & { readonly site: Pick<Site, 'settings'> }
type MoveRefusal = Refusal<
  | 'NOT_FOUND'
  | 'OWN_MONEY'
  | 'HAND_MONEY_MAX'
  | 'INSUFFICIENT_BALANCE'
  | 'KEY_REUSED'
  | 'SECOND_PERSON_NEEDED'
>
export type Move = MemberAct & Pick<HandMove, 'purse' | 'way' | 'amount' | 'key'>

/** Posting kinds of handbook 5.1. */
const kinds: Readonly<Record<HandMove['purse'], Readonly<Record<HandMove['way'], PostingKind>>>> = {
  wallet: { credit: 'operator-credit', debit: 'operator-debit' },
  points: { credit: 'operator-points-credit', debit: 'operator-points-debit' },
}

/**
 * Moves a member's money or points manually, with the cause as memo and an act log entry (handbook 5.1). The
 * operator's key makes it idempotent. Refused above the site's cap, beyond the member's balance, and for the operator's
 * own account; from the configured amount on it needs two operators (X4).
 */
export async function moveByHand(
  { db, clock, newUuid, site }: MoveDeps,
  move: Move,
): Promise<Result<{ balance: number }, MoveRefusal>> {
  const { operator, ip, memberId, purse, way, amount, reason } = move
  if (memberId === operator.memberId) return refuse({ code: 'OWN_MONEY' })
  const max = site.settings().handMoneyMax
  return db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    // A member who was never approved has no accounts; accounts of members who have left are closed.
    if (!member?.activatedAt || member.status === 'left') return refuse({ code: 'NOT_FOUND' })
    const before = await findMove(tx, operator.memberId, move.key)
    if (before) return repeated(before, move)
    if (amount > max) return refuse({ code: 'HAND_MONEY_MAX', max })
    const at = clock.now()
    const ref = newUuid()
    const isForTwo = await takesTwo(tx, site, { class: 'money-by-hand', operator, memberId, amount, at })
    const posted = await postTransfer(tx, {
      ref,
      kind: kinds[purse][way],
      postings: [postingOf(memberId, move)],
      at,
      actor: `operator:${operator.memberId}`,
      memo: reason,
    })
    if (!posted.ok) return refuse(posted.refusal)
    const { balance } = posted.value
    assert(balance !== null, 'a posting that touches a member tells what is left')
    return keep(tx, { ...move, ref, balance, at, ip, isForTwo })
  })
}

/** Returns the first answer; refuses the key with other content. */
function repeated(
  before: HandMove,
  { memberId, purse, way, amount }: Move,
): Result<{ balance: number }, MoveRefusal> {
  const isSame =
    before.memberId === memberId && before.purse === purse && before.way === way && before.amount === amount
  return isSame ? accept({ balance: before.balance }) : refuse({ code: 'KEY_REUSED' })
}

function postingOf(memberId: MemberId, { purse, way, amount }: Move): Posting {
  const own = purse === 'wallet' ? walletOf(memberId) : pointsOf(memberId)
  const house = purse === 'wallet' ? 'house:grants' : 'house:points'
  const figure = purse === 'wallet' ? won(amount) : points(amount)
  return way === 'credit'
    ? { from: house, to: own, amount: figure }
    : { from: own, to: house, amount: figure }
}

async function keep(
  tx: Tx,
  {
    operator,
    memberId,
    ip,
    at,
    ref,
    balance,
    isForTwo,
    ...move
  }: Move & {
    readonly isForTwo: boolean
    readonly ref: string
    readonly balance: number
    readonly at: Parameters<typeof insertMove>[2]
  },
): Promise<Result<{ balance: number }, MoveRefusal>> {
  const { purse, way, amount, reason } = move
  const had = way === 'credit' ? balance - amount : balance + amount
  const name = purse === 'wallet' ? 'emoney' : 'point'
  const done = {
    act: kinds[purse][way],
    subject: `member:${memberId}`,
    before: { [name]: had },
    after: { [name]: balance, amount },
  }
  // The refusal rolls back the posting.
  if (isForTwo) return refuse(amountNeedsTwo('money-by-hand', done))
  await insertMove(tx, { ...move, ref, operatorId: operator.memberId, memberId, balance }, at)
  await recordAct(tx, { operator, ...done, reason, ip, at })
  return accept({ balance })
}
