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
/** Lines further than this from even are of no use to anybody. */
const CHANCE_MIN = 120_000

/**
 * More lines for a football match whose 1X2 and total are on record: the Korean pages show whole and half
 * lines only (handbook 1.10), while most recorded handicaps are quarter lines.
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

/** The goals that the prices of a match expect, at both ends of its listing. */
export interface MatchModels {
  readonly opening: GoalModel
  readonly closing: GoalModel
}

/** What is counted, as expected at both ends of the listing. */
export interface Chances {
  readonly opening: Distribution
  readonly closing: Distribution
}

/** Goals of home less those of away. */
export const leadChances = ({ opening, closing }: MatchModels): Chances => ({
  opening: leadDistribution(opening),
  closing: leadDistribution(closing),
})

/** Goals of both teams together. */
export const totalChances = ({ opening, closing }: MatchModels): Chances => ({
  opening: totalDistribution(opening),
  closing: totalDistribution(closing),
})

/** Fits a football match whose 1X2 and total of 2.5 are on record; undefined for any other. */
export function fitMatch(match: RecordedMatch): MatchModels | undefined {
  const winner = match.markets.find(market => market.marketTypeId === WINNER_3_WAY)
  const total = match.markets.find(market => market.marketTypeId === UNDER_OVER && market.line === 250)
  if (match.league.sportId !== FOOTBALL || !winner || !total) return undefined
  return { opening: fitAt(winner, total, 'opening'), closing: fitAt(winner, total, 'closing') }
}

/** Which lines of a kind are wanted: the few most even ones, without the one on record. */
interface LinesWanted {
  readonly besides?: Line | undefined
  readonly count: number
  /** Nothing further from even than this is looked at, in hundredths. */
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

/** The few whole and half lines that split the chances most evenly, without the one on record. */
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
 * The chance of "above" as a price goes by it, in millionths: on the line the stake comes back, and at a quarter line
 * it is split over the two neighbours (handbook 1.10).
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
