import type { MarketRule, PickRule } from './market-rule.ts'

/** Id, English name and Korean label of a market. */
type Head = readonly [id: string, name: string, label: string]

/** Makes a market from its picks. */
export const market = <Facts>(
  [id, name, label]: Head,
  picks: readonly PickRule<Facts>[],
): MarketRule<Facts> => ({ id, name, label, picks })

/** Makes a pick that wins when the condition holds and loses otherwise. */
export const pick = <Facts>(
  id: string,
  label: string,
  odds: number,
  wins: (facts: Facts) => boolean,
): PickRule<Facts> => ({ id, label, odds, wins })

/** The same picks, with stakes returned when the condition holds. */
export const backWhen = <Facts>(
  voids: (facts: Facts) => boolean,
  picks: readonly PickRule<Facts>[],
): readonly PickRule<Facts>[] =>
  picks.map(one => ({ ...one, voids, wins: facts => !voids(facts) && one.wins(facts) }))

/** Odd and even of a number; 0 is even. */
export const oddEven = <Facts>(
  odds: number,
  numberOf: (facts: Facts) => number,
): readonly PickRule<Facts>[] => [
  pick('odd', '홀', odds, facts => numberOf(facts) % 2 === 1),
  pick('even', '짝', odds, facts => numberOf(facts) % 2 === 0),
]

/** Under includes `underMax`, over is everything above it: the line is half a point above `underMax`. */
export const underOver = <Facts>(
  odds: number,
  underMax: number,
  numberOf: (facts: Facts) => number,
): readonly PickRule<Facts>[] => [
  pick('under', '언더', odds, facts => numberOf(facts) <= underMax),
  pick('over', '오버', odds, facts => numberOf(facts) > underMax),
]

/** One pick for each number. */
export const exactly = <Facts>(
  odds: number,
  numbers: readonly number[],
  numberOf: (facts: Facts) => number,
): readonly PickRule<Facts>[] =>
  numbers.map(number => pick(String(number), String(number), odds, facts => numberOf(facts) === number))

/** Combines a pick of the first list with one of the second, at the odds from `oddsOf` (홀+언더). */
export const both = <Facts>(
  first: readonly PickRule<Facts>[],
  second: readonly PickRule<Facts>[],
  oddsOf: Readonly<Record<string, number>> | number,
): readonly PickRule<Facts>[] =>
  first.flatMap(one =>
    second.map(other => {
      const id = `${one.id}-${other.id}`
      const price = typeof oddsOf === 'number' ? oddsOf : (oddsOf[id] ?? 0)
      return pick<Facts>(
        id,
        `${one.label}+${other.label}`,
        price,
        facts => one.wins(facts) && other.wins(facts),
      )
    }),
  )
