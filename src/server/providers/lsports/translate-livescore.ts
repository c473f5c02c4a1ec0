import { checkSheet } from '#domain/grading/sheet-check.ts'
import type { SportId } from '#domain/ids.ts'
import { BREAK, FULL_TIME } from '#domain/sports/period-codes.ts'
import type { PeriodScore, ScoreFact, Sheet } from '#server/fixtures/fixtures.ts'
import type { KnownFixture } from './fixture-memory.ts'
import { noteMoment } from './note-moment.ts'
import { restateQuotes } from './score-quotes.ts'
import { rememberStatus } from './translate-fixture.ts'
import type { Told, Translation } from './translation.ts'
import { fixtureStatusOf, SOURCE } from './wire-codes.ts'
import { asInteger, asList, asObject, asObjects, type WireObject } from './wire-reading.ts'

const SHOWN_FROM = 1

/** How it stands, what happened, and at the end how it ended. */
export function translateLivescore(
  told: Told,
  livescore: WireObject,
  known: KnownFixture,
  into: Translation,
): void {
  const fact = readScore(told, livescore, known, into)
  noteMoment(told, livescore, fact, known, into)
  if (!fact) return
  known.score = fact
  into.facts.push(fact)
  restateQuotes(told, known, into)
  into.statuses.push({ fixtureId: told.fixtureId, status: fact.status })
  if (fact.status === 'finished') tellResult(told, fact, known, into)
}

function readScore(
  told: Told,
  livescore: WireObject,
  known: KnownFixture,
  into: Translation,
): ScoreFact | undefined {
  const board = asObject(livescore.Scoreboard)
  if (!board) return undefined
  const score = readResults(board.Results)
  const status = fixtureStatusOf(asInteger(board.Status)) ?? known.status
  if (!score || !status) {
    into.faults.push('scoreboard without a score or a status')
    return undefined
  }
  if (known.score && told.at < known.score.at) return undefined
  rememberStatus(told, status, known)
  for (const period of asList(livescore.Periods).flatMap(readPeriod)) known.periods.set(period.code, period)
  return {
    kind: 'score',
    ...told,
    status,
    periodCode: asInteger(board.CurrentPeriod) ?? 0,
    clockSeconds: readClock(board),
    ...score,
    periods: [...known.periods.values()].toSorted((a, b) => a.code - b.code),
  }
}

/** The sheet is told when it can stand as a result of its sport; else an operator has to enter it. */
function tellResult(told: Told, fact: ScoreFact, known: KnownFixture, into: Translation): void {
  const sportId: SportId | undefined = known.details?.sport.id
  if (sportId === undefined) return void into.incomplete.add(told.fixtureId)
  const sheet = sheetOf(fact)
  if (checkSheet(sportId, sheet)) return void into.leftOut.push('final score that is no whole result')
  into.facts.push({ kind: 'result', ...told, source: SOURCE, sheet })
}

function sheetOf({ periods, home, away }: ScoreFact): Sheet {
  const scores = periods.map(period => [String(period.code), [period.home, period.away]] as const)
  const hasTotal = periods.some(period => period.code >= FULL_TIME)
  return Object.fromEntries([...scores, ...(hasTotal ? [] : [[String(FULL_TIME), [home, away]] as const])])
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

/** Seconds on the match clock; the feed sends them as text, and -1 where no clock runs. */
function readClock(board: WireObject): number | null {
  const seconds = asInteger(asObject(board.Clock)?.Seconds) ?? asInteger(board.Time)
  return seconds === undefined || seconds < 0 ? null : seconds
}
