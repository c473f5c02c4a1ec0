import type { KnownTransaction } from './wallet-facts.sql.ts'

type Asked = {
  readonly kind: KnownTransaction['kind']
  readonly memberId: number
  readonly amount: number
  readonly betRef?: string | undefined
}

/**
 * Whether the call stored under a number is the same one, repeated. A tombstone row holds only the member of the
 * missing bet.
 */
export const isSameCall = (call: Asked, known: KnownTransaction): boolean =>
  call.kind === known.kind &&
  call.memberId === known.memberId &&
  (known.state === 'tombstone' || (call.amount === known.amount && (call.betRef ?? null) === known.betRef))
