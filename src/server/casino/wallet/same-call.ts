import { hash } from 'node:crypto'
import type { BetCall, EndCall } from './wallet-call.ts'
import type { KnownTransaction } from './wallet-facts.sql.ts'

/**
 * Digest of a call's words: everything that must be repeated for the call to be the same one (rule 2). The description
 * is left out, and so is the amount of calls that move what the bet staked.
 */
export function digestOf(call: BetCall | EndCall): string {
  const { kind, memberId, round = null } = call
  const words =
    kind === 'bet'
      ? [call.amount, call.session, call.game]
      : [kind === 'win' ? call.amount : null, call.betRef ?? null, call.endsRound || kind === 'end']
  return hash('sha256', JSON.stringify([kind, memberId, round, ...words]), 'base64url')
}

/** Whether the call stored under a number is the same one, repeated. */
export function isSameCall(call: BetCall | EndCall, known: KnownTransaction): boolean {
  if (known.digest !== null) return known.digest === digestOf(call)
  // Stored before digests were: some of its words are known.
  const betRef = call.kind === 'bet' ? null : (call.betRef ?? null)
  return (
    call.kind === known.kind &&
    call.memberId === known.memberId &&
    call.amount === known.amount &&
    betRef === known.betRef
  )
}

/** Whether the number belongs to a bet that was refunded before it arrived, and has not arrived since. */
export const isAwaited = (call: BetCall, known: KnownTransaction): boolean =>
  known.state === 'tombstone' && known.digest === null && known.memberId === call.memberId
