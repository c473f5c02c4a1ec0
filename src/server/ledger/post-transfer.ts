import { assert } from '#domain/assert.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { assertTransfer, type Transfer } from '#domain/transfer.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import { type PostedRow, postRows } from './ledger.sql.ts'

/** The member's spendable balance and debt after the last posting that concerns a member; null without one. */
export type Receipt = {
  readonly balance: number | null
  readonly debt: number | null
  /** True when this transfer had been booked before and nothing moved now. */
  readonly repeated: boolean
}

export type TransferRefusal = { readonly code: 'INSUFFICIENT_BALANCE'; readonly balance: number }

/**
 * The only function that moves money for a single transfer: all of its postings or none. Repeating a transfer moves
 * nothing and returns `repeated`; the same key with other content throws.
 */
export function postTransfer(tx: Tx, transfer: Transfer): Promise<Result<Receipt, TransferRefusal>> {
  return transfer.postings.length === 1
    ? post(tx, transfer, 'refuse')
    : tx.attempt(() => post(tx, transfer, 'refuse'))
}

/**
 * Takes money back whatever the balance: first from the wallet, the rest as a debt that later credits repay first
 * (handbook 1.9, re-settlement).
 */
export async function postClawback(tx: Tx, transfer: Transfer): Promise<Receipt> {
  const posted = await tx.attempt(() => post(tx, transfer, 'owe'))
  assert(posted.ok, `clawback ${transfer.kind} ${transfer.ref} cannot be refused`)
  return posted.value
}

async function post(
  tx: Queries,
  transfer: Transfer,
  shortfall: 'refuse' | 'owe',
): Promise<Result<Receipt, TransferRefusal>> {
  assertTransfer(transfer)
  const rows = await postRows(tx, { ...columnsOf(transfer), shortfall })
  for (const row of rows) assertBookable(row, transfer)
  const short = rows.find(row => row.state === 'short')
  if (short) return refuse({ code: 'INSUFFICIENT_BALANCE', balance: short.balance ?? 0 })
  const last = rows.findLast(row => row.balance !== null)
  const repeated = rows.every(row => row.state === 'repeated')
  return accept({ balance: last?.balance ?? null, debt: last?.debt ?? null, repeated })
}

function columnsOf({ ref, kind, seq = 0, postings, at, actor, memo }: Transfer) {
  const each = <T>(value: T) => postings.map(() => value)
  return {
    refs: each(ref),
    kinds: each(kind),
    seqs: each(seq),
    parts: postings.map((_, index) => index),
    froms: postings.map(one => one.from),
    tos: postings.map(one => one.to),
    amounts: postings.map(one => one.amount),
    memos: each(memo ?? null),
    at,
    actor,
  }
}

function assertBookable({ ord, state }: PostedRow, { kind, ref }: Transfer): void {
  assert(state !== 'conflict', `posting ${ord} of ${kind} ${ref} exists with other content`)
  assert(state !== 'closed', `posting ${ord} of ${kind} ${ref} names a member without accounts`)
}
