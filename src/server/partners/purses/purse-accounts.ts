import { assert } from '#domain/assert.ts'
import type { Instant } from '#domain/instant.ts'
import type { ClaimItem } from '#domain/partners/claim-rules.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import type { AccountAddress } from '#domain/transfer.ts'
import { postRows } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'

/** The house account that holds partners' money of an item. */
export const purseAccount = (item: ClaimItem): AccountAddress => `house:partner-${item}`

export const COMMISSIONS: AccountAddress = 'house:commissions'
export const RESERVED: AccountAddress = 'house:partner-reserved'
export const PAID_OUT: AccountAddress = 'house:partner-paid'

/** A commission of a partner, with its own reference; negative if it is taken back. */
export type CommissionPosting = { readonly ref: string; readonly amount: number; readonly memo: string }

/** Posts commissions of an item, and reversals of others, each as a new transaction. */
export async function postCommissions(
  tx: Tx,
  { item, kind, at }: { readonly item: ClaimItem; readonly kind: PostingKind; readonly at: Instant },
  rows: readonly CommissionPosting[],
): Promise<void> {
  if (rows.length === 0) return
  const purse = purseAccount(item)
  const posted = await postRows(tx, {
    refs: rows.map(row => row.ref),
    kinds: rows.map(() => kind),
    seqs: rows.map(() => 0),
    parts: rows.map(() => 0),
    froms: rows.map(row => (row.amount > 0 ? COMMISSIONS : purse)),
    tos: rows.map(row => (row.amount > 0 ? purse : COMMISSIONS)),
    amounts: rows.map(row => Math.abs(row.amount)),
    memos: rows.map(row => row.memo),
    at,
    actor: 'system:partners',
    shortfall: 'refuse',
  })
  for (const { state } of posted) assert(state === 'booked', `a commission is ${state}`)
}
