import type { BetTerms } from '#contract/bets/bet-terms.ts'
import type { SportId } from '#domain/ids.ts'
import { type CrossPair, crossPairs } from '#domain/slip/cross-rules.ts'
import { sportLabel } from '#domain/sports/sports.ts'

export type WireCross = BetTerms['crossRules']

/** A row of the matrix; null stands for all sports without a row of their own. */
export type CrossRow = {
  readonly sportId: number | null
  readonly name: string
  readonly pairs: readonly CrossPair[]
}

export const rowsOf = ({ sports, others }: WireCross): readonly CrossRow[] => [
  ...sports.map(({ sportId, pairs }) => ({ sportId, name: sportLabel(sportId as SportId), pairs })),
  { sportId: null, name: 'e스포츠·기타', pairs: others },
]

/** The rules with a pair turned on or off in a row; pairs keep their order. */
export function withPair(rules: WireCross, sportId: number | null, pair: CrossPair, on: boolean): WireCross {
  const turned = (pairs: readonly CrossPair[]) =>
    crossPairs.filter(one => (one === pair ? on : pairs.includes(one)))
  return sportId === null
    ? { ...rules, others: turned(rules.others) }
    : {
        ...rules,
        sports: rules.sports.map(sport =>
          sport.sportId === sportId ? { ...sport, pairs: turned(sport.pairs) } : sport,
        ),
      }
}
