import { HOUR, instant } from '#domain/instant.ts'
import { type Odds, odds } from '#domain/odds.ts'
import type { RecordedMarket, RejectedRow } from '../recorded-match.ts'
import { HANDICAP, recordMarket, UNDER_OVER, WINNER_2_WAY } from '../recording.ts'
import { findNameFault } from './participant-names.ts'
import { readDecimalPrice, readLine } from './source-value.ts'

/** Prices of one bookmaker for one game at a time before its start. */
interface Quote {
  readonly seenAt: number
  readonly bookmaker: string
  readonly marketTypeId: number
  /** The line as text, from the home side's view; empty for the winner. */
  readonly line: string
  /** Home or over first. */
  readonly prices: readonly [Odds, Odds]
}

/** Prices of KBO games by `gameDayKey`. */
export type KboOdds = ReadonlyMap<string, readonly RecordedMarket[]>

/** The Korean day and the teams: connects price lists and results. */
export const gameDayKey = (koreanDay: string, home: string, away: string): string =>
  `${koreanDay}|${home}|${away}`

/** True for a list of Korean baseball games with bookmakers, in the format of The Odds API. */
export function isKboOddsText(text: string): boolean {
  return /^\s*\[/.test(text) && text.includes('"baseball_kbo"') && text.includes('"bookmakers"')
}

/** Average opening (each bookmaker's first list) and closing prices (its last before the start). */
export function importKboOdds(
  file: string,
  text: string,
): { readonly odds: KboOdds; readonly rejected: readonly RejectedRow[] } {
  const quotes = new Map<string, Quote[]>()
  const rejected: RejectedRow[] = []
  for (const [index, game] of readGames(text).entries()) {
    const read = readGame(game)
    if (!read) rejected.push({ file, line: index + 1, why: 'not a game with teams, start and bookmakers' })
    else quotes.set(read.key, [...(quotes.get(read.key) ?? []), ...read.quotes])
  }
  const byGame = [...quotes].map(([key, list]) => [key, averageMarkets(list)] as const)
  return { odds: new Map(byGame), rejected }
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

function readGames(text: string): readonly Json[] {
  try {
    const parsed: Json = JSON.parse(text)
    return list(parsed)
  } catch {
    return [null]
  }
}

const field = (value: Json | undefined, key: string): Json | undefined =>
  value !== null && typeof value === 'object' && !isList(value) ? value[key] : undefined
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const list = (value: Json | undefined): readonly Json[] => (value !== undefined && isList(value) ? value : [])
const text = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function readGame(game: Json): { readonly key: string; readonly quotes: readonly Quote[] } | undefined {
  const [home, away] = [text(field(game, 'home_team')), text(field(game, 'away_team'))]
  const startsAt = Date.parse(text(field(game, 'commence_time')))
  if (findNameFault(home, away) || Number.isNaN(startsAt)) return undefined
  const quotes = list(field(game, 'bookmakers')).flatMap(bookmaker =>
    list(field(bookmaker, 'markets')).flatMap(market => {
      const quote = readQuote(market, text(field(bookmaker, 'key')), home, away)
      return quote && quote.seenAt < startsAt ? [quote] : []
    }),
  )
  const koreanDay = new Date(instant(startsAt + 9 * HOUR)).toISOString().slice(0, 10)
  return { key: gameDayKey(koreanDay, home, away), quotes }
}

const MARKET_TYPES: Readonly<Record<string, number>> = {
  h2h: WINNER_2_WAY,
  spreads: HANDICAP,
  totals: UNDER_OVER,
}

function readQuote(market: Json, bookmaker: string, home: string, away: string): Quote | undefined {
  const key = text(field(market, 'key'))
  const marketTypeId = MARKET_TYPES[key]
  const seenAt = Date.parse(text(field(market, 'last_update')))
  const outcomes = list(field(market, 'outcomes'))
  const named = (name: string) => outcomes.find(outcome => text(field(outcome, 'name')) === name)
  const [first, second] = key === 'totals' ? [named('Over'), named('Under')] : [named(home), named(away)]
  const prices = [first, second].map(outcome => readDecimalPrice(text(field(outcome, 'price'))))
  if (!marketTypeId || Number.isNaN(seenAt) || outcomes.length !== 2 || !prices[0] || !prices[1])
    return undefined
  const line = key === 'h2h' ? '' : text(field(first, 'point'))
  return { seenAt, bookmaker, marketTypeId, line, prices: [prices[0], prices[1]] }
}

/** One market per type, at the line with which most bookmakers closed. */
function averageMarkets(quotes: readonly Quote[]): readonly RecordedMarket[] {
  return [WINNER_2_WAY, HANDICAP, UNDER_OVER].flatMap(
    marketTypeId => averageMarket(quotes.filter(quote => quote.marketTypeId === marketTypeId)) ?? [],
  )
}

function averageMarket(quotes: readonly Quote[]): RecordedMarket | undefined {
  const line = commonestLine(edgeOfEach(quotes, 'last'))
  const atLine = quotes.filter(quote => quote.line === line)
  const [opening, closing] = [edgeOfEach(atLine, 'first'), edgeOfEach(atLine, 'last')]
  const marketTypeId = atLine[0]?.marketTypeId
  if (line === undefined || marketTypeId === undefined) return undefined
  const picks = marketTypeId === UNDER_OVER ? (['Over', 'Under'] as const) : (['1', '2'] as const)
  return recordMarket(marketTypeId, line === '' ? undefined : readLine(line), [
    { pick: picks[0], opening: average(opening, 0), closing: average(closing, 0) },
    { pick: picks[1], opening: average(opening, 1), closing: average(closing, 1) },
  ])
}

/** Each bookmaker's first or last list. */
function edgeOfEach(quotes: readonly Quote[], edge: 'first' | 'last'): readonly Quote[] {
  const inTime = quotes.toSorted((a, b) => (edge === 'last' ? a.seenAt - b.seenAt : b.seenAt - a.seenAt))
  return [...new Map(inTime.map(quote => [quote.bookmaker, quote])).values()]
}

function commonestLine(quotes: readonly Quote[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { line } of quotes) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))[0]?.[0]
}

function average(quotes: readonly Quote[], side: 0 | 1): Odds | undefined {
  const sum = quotes.reduce((total, quote) => total + quote.prices[side], 0)
  return quotes.length ? odds(Math.floor(sum / quotes.length)) : undefined
}
