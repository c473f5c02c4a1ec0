import type { IrregularEnd } from '#domain/fixtures/irregular-end.ts'
import { scoresByCode } from '#domain/grading/score-sheet.ts'
import { checkSheet } from '#domain/grading/sheet-check.ts'
import type { SportId } from '#domain/ids.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import { BREAK } from '#domain/sports/period-codes.ts'
import { sportOf } from '#domain/sports/sports.ts'
import type { PeriodScore, ScoreFact } from '#server/fixtures/fixtures.ts'
import { SOURCE } from '../wire/wire-codes.ts'
import { asInteger, asList, asObject, asObjects, type WireObject } from '../wire/wire-reading.ts'
import type { EventStatus } from './event-status.ts'
import type { KnownFixture } from './fixture-memory.ts'
import { irregularEndOf } from './irregular-end.ts'
import { noteMoment } from './note-moment.ts'
import { restateQuotes } from './score-quotes.ts'
import { rememberStatus } from './translate-fixture.ts'
import type { EventHead, Translation } from './translation.ts'

const SHOWN_FROM = 1

/** Translates a livescore: score, incidents, and finally the result. */
export function translateLivescore(
  head: EventHead,
  livescore: WireObject,
  reading: ScoreReading,
  into: Translation,
): void {
  const { known, status } = reading
  const fact = readScore(head, livescore, reading, into)
  noteMoment(head, livescore, fact, known, into)
  if (!fact) return
  known.score = fact
  into.facts.push(fact)
  restateQuotes(head, known, into)
  into.statuses.push({ fixtureId: head.fixtureId, status: known.status ?? fact.status })
  if (isFinal(fact, status, known)) tellResult(head, fact, known, into)
}

type ScoreReading = { readonly known: KnownFixture; readonly status: EventStatus }

/** The scoreboard itself can end the match, except a cancelled one. */
const isFinal = (
  { status }: ScoreFact,
  { ofBoard = status, ofFixture }: EventStatus,
  known: KnownFixture,
): boolean =>
  status === 'finished' && ofBoard === 'finished' && (known.status !== 'cancelled' || ofFixture !== undefined)

function readScore(
  head: EventHead,
  livescore: WireObject,
  { known, status: { graver } }: ScoreReading,
  into: Translation,
): ScoreFact | undefined {
  const board = asObject(livescore.Scoreboard)
  if (!board || (known.score && head.at < known.score.at)) return undefined
  noteDescription(board, known)
  const score = readResults(board.Results)
  const status = graver ?? known.status
  if (!score || !status) {
    into.faults.push('scoreboard without a score or a status')
    return undefined
  }
  rememberStatus(head, status, known)
  for (const period of asList(livescore.Periods).flatMap(readPeriod)) known.periods.set(period.code, period)
  const irregular = irregularEndOf(known.description)
  return {
    kind: 'score',
    ...head,
    status,
    periodCode: asInteger(board.CurrentPeriod) ?? 0,
    clockSeconds: readClock(board),
    ...score,
    periods: [...known.periods.values()].toSorted((a, b) => a.code - b.code),
    ...(irregular && { irregular }),
  }
}

/** An irregular end is valid until another description is sent; a doubtful status ends when it is no longer sent. */
function noteDescription({ Description: value }: WireObject, known: KnownFixture): void {
  const description = asInteger(value)
  const isOver = irregularEndOf(known.description) === 'score-unsure'
  if (description !== undefined || isOver) known.description = description
}

/**
 * Publishes the sheet when it can be a result of its sport. Otherwise, and for a match that was not decided by play, the
 * feed's verdicts or an operator decide. A retirement in a sport of sets is a result: completed sets count (handbook 1.12).
 */
function tellResult(head: EventHead, fact: ScoreFact, known: KnownFixture, into: Translation): void {
  const sportId: SportId | undefined = known.details?.sport.id
  if (sportId === undefined) return void into.incomplete.add(head.fixtureId)
  const retired = retiredSide(sportId, fact.irregular)
  if (fact.irregular && !retired)
    return void into.leftOut.push(`final score of a match that ended by ${fact.irregular}`)
  const sheet = scoresByCode(fact)
  const flaw = checkSheet(sportId, sheet, retired && { retired })
  if (flaw?.code === 'END_IMPLAUSIBLE')
    return void into.leftOut.push("final score of a match that can't have ended so")
  if (flaw) return void into.leftOut.push('final score that is no whole result')
  Object.assign(known, { status: 'finished', isDecided: true })
  into.facts.push({ kind: 'result', ...head, source: SOURCE, sheet, ...(retired && { retired }) })
}

function retiredSide(sportId: SportId, irregular: IrregularEnd | undefined): Side | undefined {
  if (sportOf(sportId).part !== 'set') return undefined
  return irregular === 'home-retired' ? 'home' : irregular === 'away-retired' ? 'away' : undefined
}

type Score = { readonly home: number; readonly away: number }

/** Values are text; position 1 is home. */
function readResults(value: unknown): Score | undefined {
  const results = asObjects(value)
  const at = (position: number) =>
    asInteger(results.find(result => asInteger(result.Position) === position)?.Value)
  const [home, away] = [at(1), at(2)]
  return home === undefined || away === undefined || home < 0 || away < 0 ? undefined : { home, away }
}

function readPeriod(value: unknown): PeriodScore[] {
  const period = asObject(value)
  const code = asInteger(period?.Type)
  const score = readResults(period?.Results)
  if (code === undefined || code < SHOWN_FROM || code === BREAK || !score) return []
  return [{ code, ...score }]
}

/** Seconds on the match clock; the feed sends them as text, and -1 if no clock runs. */
function readClock(board: WireObject): number | null {
  const seconds = asInteger(asObject(board.Clock)?.Seconds) ?? asInteger(board.Time)
  return seconds === undefined || seconds < 0 ? null : seconds
}
