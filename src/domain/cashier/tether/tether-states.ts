import { HOUR } from '../../instant.ts'
import { won } from '../../money.ts'

/** States of a payment that a member opened, in order (handbook 5.5). */
export const paymentStates = {
  opening: '신청',
  open: '신청',
  confirming: '확인중',
  done: '완료',
  expired: '취소',
  cancelled: '취소',
  failed: '실패',
} as const
export type PaymentState = keyof typeof paymentStates

/** States of one transfer on the chain, in order. A transfer never goes back. */
export const transferStates = { seen: '확인중', held: '확인 필요', credited: '완료', failed: '실패' } as const
export type TransferState = keyof typeof transferStates

/** States of a withdrawal: an operator decides, the gateway sends, the chain confirms. */
export const withdrawalStates = {
  requested: '신청',
  held: '대기',
  approved: '확인중',
  sent: '확인중',
  done: '완료',
  rejected: '취소',
  failed: '실패',
} as const
export type WithdrawalState = keyof typeof withdrawalStates

/** Order of the withdrawal states at the gateway. A withdrawal never goes back. */
const reached: Readonly<Record<WithdrawalState, number>> = {
  requested: 0,
  held: 0,
  approved: 1,
  sent: 2,
  done: 3,
  rejected: 3,
  failed: 3,
}

/** True when a status update advances the withdrawal. Outdated updates that arrive late change nothing. */
export const goesOn = (from: WithdrawalState, to: WithdrawalState): boolean => reached[to] > reached[from]

/** Why a transfer waits for an operator instead of being credited automatically. */
export const heldReasons = {
  late: '결제 시간이 지난 뒤 보낸 송금',
  small: '1원에 미치지 않는 금액',
  excluded: '자가제한 중인 회원',
  refused: '입금을 받을 수 없는 회원이거나 다른 신청이 진행 중',
} as const
export type HeldReason = keyof typeof heldReasons

/** Minimum tether withdrawal in won (handbook 5.5), even when the member's level allows less to a bank. */
export const TETHER_WITHDRAWAL_MIN = won(50_000)

/** Waiting time before a new address can be used (handbook 5.5, field W6). */
export const ADDRESS_REST = 24 * HOUR
export const ADDRESSES_MAX = 5
