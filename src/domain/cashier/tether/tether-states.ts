import { HOUR } from '../../instant.ts'
import { won } from '../../money.ts'

/** How a payment that a member opened stands, in the order in which it goes on (handbook 5.5). */
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

/** How one transfer on the chain stands; it only ever goes on. */
export const transferStates = { seen: '확인중', held: '확인 필요', credited: '완료', failed: '실패' } as const
export type TransferState = keyof typeof transferStates

/** How a withdrawal stands: an operator decides, the gateway sends, the chain confirms. */
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

/** How far a withdrawal has come with the gateway; nothing goes back. */
const reached: Readonly<Record<WithdrawalState, number>> = {
  requested: 0,
  held: 0,
  approved: 1,
  sent: 2,
  done: 3,
  rejected: 3,
  failed: 3,
}

/** Whether news of a withdrawal takes it on; older news that comes late changes nothing. */
export const goesOn = (from: WithdrawalState, to: WithdrawalState): boolean => reached[to] > reached[from]

/** Why a transfer waits for an operator instead of being credited by itself. */
export const heldReasons = {
  late: '결제 시간이 지난 뒤 보낸 송금',
  small: '1원에 미치지 않는 금액',
  excluded: '자가제한 중인 회원',
  refused: '입금을 받을 수 없는 회원이거나 다른 신청이 진행 중',
} as const
export type HeldReason = keyof typeof heldReasons

/** The least that is sent (handbook 5.5), whatever less a level may withdraw to a bank. */
export const TETHER_WITHDRAWAL_MIN = won(50_000)

/** So long an address rests after it is entered (handbook 5.5, field W6). */
export const ADDRESS_REST = 24 * HOUR
export const ADDRESSES_MAX = 5
