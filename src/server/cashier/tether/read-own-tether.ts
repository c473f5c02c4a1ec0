import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { isPayable } from './end-payment.ts'
import { listAddresses, type TetherAddress } from './tether-addresses.sql.ts'
import { findPayment, ownPaymentList } from './tether-payments.sql.ts'
import { loadTetherTerms, type TetherTerms } from './tether-terms.sql.ts'
import { listTransfersOf } from './tether-transfers.sql.ts'
import { ownWithdrawalList } from './tether-withdrawals.sql.ts'

type ReadDeps = Pick<Deps, 'db'>

/** Returns the current tether rates. */
export const readTetherTerms = ({ db }: ReadDeps): Promise<TetherTerms> => loadTetherTerms(db)

/** Returns a member's own payments, newest first, with their transfers (WALLET-012). */
export async function readOwnPayments({ db }: ReadDeps, memberId: MemberId, page: number) {
  const { rows, ...counts } = await ownPaymentList.page(db, memberId, page)
  const transfers = await listTransfersOf(
    db,
    rows.map(({ id }) => id),
  )
  return { payments: rows, transfers, ...counts }
}

/** Returns the window of the member's own payment while it can be paid. */
export async function findOwnWindow(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  memberId: MemberId,
  id: string,
): Promise<Result<string, Refusal<'TETHER_PAYMENT_UNKNOWN' | 'TETHER_PAYMENT_ENDED'>>> {
  const payment = await findPayment(db, id)
  if (payment?.memberId !== memberId) return refuse({ code: 'TETHER_PAYMENT_UNKNOWN' })
  const isOpen = isPayable(payment) && payment.expiresAt > clock.now()
  return isOpen && payment.url !== null ? accept(payment.url) : refuse({ code: 'TETHER_PAYMENT_ENDED' })
}

export const readOwnAddresses = ({ db }: ReadDeps, memberId: MemberId): Promise<TetherAddress[]> =>
  listAddresses(db, memberId)

/** Returns a member's own withdrawals, newest first (WALLET-012). */
export async function readOwnWithdrawals({ db }: ReadDeps, memberId: MemberId, page: number) {
  const { rows, ...counts } = await ownWithdrawalList.page(db, memberId, page)
  return { withdrawals: rows, ...counts }
}
