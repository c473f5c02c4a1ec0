import type { SettlementCode } from '#domain/grading/leg-result.ts'
import type { MarketTypeId, OutcomeId } from '#domain/ids.ts'
import { type Line, oppositeLine, parseLine } from '#domain/line.ts'
import { findMarketType } from '#domain/markets/market-catalogue.ts'
import type { MarketFact, OutcomeFact } from '#server/fixtures/fixtures.ts'
import { BET_OPEN, isSettlementCode, NOT_SET, outcomeStatusOf, SOURCE } from '../wire/wire-codes.ts'
import { readPrice } from '../wire/wire-price.ts'
import { asInteger, asList, asLongId, asObject, asText, type WireObject } from '../wire/wire-reading.ts'
import type { KnownFixture } from './fixture-memory.ts'
import { closeNameless, type Verdict } from './nameless-bets.ts'
import { countsFromScore, NO_SCORE, quoteAtScore, scoreOfLine } from './score-quotes.ts'
import type { EventHead, Translation } from './translation.ts'

/** Translates prices, states and verdicts of one market; only what the message contains, one fact per line. */
export function translateMarket(
  head: EventHead,
  value: unknown,
  known: KnownFixture,
  into: Translation,
): void {
  const market = asObject(value)
  const typeId = asInteger(market?.Id) as MarketTypeId | undefined
  if (!market || typeId === undefined) return void into.faults.push('market without an id')
  const verdicts: Verdict[] = []
  const reading = { head, typeId, known, into, verdicts }
  const bets = asList(market.Bets).flatMap(bet => readBet(reading, bet) ?? [])
  if (asList(market.Bets).length === 0 && asList(market.ProviderMarkets).length > 0)
    into.leftOut.push('bookmakers’ own odds')
  const word = readSuspended(asInteger(market.Status))
  const hasTurned = word !== undefined && rememberMarket(head, typeId, word, known)
  // A new line in a suspended market is suspended as well.
  const standing = known.markets.get(typeId)?.suspended
  const suspended = word === undefined && !standing ? undefined : standing
  const mainLine = parseLine(asText(market.MainLine) ?? '')
  for (const [line, list] of Map.groupBy(bets, bet => bet.line))
    into.facts.push({
      kind: 'market',
      ...head,
      typeId,
      line,
      ...mainOf(line, mainLine),
      ...(suspended !== undefined && { suspended }),
      outcomes: list.map(bet => bet.outcome),
    })
  if (word !== undefined && (hasTurned || bets.length === 0))
    into.facts.push({ kind: 'market-stop', ...head, typeId, suspended: word })
  verdicts.push(...bets.flatMap(({ outcome, code }) => (code ? [{ outcomeId: outcome.id, code }] : [])))
  if (verdicts.length > 0) into.facts.push({ kind: 'settlement', ...head, source: SOURCE, verdicts })
}

/**
 * Whether this message changed the state of the market as a whole, or it was unknown: then it applies to all lines in
 * the book, contained in the message or not.
 */
function rememberMarket(
  { at }: EventHead,
  typeId: MarketTypeId,
  suspended: boolean,
  known: KnownFixture,
): boolean {
  const before = known.markets.get(typeId)
  if (before && at < before.at) return false
  known.markets.set(typeId, { at, suspended })
  return before?.suspended !== suspended
}

/**
 * Returns whether a bet is suspended: only an explicitly open status counts as open. Undefined for 0 (not set) or a
 * missing status.
 */
const readSuspended = (status: number | undefined): boolean | undefined =>
  status === undefined || status === NOT_SET ? undefined : status !== BET_OPEN

/** A market without lines is its own main line; undefined if the feed names none. */
function mainOf(line: Line | null, mainLine: Line | undefined): Pick<MarketFact, 'main'> {
  if (line === null) return { main: true }
  return mainLine === undefined ? {} : { main: line === mainLine }
}

