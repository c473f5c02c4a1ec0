import type { MemberId } from '#domain/ids.ts'
import {
  bytesArray,
  int2Array,
  int4Array,
  int8Array,
  textArray,
  uuidArray,
} from '#server/platform/postgres/binary-arrays.ts'
import type { RequestKey } from '../bet-request.ts'
import type { AcceptedBet, Picks } from './bet-kind.ts'

/** The answer to store for an idempotency key: a refusal, or the bet at this position of the batch, counted from 1. */
export type AnsweredRequest = {
  readonly memberId: MemberId
  readonly key: Pick<RequestKey, 'digest' | 'bodyHash'>
  readonly bet: number | undefined
  /** JSON of the refusal. */
  readonly refusal: string | undefined
}

/** A debited stake whose bet was not booked. */
export type GivenBack = { readonly memberId: MemberId; readonly stake: number }

/** Parameters of the statement that stores bets, one array per column. */
export type HeadColumns = ReturnType<typeof headColumns>
export type RequestColumns = ReturnType<typeof requestColumns>
export type GivenBackColumns = ReturnType<typeof givenBackColumns>

/** The heads of accepted bets. */
export const headColumns = (accepted: readonly AcceptedBet[]) => ({
  ids: uuidArray(accepted, one => one.betId),
  members: int8Array(accepted, one => one.request.memberId),
  detailTypes: int2Array(accepted, one => one.request.detailType),
  styles: textArray(accepted, one => one.request.style),
  stakes: int8Array(accepted, one => one.bet.stake),
  balances: int8Array(accepted, one => one.balance),
  totalOdds: int4Array(accepted, one => one.bet.totalOdds),
  winnings: int8Array(accepted, one => one.bet.winnings),
  winningsMax: int8Array(accepted, one => one.bet.winningsMax),
  accepts: textArray(accepted, one => one.request.accepts),
  devices: textArray(accepted, one => one.request.device),
  addresses: textArray(accepted, one => one.request.address),
  coupons: couponsOf(accepted),
})

/** One list of the ids of all bets, with the first and last position of each bet, counted from 1. */
export function onColumns(on: Picks['on']) {
  let before = 0
  const ends = on.map(({ length }) => (before += length))
  return {
    ids: int8Array(on.flat(), id => id),
    firsts: int4Array([0, ...ends].slice(0, on.length), end => end + 1),
    lasts: int4Array(ends, end => end),
  }
}

/** Columns of the legs and bonuses of bets on fixtures. */
export const legCountColumns = (legs: NonNullable<Picks['legs']>) => ({
  counts: int2Array(legs, one => one.count),
  bonusOdds: int4Array(legs, one => one.bonus?.odds),
  bonusFolds: int2Array(legs, one => one.bonus?.folds),
})

/** In a batch of free bets every bet has a coupon; in any other batch none has. */
function couponsOf(accepted: readonly AcceptedBet[]): Buffer | null {
  const coupons = accepted.flatMap(({ bet }) => bet.couponId ?? [])
  return coupons.length === 0 ? null : uuidArray(coupons, one => one)
}

/** Columns of the answers stored for the request keys. */
export const requestColumns = (answered: readonly AnsweredRequest[]) => ({
  members: int8Array(answered, one => one.memberId),
  digests: bytesArray(answered, one => one.key.digest),
  hashes: bytesArray(answered, one => one.key.bodyHash),
  refusals: textArray(answered, one => one.refusal),
  bets: int4Array(answered, one => one.bet),
})

/** Columns of the stakes to refund. */
export const givenBackColumns = (givenBack: readonly GivenBack[]) => ({
  members: int8Array(givenBack, one => one.memberId),
  stakes: int8Array(givenBack, one => one.stake),
})
