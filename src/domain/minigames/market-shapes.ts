import type { MarketRule, PickRule } from './market-rule.ts'

/** What a market is called: id, English name, Korean label. */
type Head = readonly [id: string, name: string, label: string]

/** A question with answers of which each holds or not. */
export const market = <Facts>(
  [id, name, label]: Head,
  picks: readonly PickRule<Facts>[],
): MarketRule<Facts> => ({ id, name, label, picks })

/** An answer that wins when it holds and loses else. */
export const pick = <Facts>(
  id: string,
  label: string,
  odds: number,
  wins: (facts: Facts) => boolean,
): PickRule<Facts> => ({ id, label, odds, wins })

/** The same answers, whose stakes come back when it is so. */
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

/** Under is all up to `underMax`, over what lies above it; the line stands half a point over it. */
export const underOver = <Facts>(
  odds: number,
  underMax: number,
  numberOf: (facts: Facts) => number,
): readonly PickRule<Facts>[] => [
  pick('under', '언더', odds, facts => numberOf(facts) <= underMax),
  pick('over', '오버', odds, facts => numberOf(facts) > underMax),
]

/** Each of the numbers by itself. */
export const exactly = <Facts>(
  odds: number,
  numbers: readonly number[],
  numberOf: (facts: Facts) => number,
): readonly PickRule<Facts>[] =>
  numbers.map(number => pick(String(number), String(number), odds, facts => numberOf(facts) === number))

/** One answer of the first and one of the second at once, each pair at the odds that `oddsOf` has for it (홀+언더). */
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
