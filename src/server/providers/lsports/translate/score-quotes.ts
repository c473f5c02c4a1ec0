import { scoreAtBet } from '#domain/grading/score-at-bet.ts'
import type { MarketTypeId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import type { OutcomeFact } from '#server/fixtures/fixtures.ts'
import { asText, type WireObject } from '../wire/wire-reading.ts'
import type { KnownFixture, QuotedBet, ScoreQuotes } from './fixture-memory.ts'
import type { EventHead, Translation } from './translation.ts'

export const NO_SCORE = '0-0'

const quotesKey = (typeId: MarketTypeId, line: Line | null, pick: string): string =>
  `${typeId} ${line ?? ''} ${pick}`

/** The score in brackets after a line: "-0.5 (1-0)". */
export const scoreOfLine = (bet: WireObject): string => {
  const [, home, away] = /\((\d+)-(\d+)\)/.exec(asText(bet.BaseLine) ?? asText(bet.Line) ?? '') ?? []
  return home === undefined || away === undefined ? NO_SCORE : `${Number(home)}-${Number(away)}`
}

/** Football handicaps, which count from the score at the bet (handbook 2.9). */
export const countsFromScore = (known: KnownFixture, typeId: MarketTypeId): boolean =>
  scoresNow(known, typeId).length > 0

/** The current score, of the market's own period and of the match; empty if the market does not depend on it. */
function scoresNow({ details, score }: KnownFixture, marketTypeId: MarketTypeId): string[] {
  if (!details) return []
  const running = score ?? { home: 0, away: 0, periods: [] }
  const own = scoreAtBet({ sportId: details.sport.id, marketTypeId }, running)
  return own ? [`${own.home}-${own.away}`, `${running.home}-${running.away}`] : []
}

/** Stores a quote at a score; returns the state of the question at the current score. */
export function quoteAtScore(
  known: KnownFixture,
  {
    typeId,
    line,
    score,
    at,
  }: Pick<ScoreQuotes, 'typeId' | 'line'> & Pick<EventHead, 'at'> & { score: string },
  { id, pick, odds, status }: OutcomeFact,
): OutcomeFact {
  const quotes = quotesOf(known, { typeId, line, pick, outcomeId: id })
  known.quotedBets.set(id, { quotes, score })
  const before = quotes.byScore.get(score)
  if (!before || at >= before.at) {
    const price = odds ?? before?.odds
    quotes.byScore.set(score, { status, at, ...(price !== undefined && { odds: price }) })
  }
  return state(known, quotes)
}

/** The questions of a match, by the book's outcome id. */
export function quotesOf(
  known: KnownFixture,
  { typeId, line, pick, outcomeId }: Pick<ScoreQuotes, 'typeId' | 'line' | 'pick' | 'outcomeId'>,
): ScoreQuotes {
  const key = quotesKey(typeId, line, pick)
  const quotes = known.quotes.get(key) ?? { typeId, line, pick, outcomeId, byScore: new Map(), told: '' }
  known.quotes.set(key, quotes)
  return quotes
}

function state(known: KnownFixture, quotes: ScoreQuotes): OutcomeFact {
  const { typeId, pick, outcomeId, byScore } = quotes
  const [quote] = scoresNow(known, typeId).flatMap(score => byScore.get(score) ?? [])
  const odds = quote?.odds ?? [...byScore.values()].find(one => one.odds !== undefined)?.odds
  const status = quote?.status === 'open' ? 'open' : 'suspended'
  quotes.told = `${status} ${odds}`
  return { id: outcomeId, pick, status, ...(odds !== undefined && { odds }) }
}

/** Closes a quote at a score, and the question if that is the current score. */
export function closeQuote(
  head: EventHead,
  known: KnownFixture,
  { quotes, score }: QuotedBet,
  into: Translation,
): void {
  const before = quotes.byScore.get(score)
  if (before && head.at < before.at) return
  quotes.byScore.set(score, { ...before, status: 'suspended', at: head.at })
  tellQuotes(head, quotes, state(known, quotes), into)
}

const tellQuotes = (
  head: EventHead,
  { typeId, line }: ScoreQuotes,
  outcome: OutcomeFact,
  into: Translation,
) => void into.facts.push({ kind: 'market', ...head, typeId, line, outcomes: [outcome] })

/** After a change of the score: closes quotes at the former one, opens those at the new one. */
export function restateQuotes(head: EventHead, known: KnownFixture, into: Translation): void {
  for (const quotes of known.quotes.values()) {
    const before = quotes.told
    const outcome = state(known, quotes)
    if (quotes.told === before || before === '') continue
    tellQuotes(head, quotes, outcome, into)
  }
}
