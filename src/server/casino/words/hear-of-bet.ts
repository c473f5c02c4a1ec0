import { askAgainAfter } from '#domain/casino/unresolved.ts'
import { instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { ReportedBet, SupplierClient } from '../suppliers/supplier-client.ts'
import type { Supplier } from '../suppliers/suppliers-state.ts'
import { keepWord } from './bet-words.sql.ts'

export type HearDeps = Pick<Deps, 'db' | 'clock'> & { readonly client: Pick<SupplierClient, 'bet'> }

/** Requests the supplier's report on a bet and stores it; no transaction is open meanwhile. */
export async function hearOfBet(
  { db, clock, client }: HearDeps,
  supplier: Supplier,
  { ref, asks }: { readonly ref: string; readonly asks: number },
): Promise<ReportedBet | undefined> {
  const told = await client.bet(supplier, ref)
  const at = clock.now()
  const ended = told?.state === 'ended' ? told : undefined
  await keepWord(db, {
    supplierId: supplier.id,
    ref,
    says: told?.state ?? 'silent',
    at,
    askAgainAt: instant(at + askAgainAfter(asks + 1)),
    result: ended?.result,
    proofUrl: ended?.proof,
  })
  return told
}
