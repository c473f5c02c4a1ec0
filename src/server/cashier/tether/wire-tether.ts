import type { OwnTetherAddress, OwnTetherPayment, OwnTetherWithdrawal } from '#contract/cashier/tether.ts'
import { networkTerms, tetherNetworks } from '#domain/cashier/tether/networks.ts'
import { paidAgainst } from '#domain/cashier/tether/quote.ts'
import { plainUsdt } from '#domain/cashier/tether/usdt.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { restsUntil } from './ask-tether-withdrawal.ts'
import type { TetherAddress } from './tether-addresses.sql.ts'
import type { TetherPayment } from './tether-payments.sql.ts'
import { feeOf, type TetherTerms } from './tether-terms.sql.ts'
import type { TetherTransfer } from './tether-transfers.sql.ts'
import type { TetherWithdrawal } from './tether-withdrawals.sql.ts'

export const seoul = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')
const seoulOrNone = (at: Instant | null): string | null => (at === null ? null : seoul(at))

/** The networks with their fees. */
export const wireNetworks = (terms: TetherTerms) =>
  tetherNetworks.map(network => ({
    network,
    chain: networkTerms[network].chain,
    confirmations: networkTerms[network].confirmations,
    fee: plainUsdt(feeOf(terms, network)),
  }))

const againstOf = (payment: TetherPayment, { usdt }: TetherTransfer): 'less' | 'more' | null => {
  const against = paidAgainst(payment.usdt, usdt)
  return against === 'exact' ? null : against
}

export const wireTransfer = (payment: TetherPayment, transfer: TetherTransfer) => ({
  txid: transfer.txid,
  usdt: plainUsdt(transfer.usdt),
  confirmations: transfer.confirmations,
  needed: networkTerms[transfer.network].confirmations,
  state: transfer.state,
  seenAt: seoul(transfer.seenAt),
  credited: transfer.credited,
  against: againstOf(payment, transfer),
})

/** A payment as shown to its member. */
export const wirePayment = (
  payment: TetherPayment,
  transfers: readonly TetherTransfer[],
  now: Instant,
): OwnTetherPayment => ({
  id: payment.id,
  no: payment.no,
  network: payment.network,
  amount: payment.amount,
  usdt: payment.usdt === null ? null : plainUsdt(payment.usdt),
  rate: payment.rate,
  state: payment.state,
  openedAt: seoul(payment.openedAt),
  expiresAt: seoul(payment.expiresAt),
  secondsLeft: Math.max(0, Math.ceil((payment.expiresAt - now) / SECOND)),
  endedAt: seoulOrNone(payment.endedAt),
  transfers: transfers
    .filter(({ paymentId }) => paymentId === payment.id)
    .map(transfer => wireTransfer(payment, transfer)),
})

export const wireAddress = (address: TetherAddress, now: Instant): OwnTetherAddress => ({
  id: address.id,
  network: address.network,
  address: address.address,
  label: address.label,
  enteredAt: seoul(address.enteredAt),
  restsUntil: seoulOrNone(restsUntil(address, now)),
})

export const wireWithdrawal = (one: TetherWithdrawal): OwnTetherWithdrawal => ({
  id: one.requestId,
  no: one.no,
  network: one.network,
  address: one.address,
  amount: one.amount,
  rate: one.rate,
  fee: plainUsdt(one.fee),
  net: plainUsdt(one.net),
  state: one.state,
  txid: one.txid,
  confirmations: one.confirmations,
  needed: networkTerms[one.network].confirmations,
  askedAt: seoul(one.askedAt),
  changedAt: seoul(one.changedAt),
  reason: one.reason,
})
