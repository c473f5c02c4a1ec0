import { FIRST_HALF, FULL_TIME, WITH_OVERTIME, WITH_SHOOT_OUT } from '#domain/sports/period-codes.ts'
import type { ImportedFile, RecordedScore } from '../recorded-match.ts'
import { recordMatch } from '../recording.ts'
import { findLeague, type League } from './leagues.ts'
import { findNameFault, type KoreanNames } from './participant-names.ts'
import { importRows, type RowReading } from './source-row.ts'
import { type CalendarDay, instantAt, readDay, readScore, readTimeOfDay } from './source-value.ts'

const OPENFOOTBALL = 'openfootball (CC0)'

/** Leagues by file title, with the fixed offset of their local time from UTC in hours, if there is one. */
const LEAGUES: readonly (readonly [title: RegExp, code: string, hoursAhead: number | undefined])[] = [
  [/J1 League/i, 'J1', 9],
  [/China.*Super League/i, 'CN1', 8],
  [/Major League Soccer|MLS/i, 'MLS', undefined],
]

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DATE_LINE = /^\s*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*\s+(\w{3})[/ ](\d{1,2})(?:\s+(\d{4}))?\s*$/
/** A line intended as a date: starting with a weekday, a month with a day, or a numeric day. */
const MEANT_AS_DATE =
  /^\s*\[?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*[/ .]\d|\d[-./]\d+[-./]\d/
const MATCH_LINE =
  /^\s*(?:(\d{1,2}[:.]\d{2})\s+)?(\S.*?)\s+v\s+(\S.*?)(?:\s{2,}(?=\S)|\s+(?=\d+-\d+|\[)|\s*$)(.*)$/
/** Title, comment, matchday: lines with their own marker. */
const MARKED_LINE = /^\s*[=#▪»•]/
const UNMARKED_HEADING = /^\s*(?:Matchday|Round|Group|Quarter-?finals?|Semi-?finals?|Final)\b/i
/** Scorers with minutes, or a remark in brackets; may continue over several lines. */
const GOALS_LINE = /\d'|^\s*\(.*\)\s*$/

/** True for the text format of openfootball: a title line and matches written "home v away". */
export const isOpenfootballText = (text: string): boolean =>
  /^= .+/m.test(text) && /^\s*(?:\d{1,2}[:.]\d{2}\s+)?\S.* v \S.*$/m.test(text)

/** A line that is a match, or in no known format. */
interface FootballLine {
  readonly line: number
  readonly fault?: string
  readonly match?: FootballMatch
}

interface FootballMatch {
  readonly day: CalendarDay | undefined
  readonly time: string
  readonly home: string
  readonly away: string
  readonly result: string
}

/** Imports results (the format has no prices). Matches without a result are skipped. */
export function importOpenfootball(file: string, text: string, names: KoreanNames): ImportedFile {
  const title = /^= (.+)$/m.exec(text)?.[1] ?? ''
  const [, code, hoursAhead] = LEAGUES.find(([pattern]) => pattern.test(title)) ?? [
    /./,
    'FOOTBALL',
    undefined,
  ]
  const league = findLeague(code)
  if (!league) return { matches: [], rejected: [{ file, line: 1, why: `unknown league "${title}"` }] }
  return importRows(
    file,
    readMatchLines(text),
    row => row.match && readMatch(row.match, league, hoursAhead, names),
  )
}

/** The lines that are matches, each with the day and time above it, and those in no known format. */
function readMatchLines(text: string): readonly FootballLine[] {
  const found: FootballLine[] = []
  let date: ReadDate = { day: undefined, month: undefined }
  let time = ''
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1
    if (written.trim() === '' || MARKED_LINE.test(written)) continue
    const match = MATCH_LINE.exec(written)
    if (match) {
      time = match[1]?.replace('.', ':') ?? time
      const [home, away, result] = [match[2] ?? '', match[3] ?? '', match[4] ?? '']
      const named = { home: home.trim(), away: away.trim(), result: result.trim() }
      found.push({ line, match: { day: date.day, time, ...named } })
    } else if (MEANT_AS_DATE.test(written) && !GOALS_LINE.test(written)) {
      date = readDate(written, date.month)
      time = ''
      if (!date.day) found.push({ line, fault: `bad date "${written.trim()}"` })
    } else if (!UNMARKED_HEADING.test(written) && !GOALS_LINE.test(written)) {
      found.push({ line, fault: 'neither a match nor a date nor a heading' })
    }
  }
  return found
}

/** Content of a date line. The month (its first day) is kept even if the day is invalid, for later dates. */
interface ReadDate {
  readonly day: CalendarDay | undefined
  readonly month: CalendarDay | undefined
}

/** A date without a year is in the year of the previous one, or in the next when the months start again. */
function readDate(written: string, above: CalendarDay | undefined): ReadDate {
  const [, name, day] = DATE_LINE.exec(written) ?? []
  const month = MONTHS.indexOf(name ?? '') + 1
  const wentRound = above !== undefined && above.month >= 11 && month >= 1 && month <= 3
  const inferred = above && above.year + (wentRound ? 1 : 0)
  const year = /\b\d{4}\b/.exec(written)?.[0] ?? inferred
  return {
    day: readDay(`${day}/${month}/${year}`),
    month: readDay(`1/${month || above?.month || 1}/${year}`) ?? above,
  }
}

function readMatch(
  row: FootballMatch,
  league: League,
  hoursAhead: number | undefined,
  names: KoreanNames,
): RowReading {
  const nameFault = findNameFault(row.home, row.away)
  if (nameFault) return { why: nameFault }
  const minutes = readTimeOfDay(row.time)
  if (row.time && minutes === undefined) return { why: `bad time "${row.time}"` }
  if (!row.result) return undefined
  const remark = /^\[(.*)\]$/.exec(row.result)?.[1]
  if (remark !== undefined) return { why: `not played: ${remark}` }
  if (!row.day) return { why: 'no date above the match' }
  const scores = readResult(row.result)
  if ('why' in scores) return scores
  const isTimed = minutes !== undefined && hoursAhead !== undefined
  return recordMatch(names, {
    origin: OPENFOOTBALL,
    league,
    home: row.home,
    away: row.away,
    kickOff: isTimed ? instantAt(row.day, minutes, hoursAhead) : instantAt(row.day, 0, 0),
    kickOffKnownTo: isTimed ? 'minute' : 'day',
    markets: [],
    scores,
  })
}

/** A shoot-out, the score after extra time, the score, and in brackets earlier scores, of which half-time is the last. */
const RESULT =
  /^(?:(\d+-\d+)\s*p(?:en)?\.?\s*)?(?:(\d+-\d+)\s*(?:a\.e\.t\.|aet)\s*)?(\d+-\d+)?\s*(?:\(([^)]*)\))?$/

/**
 * The scores by period of "2-1 (1-0)", "0-0", "1-2 a.e.t. (1-1, 0-0)", "4-5 pen. (2-2, 0-2)" or
 * "3-5 pen. 1-1 a.e.t. (1-1, 0-0)", or why they cannot be true.
 */
function readResult(text: string): readonly RecordedScore[] | { readonly why: string } {
  const [, ...parts] = RESULT.exec(text) ?? []
  const written = parts.slice(0, 3).filter(part => part !== undefined)
  if (written.length === 0 || !written.every(readPair)) return { why: `nonsense score "${text}"` }
  const [shootOut, extra, score] = parts.map(part => readPair(part ?? ''))
  const earlier = (parts[3] ?? '').split(',').flatMap(part => readPair(part.trim()) ?? [])
  // Without a separate score, the full-time score is the second to last in the brackets.
  const all = score ? [score, ...earlier.slice(-1)] : earlier.slice(-2)
  const [full, half] = all
  if (!full) return { why: `no full-time score in "${text}"` }
  const regulation = withHalfTime(full, half)
  if ('why' in regulation) return regulation
  if (extra && (extra.home < full.home || extra.away < full.away))
    return { why: 'score after extra time below the full-time score' }
  const played = extra ? [...regulation, { code: WITH_OVERTIME, ...extra }] : regulation
  return shootOut ? addShootOut(played, extra ?? full, shootOut) : played
}

/** A shoot-out gives its winner one goal (handbook 1.12). */
function addShootOut(
  played: readonly RecordedScore[],
  level: Pair,
  shootOut: Pair,
): readonly RecordedScore[] | { readonly why: string } {
  if (level.home !== level.away || shootOut.home === shootOut.away)
    return { why: 'a shoot-out that decides nothing' }
  const homeWon = shootOut.home > shootOut.away
  const decided = { home: level.home + (homeWon ? 1 : 0), away: level.away + (homeWon ? 0 : 1) }
  return [...played, { code: WITH_SHOOT_OUT, ...decided }]
}

interface Pair {
  readonly home: number
  readonly away: number
}

/** A goalless match had a goalless first half; any other needs its half-time score. */
function withHalfTime(
  full: Pair,
  half: Pair | undefined,
): readonly RecordedScore[] | { readonly why: string } {
  const known = half ?? (full.home + full.away === 0 ? full : undefined)
  if (!known) return { why: 'no half-time score (awarded match?)' }
  if (known.home > full.home || known.away > full.away)
    return { why: 'half-time score above the final score' }
  return [
    { code: FIRST_HALF, ...known },
    { code: FULL_TIME, ...full },
  ]
}

function readPair(text: string): Pair | undefined {
  const [home, away] = text.split('-').map(side => readScore(side))
  return home === undefined || away === undefined || home > 30 || away > 30 ? undefined : { home, away }
}
