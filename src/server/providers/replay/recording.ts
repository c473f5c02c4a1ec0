import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import { type Odds, odds } from '#domain/odds.ts'
import { FIRST_HALF, FULL_TIME, SECOND_HALF } from '#domain/sports/period-codes.ts'
import { FOOTBALL, HANDBALL } from '#domain/sports/sports.ts'
import { matchKey, type RecordedMarket, type RecordedMatch, type RecordedScore } from './recorded-match.ts'
import type { League } from './sources/leagues.ts'
import { type KoreanNames, participant } from './sources/participant-names.ts'

export const WINNER_3_WAY = 1
export const UNDER_OVER = 2
export const HANDICAP = 3
/** 승패, including overtime where the sport counts it (handbook 1.11). */
export const WINNER_2_WAY = 52
/** 승패 (연장포함): for ice hockey, whose main markets end at 60 minutes. */
export const WINNER_WITH_OVERTIME = 226

/** Data about a match that every importer has before it becomes a record. */
export interface Sighting {
  readonly origin: string
  readonly league: League
  readonly home: string
  readonly away: string
  readonly kickOff: Instant
  readonly kickOffKnownTo: 'minute' | 'day'
  readonly markets: readonly (RecordedMarket | undefined)[]
  readonly scores: readonly RecordedScore[]
  /** Distinguishes the games of a double header. */
  readonly gameOfDay?: number
}

/** Creates the record of a match: key, Korean names, and the second half from half-time and full time. */
export function recordMatch(names: KoreanNames, sighting: Sighting): RecordedMatch {
  const { origin, league, kickOff, kickOffKnownTo, home, away, gameOfDay = 1 } = sighting
  const day = matchKey(league.code, kickOff, home, away)
  return {
    key: gameOfDay > 1 ? `${day}|${gameOfDay}` : day,
    origin,
    league,
    home: participant(names, league.code, home),
    away: participant(names, league.code, away),
    kickOff,
    kickOffKnownTo,
    markets: sighting.markets.filter(market => market !== undefined),
    scores: withSecondHalf(league.sportId, sighting.scores),
  }
}

/** If a match consists of halves, the second half follows from half-time and full time. */
function withSecondHalf(sportId: number, scores: readonly RecordedScore[]): readonly RecordedScore[] {
  if (sportId !== FOOTBALL && sportId !== HANDBALL) return scores
  const first = scores.find(score => score.code === FIRST_HALF)
  const full = scores.find(score => score.code === FULL_TIME)
  if (!first || !full || scores.some(score => score.code === SECOND_HALF)) return scores
  const second = { code: SECOND_HALF, home: full.home - first.home, away: full.away - first.away }
  return [...scores, second].toSorted((a, b) => a.code - b.code)
}

export interface Price {
  readonly pick: string
  readonly opening: Odds | undefined
  readonly closing: Odds | undefined
}

/**
 * Creates a market if every outcome has a price. If opening or closing prices are missing, the others are used; always
 * for all outcomes, since a mixed set would never have been offered.
 */
export function recordMarket(
  marketTypeId: number,
  line: Line | undefined,
  prices: readonly Price[],
): RecordedMarket | undefined {
  const opened = wholeBook(prices.map(price => price.opening))
  const closed = wholeBook(prices.map(price => price.closing))
  const [first, last] = [opened ?? closed, closed ?? opened]
  if (!first || !last) return undefined
  const outcomes = prices.flatMap(({ pick }, index) => {
    const [opening, closing] = [first[index], last[index]]
    return opening && closing ? [{ pick, opening, closing }] : []
  })
  return { marketTypeId, ...(line === undefined ? {} : { line }), outcomes }
}

const BOOK_MIN = 950_000
const BOOK_MAX = 1_200_000

/**
 * The prices of all outcomes at one time, or undefined. The inverses of real prices sum to a little over one; otherwise
 * a price in the source is wrong (such as all away handicaps of one week in 2025).
 */
function wholeBook(prices: readonly (Odds | undefined)[]): readonly Odds[] | undefined {
  const known = prices.filter(price => price !== undefined)
  if (known.length < prices.length) return undefined
  const book = known.reduce((sum, price) => sum + Math.floor(100_000_000 / price), 0)
  return book >= BOOK_MIN && book <= BOOK_MAX ? known : undefined
}

const USUAL_TWO_WAY_MARGIN_PERCENT = 104n

/**
 * A total with only the price of the under in the source: the over is derived with the usual margin of a two-way
 * market, and the market is marked as derived.
 */
export function recordUnderOnlyTotal(
  line: Line | undefined,
  opening: Odds | undefined,
  closing: Odds | undefined,
): RecordedMarket | undefined {
  if (line === undefined) return undefined
  const market = recordMarket(UNDER_OVER, line, [
    { pick: 'Over', opening: otherSide(opening), closing: otherSide(closing) },
    { pick: 'Under', opening, closing },
  ])
  return market && { ...market, derived: true }
}

/** 1/other = 1.04 - 1/price, in exact hundredths; undefined if the result is not sensible. */
function otherSide(price: Odds | undefined): Odds | undefined {
  if (!price) return undefined
  const rest = USUAL_TWO_WAY_MARGIN_PERCENT * BigInt(price) - 10_000n
  const other = rest > 0n ? (10_000n * BigInt(price)) / rest : 0n
  return other >= 101n && other <= 5_000n ? odds(Number(other)) : undefined
}

/** A market with prices of only one time. */
export function recordSteadyMarket(
  marketTypeId: number,
  line: Line | undefined,
  prices: readonly (readonly [pick: string, price: Odds | undefined])[],
): RecordedMarket | undefined {
  return recordMarket(
    marketTypeId,
    line,
    prices.map(([pick, price]) => ({ pick, opening: price, closing: price })),
  )
}
