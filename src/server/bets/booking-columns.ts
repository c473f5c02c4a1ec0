import type { FixtureId, MemberId } from '#domain/ids.ts'
import type { Leg } from '#domain/slip/leg.ts'
import {
  bytesArray,
  instantArray,
  int2Array,
  int4Array,
  int8Array,
  uuidArray,
} from '#server/platform/binary-arrays.ts'
import type { BetOrder } from './bet-order.ts'
import type { BetRefusal } from './bet-refusal.ts'
import type { JudgedBet } from './judge-bet.ts'

/** A judged bet with the id it will have, and the balance that its stake has left. */
export type AcceptedBet = JudgedBet & {
  readonly betId: string
  readonly order: BetOrder
  readonly balance: number
}

/** What the key of a request shall stand for: the bet at this place, counted from 1, or a refusal. */
export type AnsweredRequest = {
  readonly order: BetOrder
  readonly bet: number | undefined
  readonly refusal: BetRefusal | undefined
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

type NumberedLeg = { readonly leg: Leg; readonly bet: number; readonly number: number }

/** Turns what a batch comes to into columns; places of bets count from 1. */
export function bookingColumns({ accepted, answered, givenBack }: Booking) {
  const legs: NumberedLeg[] = []
  for (const [place, { legs: own }] of accepted.entries())
    for (const [index, leg] of own.entries()) legs.push({ leg, bet: place + 1, number: index + 1 })
  return {
    bets: {
      ids: uuidArray(accepted, bet => bet.betId),
      members: int8Array(accepted, bet => bet.order.memberId),
      detailTypes: int2Array(accepted, bet => bet.order.detailType),
      styles: plainArray(accepted.map(bet => bet.order.style)),
      stakes: int8Array(accepted, bet => bet.stake),
      balances: int8Array(accepted, bet => bet.balance),
      totalOdds: int4Array(accepted, bet => bet.totalOdds),
      winnings: int8Array(accepted, bet => bet.winnings),
      winningsMax: int8Array(accepted, bet => bet.winningsMax),
      bonusOdds: int4Array(accepted, bet => bet.bonus?.odds),
      bonusFolds: int2Array(accepted, bet => bet.bonus?.folds),
      legCounts: int2Array(accepted, bet => bet.legs.length),
    },
    fixtures: fixtureColumns(accepted),
    legs: {
      bets: int4Array(legs, one => one.bet),
      numbers: int2Array(legs, one => one.number),
      fixtures: int8Array(legs, one => one.leg.fixtureId),
      markets: int8Array(legs, one => one.leg.marketId),
      marketTypes: int4Array(legs, one => one.leg.marketTypeId),
      outcomes: int8Array(legs, one => one.leg.outcomeId),
      picks: textArray(legs.map(one => one.leg.pick)),
      lines: int4Array(legs, one => one.leg.line),
      odds: int4Array(legs, one => one.leg.odds),
      versions: int4Array(legs, one => one.leg.version),
      starts: instantArray(legs, one => one.leg.startsAt),
    },
    requests: {
      members: int8Array(answered, one => one.order.memberId),
      keys: textArray(answered.map(one => one.order.request?.key)),
      hashes: bytesArray(answered, one => one.order.request?.bodyHash),
      refusals: textArray(answered.map(one => one.refusal && JSON.stringify(one.refusal))),
      bets: int4Array(answered, one => one.bet),
    },
    givenBack: {
      members: int8Array(givenBack, one => one.memberId),
      stakes: int8Array(givenBack, one => one.stake),
    },
  }
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
  for (const { legs } of accepted) {
    firsts.push(ids.length + 1)
    const [only] = legs
    if (only && legs.length === 1) ids.push(only.fixtureId)
    else ids.push(...fixturesOfLegs(legs))
    lasts.push(ids.length)
  }
  return {
    ids: int8Array(ids, id => id),
    firsts: int4Array(firsts, place => place),
    lasts: int4Array(lasts, place => place),
  }
}

/** An array of ids or plain words as PostgreSQL reads it. The driver would quote and escape each of them. */
export const plainArray = (values: readonly (number | string | undefined)[]): string =>
  `{${values.map(value => value ?? 'NULL').join()}}`

const PLAIN = /^[\w-]+$/

/** An array of any texts as PostgreSQL reads it; only those that need it are quoted. */
export const textArray = (texts: readonly (string | undefined)[]): string => `{${texts.map(quoted).join()}}`

function quoted(text: string | undefined): string {
  if (text === undefined) return 'NULL'
  // A bare NULL would be no text at all.
  const plain = PLAIN.test(text) && text.toUpperCase() !== 'NULL'
  return plain ? text : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
