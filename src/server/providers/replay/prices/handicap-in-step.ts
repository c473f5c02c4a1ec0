import type { RecordedMarket, RecordedMatch } from '../recorded-match.ts'
import { HANDICAP, WINNER_2_WAY } from '../recording.ts'
import { chanceAbove, leadChances, type MatchModels } from './derived-lines.ts'
import { fairProbabilities, PROBABILITY_WHOLE, priceOfProbability } from './fair-price.ts'
import { movedBack } from './moved-chance.ts'

/**
 * The match with its handicap in step with its winner, so that no member can take the two together for a sure profit.
 * Of a line that moved before the start the source holds the closing prices only: its opening price is worked out. A
 * handicap that the winner contradicts outright is wrong at the source and is left out.
 */
export function withHandicapInStep(match: RecordedMatch, models: MatchModels | undefined): RecordedMatch {
  const markets = match.markets.flatMap(market => {
    if (market.marketTypeId !== HANDICAP) return [market]
    if (models) return inStep(market, models)
    return asksForWinner(market, match) ? [] : [market]
  })
  return { ...match, markets }
}

/** No margin is put in: the house's own takes the place of whatever a source's prices hold. */
const FAIR = 10_000

/** In millionths. What is further from what the 1X2 says takes up nearly the whole margin (handbook 1.13). */
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

/** Where no game ends level, half a point asks for the winner once more: at a second price for the same. */
const asksForWinner = ({ line }: RecordedMarket, { markets }: RecordedMatch): boolean =>
  Math.abs(line ?? 0) <= 50 && markets.some(market => market.marketTypeId === WINNER_2_WAY)
