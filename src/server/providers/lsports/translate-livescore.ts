import { checkSheet } from '#domain/grading/sheet-check.ts'
import type { SportId } from '#domain/ids.ts'
import type { PeriodScore, ScoreFact, Sheet } from '#server/fixtures/fixtures.ts'
import type { KnownFixture } from './fixture-memory.ts'
import { rememberStatus } from './translate-fixture.ts'
import type { Told, Translation } from './translation.ts'
import { fixtureStatusOf, SOURCE } from './wire-codes.ts'
import { asInteger, asList, asObject, asObjects, type WireObject } from './wire-reading.ts'

const FULL_TIME = 100
const BREAK = 80
const SHOWN_FROM = 1
const DANGER = 2
const VIDEO_REVIEW = 1074
const UNCONFIRMED = 1

/** How it stands, and at the end how it ended. */
export function translateLivescore(
  told: Told,
  livescore: WireObject,
  known: KnownFixture,
  into: Translation,
): void {
  const { fixtureId, at } = told
  tellAlarm(told, livescore, known, into)
  const board = asObject(livescore.Scoreboard)
  if (!board) return
  const score = readResults(board.Results)
  const status = fixtureStatusOf(asInteger(board.Status)) ?? known.status
  if (!score || !status) return void into.faults.push('scoreboard without a score or a status')
  if (known.scoreAt !== undefined && at < known.scoreAt) return
  known.scoreAt = at
  rememberStatus(told, status, known)
  for (const period of asList(livescore.Periods).flatMap(readPeriod)) known.periods.set(period.code, period)
  const fact: ScoreFact = {
    kind: 'score',
    ...told,
    status,
    periodCode: asInteger(board.CurrentPeriod) ?? 0,
    clockSeconds: readClock(board),
    ...score,
    periods: [...known.periods.values()].toSorted((a, b) => a.code - b.code),
  }
  into.facts.push(fact)
  into.statuses.push({ fixtureId, status })
  if (status === 'finished') tellResult(told, fact, known, into)
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

function tellAlarm(
  { fixtureId, at }: Told,
  livescore: WireObject,
  known: KnownFixture,
  into: Translation,
): void {
  const on = readAlarm(livescore)
  if (on === undefined || (known.alarmAt !== undefined && at < known.alarmAt)) return
  known.alarmAt = at
  into.alarms.push({ fixtureId, on })
}

/** Whether the feed warns of danger or a video review; undefined where it says nothing about either. */
function readAlarm(livescore: WireObject): boolean | undefined {
  const triggers = asObjects(livescore.DangerTriggers)
  const incident = asObject(livescore.CurrentIncident)
  if (triggers.length === 0 && !incident) return undefined
  const isDanger = triggers.some(trigger => asInteger(trigger.Status) === DANGER)
  const isReview =
    asInteger(incident?.Id) === VIDEO_REVIEW && asInteger(incident?.Confirmation) === UNCONFIRMED
  return isDanger || isReview
}
