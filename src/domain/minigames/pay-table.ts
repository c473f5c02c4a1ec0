import { type Fraction, fraction, multiply, ONE, plus } from '../fraction.ts'
import { type Odds, odds } from '../odds.ts'
import { type Case, lowestTerms } from './counting.ts'
import type { MarketRule, PickRule } from './market-rule.ts'

/** Exact chances of a pick's results, in lowest terms. */
export type Chance = {
  readonly won: Fraction
  /** The chance that the stake is returned. */
  readonly void: Fraction
  /** Mean extra payout of a win in multiples of the stake. 0 for almost all picks. */
  readonly extra: Fraction
}

/** A pick with its chance, its default odds and the house edge. */
export type PickTable = {
  readonly id: string
  readonly label: string
  readonly odds: Odds
  readonly chance: Chance
  readonly edge: Fraction
  /** Not offered: its fair price is above the highest price. */
  readonly isClosed: boolean
}

export type MarketTable = {
  readonly id: string
  readonly label: string
  readonly picks: readonly PickTable[]
}

/** Exact mean payout for one unit of stake: won x odds + extra + void. */
export const meanReturn = ({ won, void: back, extra }: Chance, price: Odds): Fraction =>
  lowestTerms(plus(plus(multiply(won, fraction(price, 100)), extra), back))

/** House edge (handbook 3.8): 1 - (won x odds + extra + void), exactly. Negative when the house loses. */
export function houseEdge(chance: Chance, price: Odds): Fraction {
  const paid = meanReturn(chance, price)
  return lowestTerms(plus(ONE, fraction(-paid.numerator, paid.denominator)))
}

/** The pay table of a kind: each pick is counted over all possible results by the rule that settles it. */
export const payTable = <Facts>(
  markets: readonly MarketRule<Facts>[],
  cases: readonly Case<Facts>[],
): readonly MarketTable[] => {
  const all = cases.reduce((sum, { ways }) => sum + ways, 0n)
  return markets.map(({ id, label, picks }) => ({
    id,
    label,
    picks: picks.map(pick => {
      const chance = chanceOf(pick, cases, all)
      const price = odds(pick.odds)
      const edge = houseEdge(chance, price)
      return { id: pick.id, label: pick.label, odds: price, chance, edge, isClosed: pick.isClosed ?? false }
    }),
  }))
}

function chanceOf<Facts>(pick: PickRule<Facts>, cases: readonly Case<Facts>[], all: bigint): Chance {
  let [won, back, extra] = [0n, 0n, 0n]
  for (const { facts, ways } of cases) {
    if (pick.wins(facts)) {
      won += ways
      extra += ways * BigInt(pick.extra?.(facts) ?? 0)
    } else if (pick.voids?.(facts)) back += ways
  }
  const share = (ways: bigint) => lowestTerms(fraction(ways, all))
  return { won: share(won), void: share(back), extra: share(extra) }
}
