import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import { points, won } from '#domain/money.ts'
import { type ClaimMethod, claimItemWord } from '#domain/partners/claim-rules.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { type Posting, pointsOf, walletOf } from '#domain/transfer.ts'
import { memberBalance } from '#server/bets/bets.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { pointsChanged } from '#server/promotions/promotions.ts'
import {
  type DecidedBy,
  decide,
  type OperatorAct,
  refusalForAmount,
  type Site,
  tellContentChanged,
} from '#server/site/site.ts'
import { PAID_OUT, purseAccount, RESERVED } from '../purses/purse-accounts.ts'
import { payFromReserved, reserveInPurse } from '../purses/purses.sql.ts'
import { type ClaimRow, lockClaim, setClaimState } from './claims.sql.ts'

export type DecideDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Pick<Site, 'settings'> }

/** An operator's decision on a request. */
export type Decision = 'approve' | 'hold' | 'reject'
export type DecideClaim = OperatorAct & { readonly claimId: string; readonly decision: Decision }

type DecideRefusal = Refusal<'NOT_FOUND' | 'CLAIM_DECIDED' | 'SECOND_PERSON_NEEDED' | 'OWN_MONEY'>

const states = { approve: 'paid', hold: 'held', reject: 'cancelled' } as const

/**
 * Pays a request, holds it, or rejects it, which returns the reserved amount (CALC-007); with an act log entry. A
 * second decision finds it decided; holding a held one changes nothing. From the configured amount on, paying needs two
 * operators (X4).
 */
export const decideClaim = (
  deps: DecideDeps,
  { claimId, decision, ...who }: DecideClaim,
): Promise<Result<Pick<ClaimRow, 'id'>, DecideRefusal>> => {
  const state = states[decision]
  return decide(deps, who, {
    lock: tx => lockUndecided(tx, claimId, state),
    settled: claim => (claim.state === state ? { id: claimId } : undefined),
    log: claim => ({
      act: `${decision}-settlement-claim`,
      subject: `member:${claim.memberId}`,
      before: { state: claim.state },
      after: { state, item: claim.item, amount: claim.amount, method: claim.method },
    }),
    refuse: async (tx, { memberId, amount }, { at, log }) => {
      if (memberId === who.operator.memberId) return { code: 'OWN_MONEY' }
      if (decision !== 'approve') return undefined
      const counted = { class: 'money-by-hand', operator: who.operator, memberId, amount, at } as const
      return refusalForAmount(tx, deps.site, { ...counted, ...log })
    },
    change: async (tx, claim, by) => {
      if (decision === 'approve') await pay(tx, deps, claim, by)
      if (decision === 'reject') await giveBack(tx, claim, by)
      const { reason, operator } = who
      await setClaimState(tx, claimId, { state, reason, decidedBy: operator.userId, at: by.at })
      return accept({ id: claimId })
    },
    publish: (tx, { memberId }) => tellContentChanged(tx, deps, 'settlements', memberId),
  })
}

async function lockUndecided(
  tx: Tx,
  claimId: string,
  state: ClaimRow['state'],
): Promise<Result<ClaimRow, Refusal<'NOT_FOUND' | 'CLAIM_DECIDED'>>> {
  const claim = await lockClaim(tx, claimId)
  if (!claim) return refuse({ code: 'NOT_FOUND' })
  const isDecided = claim.state === 'paid' || claim.state === 'cancelled'
  return isDecided && claim.state !== state ? refuse({ code: 'CLAIM_DECIDED' }) : accept(claim)
}

async function pay(tx: Tx, { bus }: DecideDeps, claim: ClaimRow, { at, actor }: DecidedBy): Promise<void> {
  const { id, memberId, item, amount, method } = claim
  const posted = await postTransfer(tx, {
    ref: id,
    kind: 'partner-settlement',
    postings: postingsOf(claim, method),
    at,
    actor,
    memo: `${claimItemWord[item]} 정산`,
  })
  assert(posted.ok, 'what was set aside is there')
  await payFromReserved(tx, { memberId, item, amount })
  const { balance } = posted.value
  if (method === 'wallet' && balance !== null)
    tx.afterCommit(() => bus.publish(memberBalance, { memberId, balance }))
  if (method === 'points') tx.afterCommit(() => bus.publish(pointsChanged, { memberId }))
}

/**
 * Postings of a payment. For points, the money leaves the partner accounts, and the points come from the usual points
 * account.
 */
function postingsOf({ memberId, amount }: ClaimRow, method: ClaimMethod): readonly Posting[] {
  if (method === 'wallet') return [{ from: RESERVED, to: walletOf(memberId), amount: won(amount) }]
  const paid: Posting = { from: RESERVED, to: PAID_OUT, amount: won(amount) }
  return method === 'points'
    ? [paid, { from: 'house:points', to: pointsOf(memberId), amount: points(amount) }]
    : [paid]
}

async function giveBack(
  tx: Tx,
  { id, memberId, item, amount }: ClaimRow,
  { at, actor }: DecidedBy,
): Promise<void> {
  const posted = await postTransfer(tx, {
    ref: id,
    kind: 'settlement-returned',
    postings: [{ from: RESERVED, to: purseAccount(item), amount: won(amount) }],
    at,
    actor,
  })
  assert(posted.ok, 'what was set aside is there')
  await reserveInPurse(tx, { memberId, item, amount: -amount })
}
