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
export const transactionStates = ['open', 'win', 'refund', 'end', 'refused', 'tombstone', 'done'] as const
export type TransactionState = (typeof transactionStates)[number]
export const transactionStateWords: Readonly<Record<TransactionState, string>> = {
  open: '미결',
  win: '정산',
  refund: '환불',
  end: '회차 종료',
  refused: '거절',
  tombstone: '베팅 전 환불',
  done: '처리',
}

type Standing = {
  readonly kind: TransactionKind
  readonly state: 'done' | 'refused' | 'tombstone'
  readonly resolution: 'win' | 'refund' | 'end' | null
}

/** Computes the state from the stored transaction. */
export const transactionState = ({ kind, state, resolution }: Standing): TransactionState =>
  state !== 'done' ? state : kind === 'bet' ? (resolution ?? 'open') : 'done'
