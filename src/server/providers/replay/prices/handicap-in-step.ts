import type { RecordedMarket, RecordedMatch } from '../recorded-match.ts'
import { HANDICAP, WINNER_2_WAY } from '../recording.ts'
import { chanceAbove, leadChances, type MatchModels } from './derived-lines.ts'
import { fairProbabilities, PROBABILITY_WHOLE, priceOfProbability } from './fair-price.ts'
import { movedBack } from './moved-chance.ts'

/**
 * Makes the handicap of a match consistent with its winner prices, so that no sure profit exists. For a line that moved
 * before the start the source has only closing prices: the opening price is computed. A handicap that contradicts the
 * winner prices is a source error and is left out.
 */
export function withHandicapInStep(match: RecordedMatch, models: MatchModels | undefined): RecordedMatch {
  const markets = match.markets.flatMap(market => {
    if (market.marketTypeId !== HANDICAP) return [market]
    if (models) return inStep(market, models)
    return asksForWinner(market, match) ? [] : [market]
  })
  return { ...match, markets }
}

/** No margin here: the house's own replaces that of the source. */
const FAIR = 10_000

/** In millionths. A larger distance from the 1X2 would use up almost the whole margin (handbook 1.13). */
const APART_MAX = 50_000

function inStep(market: RecordedMarket, models: MatchModels): readonly RecordedMarket[] {
  const { line = 0, outcomes } = market
  const lead = leadChances(models)
  const expected = { opening: chanceAbove(lead.opening, -line), closing: chanceAbove(lead.closing, -line) }
  const priced = { opening: homeChance(market, 'opening'), closing: homeChance(market, 'closing') }
  const opening = isOfOneMoment(market) ? movedBack(priced.closing, expected) : priced.opening
  const apart = [opening - expected.opening, priced.closing - expected.closing].map(Math.abs)
  if (apart.some(distance => distance > APART_MAX)) return []
  if (!isOfOneMoment(market)) return [market]
  const prices = [opening, PROBABILITY_WHOLE - opening].map(chance => priceOfProbability(chance, FAIR))
  const opened = outcomes.map((outcome, at) => ({ ...outcome, opening: prices[at] ?? outcome.opening }))
  return [{ ...market, derived: true, outcomes: opened }]
}

const isOfOneMoment = ({ outcomes }: RecordedMarket): boolean =>
  outcomes.every(({ opening, closing }) => opening === closing)

function homeChance({ outcomes }: RecordedMarket, moment: 'opening' | 'closing'): number {
  const [home = 0] = fairProbabilities(outcomes.map(outcome => outcome[moment]))
  return home
}

/**
 * True for a handicap of at most half a point in sports without draws: it is the same bet as the winner, at a second
 * price.
 */
const asksForWinner = ({ line }: RecordedMarket, { markets }: RecordedMatch): boolean =>
  Math.abs(line ?? 0) <= 50 && markets.some(market => market.marketTypeId === WINNER_2_WAY)
