import type { BetOrder } from './bet-order.ts'
import type { BetRefusal } from './bet-refusal.ts'
import type { JudgedBet } from './judge-bet.ts'

/** A judged bet with the id it will have. */
export type AcceptedBet = JudgedBet & { readonly betId: string; readonly order: BetOrder }

/** What the key of a request shall stand for: the bet at this place, or a refusal. */
export type AnsweredRequest = {
  readonly order: BetOrder
  readonly bet: number | undefined
  readonly refusal: BetRefusal | undefined
}

/** The parameters of `booking_book`, one array a column. */
export type BookingColumns = ReturnType<typeof bookingColumns>

/** Turns accepted bets and answered requests into columns; places of bets count from 1. */
export function bookingColumns(accepted: readonly AcceptedBet[], answered: readonly AnsweredRequest[]) {
  const legs = accepted.flatMap(({ legs }, index) =>
    legs.map((leg, legIndex) => ({ leg, bet: index + 1, number: legIndex + 1 })),
  )
  return {
    bets: {
      ids: plainArray(accepted.map(bet => bet.betId)),
      members: plainArray(accepted.map(bet => bet.order.memberId)),
      detailTypes: plainArray(accepted.map(bet => bet.order.detailType)),
      styles: plainArray(accepted.map(bet => bet.order.style)),
      stakes: plainArray(accepted.map(bet => bet.stake)),
      totalOdds: plainArray(accepted.map(bet => bet.totalOdds)),
      winnings: plainArray(accepted.map(bet => bet.winnings)),
      winningsMax: plainArray(accepted.map(bet => bet.winningsMax)),
      bonusOdds: plainArray(accepted.map(bet => bet.bonus?.odds)),
      bonusFolds: plainArray(accepted.map(bet => bet.bonus?.folds)),
      legCounts: plainArray(accepted.map(bet => bet.legs.length)),
    },
    legs: {
      bets: plainArray(legs.map(one => one.bet)),
      numbers: plainArray(legs.map(one => one.number)),
      fixtures: plainArray(legs.map(one => one.leg.fixtureId)),
      markets: plainArray(legs.map(one => one.leg.marketId)),
      marketTypes: plainArray(legs.map(one => one.leg.marketTypeId)),
      outcomes: plainArray(legs.map(one => one.leg.outcomeId)),
      picks: textArray(legs.map(one => one.leg.pick)),
      lines: plainArray(legs.map(one => one.leg.line)),
      odds: plainArray(legs.map(one => one.leg.odds)),
      versions: plainArray(legs.map(one => one.leg.version)),
      starts: plainArray(legs.map(one => one.leg.startsAt)),
    },
    requests: {
      members: plainArray(answered.map(one => one.order.memberId)),
      keys: textArray(answered.map(one => one.order.request?.key)),
      hashes: plainArray(answered.map(one => one.order.request?.bodyHash)),
      refusals: textArray(answered.map(one => one.refusal && JSON.stringify(one.refusal))),
      bets: plainArray(answered.map(one => one.bet)),
    },
  }
}

/**
 * An array of figures or ids as PostgreSQL reads it. The driver would quote and escape each of them, which
 * is a good part of a bet's whole cost.
 */
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
