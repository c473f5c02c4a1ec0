import { FIRST_HALF, SECOND_HALF } from '#domain/sports/period-codes.ts'
import type { RecordedMatch } from '../recorded-match.ts'
import {
  fitMatch,
  handicapLines,
  leadChances,
  type MatchModels,
  totalChances,
  totalLines,
} from './derived-lines.ts'
import { binary, type DerivedMarket, withMain } from './derived-market.ts'
import { millionths, PROBABILITY_WHOLE } from './fair-price.ts'
import { type GoalModel, leadDistribution } from './goal-model.ts'

/** Share of all goals of the shipped matches in the first half. */
const FIRST_HALF_SHARE = 0.443

const ODD_EVEN = 5
const BOTH_SCORE = 17
const HALVES = [
  { code: FIRST_HALF, share: FIRST_HALF_SHARE, winner: 41, total: 21, handicap: 64 },
  { code: SECOND_HALF, share: 1 - FIRST_HALF_SHARE, winner: 42, total: 45, handicap: 65 },
] as const
const LINES_EACH = 2
const LINES_UP_TO = 250

/**
 * Derives markets on the halves of a football match and on its goals from the goal model of its prices, for the special
 * and European pages. Halves only if the source has their score, so that each can be settled.
 */
export function deriveParts(match: RecordedMatch, models = fitMatch(match)): readonly DerivedMarket[] {
  if (!models) return []
  const isScored = (code: number) => match.scores.some(score => score.code === code)
  return [
    binary(ODD_EVEN, ['Odd', 'Even'], bothEnds(models, chanceOfOdd)),
    binary(BOTH_SCORE, ['Yes', 'No'], bothEnds(models, chanceThatBothScore)),
    ...HALVES.filter(({ code }) => isScored(code)).flatMap(half => {
      const part = {
        opening: shareOf(models.opening, half.share),
        closing: shareOf(models.closing, half.share),
      }
      const wanted = { count: LINES_EACH, upTo: LINES_UP_TO }
      return [
        winnerOf(half.winner, part),
        ...withMain(handicapLines(half.handicap, leadChances(part), wanted)),
        ...withMain(totalLines(half.total, totalChances(part), wanted)),
      ]
    }),
  ]
}

const shareOf = ({ homeGoals, awayGoals }: GoalModel, share: number): GoalModel => ({
  homeGoals: homeGoals * share,
  awayGoals: awayGoals * share,
})

function winnerOf(marketTypeId: number, { opening, closing }: MatchModels): DerivedMarket {
  const [opened, closed] = [winChances(opening), winChances(closing)]
  return {
    marketTypeId,
    main: true,
    outcomes: (['1', 'X', '2'] as const).map(pick => ({
      pick,
      opening: opened[pick],
      closing: closed[pick],
    })),
  }
}

function winChances(model: GoalModel) {
  const lead = leadDistribution(model)
  const [home, away] = [millionths(lead.above(0)), millionths(lead.below(0))]
  return { '1': home, X: PROBABILITY_WHOLE - home - away, '2': away }
}

const bothEnds = ({ opening, closing }: MatchModels, chanceIn: (model: GoalModel) => number) => ({
  opening: chanceIn(opening),
  closing: chanceIn(closing),
})

const chanceOfOdd = ({ homeGoals, awayGoals }: GoalModel): number =>
  (1 - Math.exp(-2 * (homeGoals + awayGoals))) / 2

const chanceThatBothScore = ({ homeGoals, awayGoals }: GoalModel): number =>
  (1 - Math.exp(-homeGoals)) * (1 - Math.exp(-awayGoals))
