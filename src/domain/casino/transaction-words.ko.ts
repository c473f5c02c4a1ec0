/** Kinds of supplier calls. */
export const transactionKinds = ['bet', 'win', 'refund', 'end'] as const
export type TransactionKind = (typeof transactionKinds)[number]
/** Labels for members and operators. */
export const transactionKindWords: Readonly<Record<TransactionKind, string>> = {
  bet: '베팅',
  win: '결과',
  refund: '환불',
  end: '회차 종료',
}

/** States of a transaction: a bet by what resolved it, all others as `done`. */
export const transactionStates = [
  ...['open', 'win', 'refund', 'end', 'held', 'rejected'],
  ...['refused', 'tombstone', 'done'],
] as const
export type TransactionState = (typeof transactionStates)[number]
export const transactionStateWords: Readonly<Record<TransactionState, string>> = {
  open: '미결',
  win: '정산',
  refund: '환불',
  end: '회차 종료',
  held: '당첨 보류',
  rejected: '당첨 거절',
  refused: '거절',
  tombstone: '베팅 전 환불',
  done: '처리',
}

type Standing = {
  readonly kind: TransactionKind
  readonly state: 'done' | 'refused' | 'tombstone' | 'held' | 'rejected'
  readonly resolution: 'win' | 'refund' | 'end' | null
  /** A win of the bet waits for an operator. */
  readonly isHeld: boolean
}

/** Computes the state from the stored transaction. */
export function transactionState({ kind, state, resolution, isHeld }: Standing): TransactionState {
  if (isHeld) return 'held'
  if (state !== 'done') return state
  return kind === 'bet' ? (resolution ?? 'open') : 'done'
}
