import { type Line, line } from '#domain/line.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import type { RecordedMarket, RecordedMatch } from '../recorded-match.ts'
import { HANDICAP, UNDER_OVER, WINNER_3_WAY } from '../recording.ts'
import { type DerivedMarket, lowestClosing, withMain } from './derived-market.ts'
import { fairProbabilities, PROBABILITY_WHOLE } from './fair-price.ts'
import {
  type Distribution,
  fitGoalModel,
  type GoalModel,
  leadDistribution,
  totalDistribution,
} from './goal-model.ts'

const LINES_EACH = 3
/** Lines further than this from even are useless. */
const CHANCE_MIN = 120_000

/**
 * Derives more lines for a football match with a recorded 1X2 and total: the Korean pages show only whole and half
 * lines (handbook 1.10), while most recorded handicaps are quarter lines.
 */
export function deriveLines(match: RecordedMatch, models = fitMatch(match)): readonly DerivedLine[] {
  if (!models) return []
  const recordedLine = (typeId: number) => match.markets.find(market => market.marketTypeId === typeId)?.line
  const besides = recordedLine(HANDICAP)
  const handicaps = handicapLines(HANDICAP, leadChances(models), { besides, count: LINES_EACH, upTo: 400 })
  return [
    ...(besides === undefined ? withMain(handicaps) : handicaps),
    ...totalLines(UNDER_OVER, totalChances(models), {
      besides: recordedLine(UNDER_OVER),
      count: LINES_EACH,
      upTo: 600,
    }),
  ]
}

/** Expected goals implied by the prices of a match, at opening and closing. */
export interface MatchModels {
  readonly opening: GoalModel
  readonly closing: GoalModel
}

/** Probabilities of a count, at opening and closing. */
export interface Chances {
  readonly opening: Distribution
  readonly closing: Distribution
}

/** Home goals minus away goals. */
export const leadChances = ({ opening, closing }: MatchModels): Chances => ({
  opening: leadDistribution(opening),
  closing: leadDistribution(closing),
})

/** Goals of both teams together. */
export const totalChances = ({ opening, closing }: MatchModels): Chances => ({
  opening: totalDistribution(opening),
  closing: totalDistribution(closing),
})

/** Fits a football match with a recorded 1X2 and total of 2.5; undefined for any other. */
export function fitMatch(match: RecordedMatch): MatchModels | undefined {
  const winner = match.markets.find(market => market.marketTypeId === WINNER_3_WAY)
  const total = match.markets.find(market => market.marketTypeId === UNDER_OVER && market.line === 250)
  if (match.league.sportId !== FOOTBALL || !winner || !total) return undefined
  return { opening: fitAt(winner, total, 'opening'), closing: fitAt(winner, total, 'closing') }
}

/** Selects the lines of a market type: the most even ones, without the recorded line (`besides`). */
interface LinesWanted {
  readonly besides?: Line | undefined
  readonly count: number
  /** Maximum distance from even, in hundredths. */
  readonly upTo: number
}

export type DerivedLine = DerivedMarket & { readonly line: Line }

export const handicapLines = (typeId: number, lead: Chances, wanted: LinesWanted): readonly DerivedLine[] =>
  nearbyLines(-wanted.upTo, wanted, shift => derive(typeId, shift, ['1', '2'], lead, -shift))

export const totalLines = (typeId: number, total: Chances, wanted: LinesWanted): readonly DerivedLine[] =>
  nearbyLines(50, wanted, limit => derive(typeId, limit, ['Over', 'Under'], total, limit))

function fitAt(winner: RecordedMarket, total: RecordedMarket, moment: 'opening' | 'closing') {
  const [home = 0, , away = 0] = fairProbabilities(winner.outcomes.map(outcome => outcome[moment]))
  const [over = 0] = fairProbabilities(total.outcomes.map(outcome => outcome[moment]))
  return fitGoalModel(home / PROBABILITY_WHOLE, away / PROBABILITY_WHOLE, over / PROBABILITY_WHOLE)
}

/** The whole and half lines with the most even probabilities, without the recorded one. */
function nearbyLines(
  from: number,
  { besides, count, upTo }: LinesWanted,
  make: (line: number) => DerivedLine,
): readonly DerivedLine[] {
  const candidates: DerivedLine[] = []
  for (let hundredths = from; hundredths <= upTo; hundredths += 50) {
    if (hundredths !== besides) candidates.push(make(hundredths))
  }
  return candidates
    .filter(market => lowestChance(market) >= CHANCE_MIN)
    .toSorted((a, b) => lowestClosing(b) - lowestClosing(a))
    .slice(0, count)
    .toSorted((a, b) => a.line - b.line)
}

const lowestChance = (market: DerivedMarket): number =>
  Math.min(...market.outcomes.map(outcome => Math.min(outcome.opening, outcome.closing)))

function derive(
  marketTypeId: number,
  hundredths: number,
  picks: readonly [string, string],
  { opening, closing }: Chances,
  limit: number,
): DerivedLine {
  const [opened, closed] = [chanceAbove(opening, limit), chanceAbove(closing, limit)]
  return {
    marketTypeId,
    line: line(hundredths),
    outcomes: [
      { pick: picks[0], opening: opened, closing: closed },
      { pick: picks[1], opening: PROBABILITY_WHOLE - opened, closing: PROBABILITY_WHOLE - closed },
    ],
  }
}

/**
 * Probability of "above" for pricing, in millionths: on the line the stake is returned, and a quarter line is split
 * between its neighbours (handbook 1.10).
 */
export function chanceAbove(distribution: Distribution, limit: number): number {
  const lines = limit % 50 === 0 ? [limit] : [limit - 25, limit + 25]
  let [above, below] = [0, 0]
  for (const each of lines) {
    above += distribution.above(each / 100)
    below += distribution.below(each / 100)
  }
  return Math.floor((PROBABILITY_WHOLE * above) / (above + below))
}
