import { assert } from '#domain/assert.ts'
import type { FixtureId, MemberId } from '#domain/ids.ts'
import type { Leg } from '#domain/slip/leg.ts'
import {
  bytesArray,
  instantArray,
  int2Array,
  int4Array,
  int8Array,
  textArray,
  uuidArray,
} from '#server/platform/postgres/binary-arrays.ts'
import type { BetRequest } from '../bet-request.ts'
import type { JudgedBet } from '../judge-bet.ts'
import type { NamedSlip } from '../offers.ts'
import type { BatchRecord } from '../record/bet-records.ts'
import type { Named } from '../record/shown-names.ts'

/** A judged bet with the id it will have, and the balance that its stake has left. */
export type AcceptedBet = {
  readonly bet: JudgedBet
  readonly betId: string
  readonly request: BetRequest
  readonly balance: number
  /** What the book says of its legs, in their order. */
  readonly offered: NamedSlip
}

/** What the key of a request shall stand for: the bet at this place, counted from 1, or a refusal. */
export type AnsweredRequest = {
  readonly request: BetRequest
  readonly bet: number | undefined
  /** JSON of it. */
  readonly refusal: string | undefined
}

/** A stake that was taken for a bet that did not come about. */
export type GivenBack = { readonly memberId: MemberId; readonly stake: number }

/** What a batch comes to. */
export type Booking = {
  readonly accepted: readonly AcceptedBet[]
  readonly answered: readonly AnsweredRequest[]
  readonly givenBack: readonly GivenBack[]
}

/** The parameters of `bookBets`, one array a column. */
export type BookingColumns = ReturnType<typeof bookingColumns>

/** Turns what a batch comes to into columns. */
export function bookingColumns({ accepted, answered, givenBack }: Booking, record: BatchRecord) {
  const { legs, bets, numbers, names } = legsOf(accepted)
  return {
    bets: {
      ids: uuidArray(accepted, one => one.betId),
      members: int8Array(accepted, one => one.request.memberId),
      detailTypes: int2Array(accepted, one => one.request.detailType),
      styles: textArray(accepted, one => one.request.style),
      stakes: int8Array(accepted, one => one.bet.stake),
      balances: int8Array(accepted, one => one.balance),
      totalOdds: int4Array(accepted, one => one.bet.totalOdds),
      winnings: int8Array(accepted, one => one.bet.winnings),
      winningsMax: int8Array(accepted, one => one.bet.winningsMax),
      bonusOdds: int4Array(accepted, one => one.bet.bonus?.odds),
      bonusFolds: int2Array(accepted, one => one.bet.bonus?.folds),
      legCounts: int2Array(accepted, one => one.bet.legs.length),
      payoutRule: record.payoutRule,
      accepts: textArray(accepted, one => one.request.accepts),
      devices: textArray(accepted, one => one.request.device),
      addresses: textArray(accepted, one => one.request.address),
    },
    fixtures: fixtureColumns(accepted),
    legs: {
      bets: int4Array(bets, place => place),
      numbers: int2Array(numbers, number => number),
      fixtures: int8Array(legs, leg => leg.fixtureId),
      markets: int8Array(legs, leg => leg.marketId),
      marketTypes: int4Array(legs, leg => leg.marketTypeId),
      outcomes: int8Array(legs, leg => leg.outcomeId),
      picks: textArray(legs, leg => leg.pick),
      lines: int4Array(legs, leg => leg.line),
      odds: int4Array(legs, leg => leg.odds),
      versions: int4Array(legs, leg => leg.version),
      starts: instantArray(legs, leg => leg.startsAt),
      names: int4Array(names, pick => record.numberOf(pick)),
    },
    requests: {
      members: int8Array(answered, one => one.request.memberId),
      digests: bytesArray(answered, one => one.request.key?.digest),
      hashes: bytesArray(answered, one => one.request.key?.bodyHash),
      refusals: textArray(answered, one => one.refusal),
      bets: int4Array(answered, one => one.bet),
    },
    givenBack: {
      members: int8Array(givenBack, one => one.memberId),
      stakes: int8Array(givenBack, one => one.stake),
    },
  }
}

/** The legs of all bets, with the place of their bet, their number in it and what they are called. */
function legsOf(accepted: readonly AcceptedBet[]) {
  // As long as they will be: lists that grow are copied again and again, and there are many legs.
  const count = accepted.reduce((sum, { bet }) => sum + bet.legs.length, 0)
  const legs = new Array<Leg>(count)
  const bets = new Array<number>(count)
  const numbers = new Array<number>(count)
  const names = new Array<Named>(count)
  let place = 0
  let at = 0
  for (const { bet, offered } of accepted) {
    place++
    let number = 0
    for (const leg of bet.legs) {
      const said = offered[number]
      assert(said, 'a bet is on what the book knows')
      names[at] = said
      legs[at] = leg
      bets[at] = place
      numbers[at++] = ++number
    }
  }
  return { legs, bets, numbers, names }
}

/** Each fixture once, in the order of the slip: by them the legs of a bet are found. */
export const fixturesOfLegs = (legs: readonly Leg[]): readonly FixtureId[] => [
  ...new Set(legs.map(leg => leg.fixtureId)),
]

/** One list of all bets' fixtures, and where those of each bet begin and end, counted from 1. */
function fixtureColumns(accepted: readonly AcceptedBet[]) {
  const ids: FixtureId[] = []
  const firsts: number[] = []
  const lasts: number[] = []
  for (const { bet } of accepted) {
    const before = ids.length
    firsts.push(before + 1)
    for (const { fixtureId } of bet.legs) if (!ids.includes(fixtureId, before)) ids.push(fixtureId)
    lasts.push(ids.length)
  }
  return {
    ids: int8Array(ids, id => id),
    firsts: int4Array(firsts, place => place),
    lasts: int4Array(lasts, place => place),
  }
}