type ReadBet = {
  readonly line: Line | null
  readonly outcome: OutcomeFact
  readonly code: SettlementCode | undefined
}

type Reading = {
  readonly head: EventHead
  readonly typeId: MarketTypeId
  readonly known: KnownFixture
  readonly into: Translation
  /** For bets without an outcome of a line. */
  readonly verdicts: Verdict[]
}

function readBet(reading: Reading, value: unknown): ReadBet | undefined {
  const { typeId, into } = reading
  const bet = asObject(value)
  const [id, name] = [asLongId(bet?.Id), asText(bet?.Name)]
  if (!bet || id === undefined) {
    into.faults.push(`bet of market ${typeId} without a whole id`)
    return undefined
  }
  if (name === undefined) {
    const { head, known, verdicts } = reading
    const code = readSettlement(bet, id, into)
    const nameless = { id: id as OutcomeId, status: outcomeStatusOf(asInteger(bet.Status)), code }
    verdicts.push(...closeNameless(head, typeId, nameless, known, into))
    return undefined
  }
  const line = readLine(typeId, bet, name)
  if (line === 'unreadable') {
    into.faults.push(`bet ${id} of market ${typeId} has no line to read: ${asText(bet.BaseLine ?? bet.Line)}`)
    return undefined
  }
  const odds = readPrice(bet.Price)
  const status = outcomeStatusOf(asInteger(bet.Status))
  const outcome: OutcomeFact = {
    id: id as OutcomeId,
    pick: pickOf(bet, name),
    ...(odds !== undefined && { odds }),
    status: status === 'open' && odds === undefined ? 'suspended' : status,
  }
  return readAtScore(reading, bet, { line, outcome, code: readSettlement(bet, id, into) })
}

function readSettlement(bet: WireObject, id: string, into: Translation): SettlementCode | undefined {
  const settlement = asInteger(bet.Settlement) ?? 0
  const code = isSettlementCode(settlement) ? settlement : undefined
  if (settlement !== 0 && code === undefined) into.faults.push(`bet ${id}: settlement ${settlement}`)
  return code
}

/**
 * Reads a bet whose line names a score: "-0.5 (1-0)" counts goals from 1-0. For football's in-play handicaps this
 * equals the house's rule while that is the current score (handbook 2.9). Only bets quoted at 0-0 take the feed's
 * verdict; the others are graded by the score at the bet. Handicaps of other sports count the whole match, so bets with
 * another score are suspended.
 */
function readAtScore({ head, typeId, known, into }: Reading, bet: WireObject, read: ReadBet): ReadBet {
  const { line, outcome, code } = read
  const score = scoreOfLine(bet)
  if (!countsFromScore(known, typeId)) {
    if (score === NO_SCORE || outcome.status !== 'open') return read
    into.leftOut.push('handicap counted from a score')
    return { ...read, outcome: { ...outcome, status: 'suspended' } }
  }
  const standing = quoteAtScore(known, { typeId, line, score, at: head.at }, outcome)
  return { line, outcome: standing, code: score === NO_SCORE ? code : undefined }
}

/** Over and Under of several players share a market, so the player is part of the pick. */
function pickOf(bet: WireObject, name: string): string {
  const player = asText(bet.PlayerName)
  return player === undefined || player === name ? name : `${player} - ${name}`
}

/** The home side's line for both bets: `BaseLine`; if only the away bet's own line is sent, negated. */
function readLine(typeId: MarketTypeId, bet: WireObject, name: string): Line | null | 'unreadable' {
  const [base, own] = [asText(bet.BaseLine), asText(bet.Line)]
  if (base === undefined && own === undefined) return null
  const line = parseLine(base ?? own ?? '')
  if (line === undefined) return 'unreadable'
  const isAwayOfHandicap = base === undefined && name === '2' && isHandicap(typeId)
  return isAwayOfHandicap ? oppositeLine(line) : line
}

const isHandicap = (typeId: MarketTypeId): boolean => findMarketType(typeId)?.rule.kind === 'handicap'
