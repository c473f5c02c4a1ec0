import { WITH_OVERTIME, WITH_SHOOT_OUT } from '#domain/sports/period-codes.ts'
import { BASEBALL, BASKETBALL, ICE_HOCKEY, VOLLEYBALL } from '#domain/sports/sports.ts'
import type { RecordedMatch } from '../recorded-match.ts'
import { WINNER_2_WAY } from '../recording.ts'
import { handicapLines } from './derived-lines.ts'
import { binary, type DerivedMarket, withMain } from './derived-market.ts'
import { fairProbabilities, PROBABILITY_WHOLE } from './fair-price.ts'
import { chanceOfOddSet, fitSetModel, lead, type SetModel } from './set-model.ts'

const ODD_EVEN_WITH_OVERTIME = 51
const FIRST_SET = { code: 1, winner: 202, handicap: 64, oddEven: 72 } as const
const SET_LINES = { count: 2, upTo: 1_000 }

/**
 * Share of odd total scores: in 3,669 NBA games, 2,462 MLB games (no draws, hence more odd totals) and 2,620 NHL games
 * (overtime and shoot-out add one goal to a draw).
 */
const ODD_SHARE: ReadonlyMap<number, number> = new Map([
  [BASKETBALL, 0.504],
  [BASEBALL, 0.592],
  [ICE_HOCKEY, 0.686],
])

/**
 * Derives special markets outside football (handbook 1.1) that the source can settle: 홀짝 with a final score, the first
 * set of volleyball with set scores. Never invents a period's score.
 */
export const deriveSpecials = (match: RecordedMatch): readonly DerivedMarket[] => [
  ...oddEven(match),
  ...firstSet(match),
]

function oddEven({ league, scores }: RecordedMatch): readonly DerivedMarket[] {
  const share = ODD_SHARE.get(league.sportId)
  const isFinal = scores.some(({ code }) => code === WITH_OVERTIME || code === WITH_SHOOT_OUT)
  if (share === undefined || !isFinal) return []
  return [binary(ODD_EVEN_WITH_OVERTIME, ['Odd', 'Even'], { opening: share, closing: share })]
}

/** Uses the probability of home winning a rally that its match price implies. */
function firstSet(match: RecordedMatch): readonly DerivedMarket[] {
  const winner = match.markets.find(market => market.marketTypeId === WINNER_2_WAY)
  const isScored = match.scores.some(({ code }) => code === FIRST_SET.code)
  if (match.league.sportId !== VOLLEYBALL || !winner || !isScored) return []
  const modelAt = (moment: 'opening' | 'closing') => {
    const [home = 0] = fairProbabilities(winner.outcomes.map(outcome => outcome[moment]))
    return fitSetModel(home / PROBABILITY_WHOLE)
  }
  const [opening, closing] = [modelAt('opening'), modelAt('closing')]
  const chanceOf = (chanceIn: (model: SetModel) => number) => ({
    opening: chanceIn(opening),
    closing: chanceIn(closing),
  })
  const leads = { opening: lead(opening), closing: lead(closing) }
  return [
    binary(
      FIRST_SET.winner,
      ['1', '2'],
      chanceOf(model => lead(model).above(0)),
    ),
    ...withMain(handicapLines(FIRST_SET.handicap, leads, SET_LINES)),
    binary(FIRST_SET.oddEven, ['Odd', 'Even'], chanceOf(chanceOfOddSet)),
  ]
}
