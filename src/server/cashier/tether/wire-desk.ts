import type { CashHint } from '#domain/cashier/cash-hints.ts'
import { depositRate, withdrawalRate } from '#domain/cashier/tether/quote.ts'
import { plainUsdt } from '#domain/cashier/tether/usdt.ts'
import type { TetherDeps } from './tether-deps.ts'
import type { DeskMember, DeskPaymentRow, DeskWithdrawalRow } from './tether-desk.sql.ts'
import type { TetherTerms } from './tether-terms.sql.ts'
import type { TetherTransfer } from './tether-transfers.sql.ts'
import { seoul, wireTransfer, wireWithdrawal } from './wire-tether.ts'

/** Korean texts of differences between gateway and site. */
export const differenceWords = {
  'transfer-unknown': '게이트웨이에만 있는 입금',
  'transfer-missing': '게이트웨이에 없는 입금',
  'transfer-amount': '금액이 다른 입금',
  'transfer-not-credited': '확인되었으나 처리되지 않은 입금',
  'transfer-not-confirmed': '게이트웨이가 확인하지 않은 입금 처리',
  'payout-unknown': '게이트웨이에만 있는 출금',
  'payout-missing': '게이트웨이에 없는 출금',
  'payout-amount': '금액이 다른 출금',
  'payout-not-booked': '전송되었으나 완료되지 않은 출금',
  'payout-not-sent': '게이트웨이가 실패했다고 하는 출금',
} as const

export const memberOf = ({ memberId: id, userId, nickname, level }: DeskMember) => ({
  id,
  userId,
  nickname,
  level,
})

export const wireDeskWithdrawal = (row: DeskWithdrawalRow, hints: readonly CashHint[]) => ({
  ...wireWithdrawal(row),
  member: memberOf(row),
  sharedWith: row.sharedWith,
  hints: [...hints],
})

export const wireDeskPayment = (row: DeskPaymentRow, transfers: readonly TetherTransfer[]) => ({
  id: row.id,
  no: row.no,
  member: memberOf(row),
  network: row.network,
  amount: row.amount,
  usdt: row.usdt === null ? null : plainUsdt(row.usdt),
  rate: row.rate,
  state: row.state,
  openedAt: seoul(row.openedAt),
  expiresAt: seoul(row.expiresAt),
  transfers: transfers
    .filter(({ paymentId }) => paymentId === row.id)
    .map(one => ({ ...wireTransfer(row, one), heldReason: one.heldReason, note: one.note })),
})

export const wireTerms = ({ gateway }: TetherDeps, terms: TetherTerms) => ({
  priceA: terms.priceA,
  priceB: terms.priceB,
  spreadBasisPoints: terms.spreadBasisPoints,
  gatewayNetworks: [...terms.gatewayNetworks],
  feeTrc: plainUsdt(terms.feeTrc),
  feeErc: plainUsdt(terms.feeErc),
  version: terms.version,
  depositRate: depositRate(terms),
  withdrawalRate: withdrawalRate(terms),
  changedAt: seoul(terms.changedAt),
  operator: terms.operator,
  hasGateway: gateway !== undefined,
})
