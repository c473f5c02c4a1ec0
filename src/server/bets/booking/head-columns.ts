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
import type { AcceptedBet } from './bet-kind.ts'

/** What the key of a request shall stand for: the bet at this place, counted from 1, or a refusal. */
export type AnsweredRequest = {
  readonly memberId: MemberId
  readonly key: Pick<RequestKey, 'digest' | 'bodyHash'>
  readonly bet: number | undefined
  /** JSON of it. */
  readonly refusal: string | undefined
}

/** A stake that was taken for a bet that did not come about. */
export type GivenBack = { readonly memberId: MemberId; readonly stake: number }

/** Parameters of the statement that stores bets, one array a column. */
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

/** Of a batch of free bets each has one, of any other none. */
function couponsOf(accepted: readonly AcceptedBet[]): Buffer | null {
  const coupons = accepted.flatMap(({ bet }) => bet.couponId ?? [])
  return coupons.length === 0 ? null : uuidArray(coupons, one => one)
}

/** What the keys of requests stand for from now on. */
export const requestColumns = (answered: readonly AnsweredRequest[]) => ({
  members: int8Array(answered, one => one.memberId),
  digests: bytesArray(answered, one => one.key.digest),
  hashes: bytesArray(answered, one => one.key.bodyHash),
  refusals: textArray(answered, one => one.refusal),
  bets: int4Array(answered, one => one.bet),
})

/** Stakes that go back to whom they were taken from. */
export const givenBackColumns = (givenBack: readonly GivenBack[]) => ({
  members: int8Array(givenBack, one => one.memberId),
  stakes: int8Array(givenBack, one => one.stake),
})
