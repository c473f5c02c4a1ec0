import { type Fraction, fraction, multiply, ONE, plus } from '../fraction.ts'
import { type Odds, odds } from '../odds.ts'
import { type Case, lowestTerms } from './counting.ts'
import type { MarketRule, PickRule } from './market-rule.ts'

/** How likely a pick is to end in which way: exact, in lowest terms. */
export type Chance = {
  readonly won: Fraction
  /** That the stake comes back. */
  readonly void: Fraction
  /** Stakes that a win pays on top of its odds, in the mean. 0 nearly everywhere. */
  readonly extra: Fraction
}

/** A pick with its chance, its default odds, and what of a stake the house keeps in the mean. */
export type PickTable = {
  readonly id: string
  readonly label: string
  readonly odds: Odds
  readonly chance: Chance
  readonly edge: Fraction
}

export type MarketTable = {
  readonly id: string
  readonly label: string
  readonly picks: readonly PickTable[]
}

/** What a pick pays back of a stake in the mean, exactly: won x odds + extra + void. */
export const meanReturn = ({ won, void: back, extra }: Chance, price: Odds): Fraction =>
  lowestTerms(plus(plus(multiply(won, fraction(price, 100)), extra), back))

/** Handbook 3.8: 1 - (won x odds + void), exactly. Below zero is what the house loses. */
export function houseEdge(chance: Chance, price: Odds): Fraction {
  const paid = meanReturn(chance, price)
  return lowestTerms(plus(ONE, fraction(-paid.numerator, paid.denominator)))
}

/** The pay table of a kind: each pick is counted over all that can come out, by the rule that settles it. */
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
      return { id: pick.id, label: pick.label, odds: price, chance, edge: houseEdge(chance, price) }
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
