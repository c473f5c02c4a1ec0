import type { Refusal } from '#contract/wire/refusals.ts'
import type { BetWord } from '#domain/casino/unresolved.ts'
import type { WalletCode } from '#domain/casino/wallet-codes.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { dialects } from '../../dialects/dialects.ts'
import type { KnownPlayers } from '../../players/known-players.ts'
import type { ReportedBet, SupplierClient } from '../../suppliers/supplier-client.ts'
import type { Supplier, Suppliers } from '../../suppliers/suppliers-state.ts'
import type { Wallet } from '../../wallet/open-wallet.ts'
import { hearOfBet } from '../../words/hear-of-bet.ts'
import { type AskedBet, findTakenBet } from './unresolved.sql.ts'

export type AskDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly suppliers: Pick<Suppliers, 'all'>
  readonly client: Pick<SupplierClient, 'bet'>
  readonly wallet: Pick<Wallet, 'end'>
  readonly players: KnownPlayers
}

export type BetPlace = { readonly supplierId: number; readonly ref: string }

export type Asked = { readonly says: BetWord; readonly bet: AskedBet }

/**
 * Asks a supplier for the end of a bet. Applies a reported end like the supplier's own call, under the same number, so
 * a later call or another enquiry changes nothing. Does nothing without a reported end: the supplier may not have
 * received the bet yet.
 */
export async function askAboutBet(
  deps: AskDeps,
  place: BetPlace,
): Promise<Result<Asked, Refusal<'TRANSACTION_UNKNOWN' | 'BET_ENDED' | 'BET_HELD' | 'REPORT_REFUSED'>>> {
  const { db } = deps
  const supplier = deps.suppliers.all().find(({ id }) => id === place.supplierId)
  const bet = supplier && (await findTakenBet(db, place.supplierId, place.ref))
  if (!supplier || !bet) return refuse({ code: 'TRANSACTION_UNKNOWN' })
  if (bet.resolution !== null) return refuse({ code: 'BET_ENDED' })
  if (bet.isHeld) return refuse({ code: 'BET_HELD' })
  const told = await hearOfBet(deps, supplier, { ref: place.ref, asks: bet.asks })
  if (told?.state !== 'ended') return accept({ says: told?.state ?? 'silent', bet })
  const why = await endAsReported(deps, supplier, { ref: place.ref, bet, told })
  const after = await findTakenBet(db, place.supplierId, place.ref)
  if (after && (after.resolution !== null || after.isHeld)) return accept({ says: 'ended', bet: after })
  return refuse({ code: 'REPORT_REFUSED', why: why ?? 'BET_UNKNOWN' })
}

type Ended = Extract<ReportedBet, { state: 'ended' }>
type ToEnd = { readonly ref: string; readonly bet: AskedBet; readonly told: Ended }

/** Applies the reported end; returns the reason if it is refused. */
async function endAsReported(
  { wallet, players }: Pick<AskDeps, 'wallet' | 'players'>,
  supplier: Supplier,
  { ref, bet, told: { user, round, end } }: ToEnd,
): Promise<WalletCode | undefined> {
  const isOfBet = end.betRef === null ? end.kind !== 'refund' : end.betRef === ref
  const player = await players.find(supplier.id, user)
  if (player?.memberId !== bet.memberId || round !== bet.round || !isOfBet) return 'TRANSACTION_CONFLICT'
  const { answer } = await wallet.end({
    supplierId: supplier.id,
    memberId: bet.memberId,
    kind: end.kind,
    ref: end.ref,
    betRef: end.betRef ?? undefined,
    round,
    amount: end.amount,
    endsRound: end.endsRound,
    render: dialects[supplier.dialect].reported(end.ref),
  })
  return answer.ok ? undefined : answer.code
}
