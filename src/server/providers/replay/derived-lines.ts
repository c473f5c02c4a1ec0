import { type Line, line } from '#domain/line.ts'
import { FOOTBALL } from '#domain/sports.ts'
import { fairProbabilities, PROBABILITY_WHOLE } from './fair-price.ts'
import { type Distribution, fitGoalModel, leadDistribution, totalDistribution } from './goal-model.ts'
import type { RecordedMarket, RecordedMatch } from './recorded-match.ts'
import { HANDICAP, UNDER_OVER, WINNER_3_WAY } from './recording.ts'

/** A line between two outcomes that no source priced, at its fair chances in millionths. */
export interface DerivedMarket {
  readonly marketTypeId: number
  readonly line: Line
  readonly outcomes: readonly { readonly pick: string; readonly opening: number; readonly closing: number }[]
}

const LINES_EACH = 3
/** Lines further than this from even are of no use to anybody. */
const CHANCE_MIN = 120_000

/**
 * More lines for a football match whose 1X2 and total are on record: the Korean pages show whole and half
 * lines only (handbook 1.10), while most recorded handicaps are quarter lines.
 */
export function deriveLines(match: RecordedMatch): readonly DerivedMarket[] {
  const winner = match.markets.find(market => market.marketTypeId === WINNER_3_WAY)
  const total = match.markets.find(market => market.marketTypeId === UNDER_OVER && market.line === 250)
  if (match.league.sportId !== FOOTBALL || !winner || !total) return []
  const [atOpening, atClosing] = [fitAt(winner, total, 'opening'), fitAt(winner, total, 'closing')]
  const handicap = match.markets.find(market => market.marketTypeId === HANDICAP)
  const handicaps = nearbyLines(-400, 400, handicap?.line, shift =>
    derive(HANDICAP, shift, ['1', '2'], leadDistribution(atOpening), leadDistribution(atClosing), -shift),
  )
  const totals = nearbyLines(50, 600, total.line, limit =>
    derive(
      UNDER_OVER,
      limit,
      ['Over', 'Under'],
      totalDistribution(atOpening),
      totalDistribution(atClosing),
      limit,
    ),
  )
  return [...handicaps, ...totals]
}

function fitAt(winner: RecordedMarket, total: RecordedMarket, moment: 'opening' | 'closing') {
  const [home = 0, , away = 0] = fairProbabilities(winner.outcomes.map(outcome => outcome[moment]))
  const [over = 0] = fairProbabilities(total.outcomes.map(outcome => outcome[moment]))
  return fitGoalModel(home / PROBABILITY_WHOLE, away / PROBABILITY_WHOLE, over / PROBABILITY_WHOLE)
}

/** The few whole and half lines that split the chances most evenly, without the one on record. */
function nearbyLines(
  from: number,
  to: number,
  recorded: Line | undefined,
  make: (line: number) => DerivedMarket,
): readonly DerivedMarket[] {
  const candidates: DerivedMarket[] = []
  for (let hundredths = from; hundredths <= to; hundredths += 50) {
    if (hundredths !== recorded) candidates.push(make(hundredths))
  }
  return candidates
    .filter(market => lowestChance(market) >= CHANCE_MIN)
    .toSorted((a, b) => lowestClosing(b) - lowestClosing(a))
    .slice(0, LINES_EACH)
    .toSorted((a, b) => a.line - b.line)
}

const lowestClosing = (market: DerivedMarket): number =>
  Math.min(...market.outcomes.map(outcome => outcome.closing))
const lowestChance = (market: DerivedMarket): number =>
  Math.min(...market.outcomes.map(outcome => Math.min(outcome.opening, outcome.closing)))

function derive(
  marketTypeId: number,
  hundredths: number,
  picks: readonly [string, string],
  opening: Distribution,
  closing: Distribution,
  limit: number,
): DerivedMarket {
  const [opened, closed] = [chanceAbove(opening, limit / 100), chanceAbove(closing, limit / 100)]
  return {
    marketTypeId,
    line: line(hundredths),
    outcomes: [
      { pick: picks[0], opening: opened, closing: closed },
      { pick: picks[1], opening: PROBABILITY_WHOLE - opened, closing: PROBABILITY_WHOLE - closed },
    ],
  }
}

/** The chance of "above" when it is above or below: on the line the stake comes back. In millionths. */
function chanceAbove(distribution: Distribution, limit: number): number {
  const [above, below] = [distribution.above(limit), distribution.below(limit)]
  return Math.floor((PROBABILITY_WHOLE * above) / (above + below))
}
