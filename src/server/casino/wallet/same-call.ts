import type { KnownTransaction } from './wallet-facts.sql.ts'

type Asked = {
  readonly kind: KnownTransaction['kind']
  readonly memberId: number
  readonly amount: number
  readonly betRef?: string | undefined
}

/** Whether what stands under a number is the same call, sent again. A stone says nothing but whose the bet would be. */
export const isSameCall = (call: Asked, known: KnownTransaction): boolean =>
  call.kind === known.kind &&
  call.memberId === known.memberId &&
  (known.state === 'tombstone' || (call.amount === known.amount && (call.betRef ?? null) === known.betRef))
