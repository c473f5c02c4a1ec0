import type { Refusal } from '#contract/wire/refusals.ts'
import { cashAccounts, isReversible, REVERSAL_KIND } from '#domain/cashier/cash-request.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { walletOf } from '#domain/transfer.ts'
import { listPostingsOf, postClawback } from '#server/ledger/ledger.ts'
import { lockMember } from '#server/members/members.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import type { CashierPorts } from '../cashier-ports.ts'
import { tellCash } from './cash-news.ts'
import {
  type CashRequest,
  findRequest,
  insertEvent,
  lockRequest,
  markRequestReversed,
} from './cash-requests.sql.ts'
import type { DecideDeps, Decision } from './decide-request.ts'

export type ReverseRefusal = Refusal<'CASH_REQUEST_UNKNOWN' | 'DEPOSIT_REVERSED' | 'DEPOSIT_NOT_REVERSIBLE'>

/** Locks a reversible deposit after its member: of several concurrent calls, only one finds it reversible. */
export async function lockReversible(tx: Tx, id: string): Promise<Result<CashRequest, ReverseRefusal>> {
  const found = await findRequest(tx, id)
  if (!found) return refuse({ code: 'CASH_REQUEST_UNKNOWN' })
  await lockMember(tx, found.memberId)
  const request = await lockRequest(tx, id)
  if (request.state === 'reversed') return refuse({ code: 'DEPOSIT_REVERSED' })
  return isReversible(request) ? accept(request) : refuse({ code: 'DEPOSIT_NOT_REVERSIBLE' })
}

/**
 * Reverses a locked, completed deposit in full (code 113 of handbook 5.1, decision 86): takes what the wallet has, and the rest
 * becomes a debt, as with bet corrections. The onReversed hooks run in the same transaction.
 */
export async function reverseDeposit(
  tx: Tx,
  deps: DecideDeps & Pick<CashierPorts, 'onReversed'>,
  { id, no, memberId, method, amount }: CashRequest,
  { at, actor, word = '' }: Decision,
): Promise<CashRequest> {
  const { balance } = await postClawback(tx, {
    ref: id,
    kind: REVERSAL_KIND,
    postings: [{ from: walletOf(memberId), to: cashAccounts[method], amount }],
    at,
    actor,
    memo: `입금 No.${no} 회수`,
  })
  await insertEvent(tx, { requestId: id, state: 'reversed', at, actor, word })
  const reversed = await markRequestReversed(tx, id, word)
  for (const hook of deps.onReversed) await hook(tx, { id, no, memberId, amount, reason: word, at })
  tellCash(tx, deps, memberId, balance ?? undefined)
  return reversed
}

/** The part of a reversed deposit that was debited from the wallet, and the part that became a debt; in won. */
export type ReversedMoney = { readonly taken: number; readonly owed: number }

/** Returns how the money of a deposit was reversed, from the ledger; undefined if it was not. */
export async function readReversedMoney(
  db: Queries,
  { id, memberId, state }: Pick<CashRequest, 'id' | 'memberId' | 'state'>,
): Promise<ReversedMoney | undefined> {
  if (state !== 'reversed') return undefined
  const postings = (await listPostingsOf(db, id)).filter(({ kind }) => kind === REVERSAL_KIND)
  const sum = (rows: readonly { readonly amount: number }[]) =>
    rows.reduce((total, { amount }) => total + amount, 0)
  const wallet = walletOf(memberId)
  return {
    taken: sum(postings.filter(({ from }) => from === wallet)),
    owed: sum(postings.filter(({ from }) => from !== wallet)),
  }
}
