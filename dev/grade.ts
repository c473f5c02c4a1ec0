import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { formatFraction, type fraction, parseFraction } from '#domain/fraction.ts'
import { type Grade, type GradeGap, gradeOutcome, homeLine } from '#domain/grading/grading.ts'
import { settlementCode } from '#domain/grading/leg-result.ts'
import { multiplierOf } from '#domain/grading/payout.ts'
import { checkIncidents, type IncidentFlaw } from '#domain/grading/result-incidents.ts'
import {
  readScoresByCode,
  type Score,
  type ScoreSheet,
  type SheetStatus,
  scoreSheet,
} from '#domain/grading/score-sheet.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import { type Line, parseLine } from '#domain/line.ts'
import { needsLine } from '#domain/markets/market-catalogue.ts'
import type { EndFlaw } from '#domain/sports/set-ends.ts'
import { findSport } from '#domain/sports/sports.ts'

/*
 * npm run -s grade -- FILE.csv
 *
 * Grades each row with the rules of the house and writes it to standard output with `result` (the feed's codes) and
 * `payoutFactor` (the return of one won of stake). Rows that can't be graded get neither: the reason goes to standard
 * error and the exit code is 1. The exit code is 2 when the file can't be read.
 *
 * The sheet counts as final. In addition to period codes it may contain
 *   "status": "abandoned", "cancelled", … for a match that did not end; code 100 is then the score at the stop
 *   "retired": "home" or "away", the side that gave up (sports of sets)
 *   "walkover": "home" or "away" (the side that advances) or true; everything is void, and no code is needed
 *   "scheduledInnings": 7 for a baseball match that was scheduled for fewer than nine
 *   "mercyRule": true for a baseball match that a mercy rule ended
 * A finished match of sets that can't have ended so (7-5 3-2 in tennis) is not graded. A third tennis set of ten or
 * more is a match tie-break and counts as one game.
 */

const COLUMNS = ['sportId', 'marketId', 'line', 'pick', 'odds', 'sheet'] as const
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>
type Graded = { readonly result: string; readonly payoutFactor: string } | { readonly why: string }

function run([file, ...rest]: readonly string[]): 0 | 1 | 2 {
  if (!file || rest.length > 0) return unusable('usage: npm run -s grade -- FILE.csv')
  const table = readTable(file)
  if ('why' in table) return unusable(table.why)
  const lines = [csvLine([...table.header, 'result', 'payoutFactor'])]
  let failed = 0
  for (const [index, cells] of table.rows.entries()) {
    const graded = gradeCells(table.header, cells)
    const filled = table.header.map((_, column) => cells[column] ?? '')
    if ('why' in graded) {
      failed += 1
      process.stderr.write(`row ${index + 1}: ${graded.why}\n`)
      lines.push(csvLine([...filled, '', '']))
    } else {
      lines.push(csvLine([...filled, graded.result, graded.payoutFactor]))
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`)
  return failed > 0 ? 1 : 0
}

function unusable(why: string): 2 {
  process.stderr.write(`${why}\n`)
  return 2
}

type Table = { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] }

function readTable(file: string): Table | { readonly why: string } {
  try {
    const records: string[][] = parse(readFileSync(file, 'utf8'), {
      bom: true,
      relax_column_count: true,
      // A misplaced quote makes only its row unreadable, not the file.
      relax_quotes: true,
      skip_empty_lines: true,
    })
    const [header, ...rows] = records
    if (!header) return { why: `${file} is empty; it needs the columns ${COLUMNS.join(',')}` }
    const missing = COLUMNS.filter(column => !header.some(name => name.trim() === column))
    if (missing.length > 0) return { why: `${file} lacks the columns ${missing.join(', ')}` }
    return { header, rows }
  } catch (error) {
    return { why: `${file} can't be read: ${error instanceof Error ? error.message : String(error)}` }
  }
}

function gradeCells(header: readonly string[], cells: readonly string[]): Graded {
  if (cells.length !== header.length) return { why: `${cells.length} columns instead of ${header.length}` }
  const cell = (column: string) => (cells[header.findIndex(name => name.trim() === column)] ?? '').trim()
  return gradeRow({
    sportId: cell('sportId'),
    marketId: cell('marketId'),
    line: cell('line'),
    pick: cell('pick'),
    odds: cell('odds'),
    sheet: cell('sheet'),
  })
}

function gradeRow(row: Row): Graded {
  const sportId = readId(row.sportId) as SportId | undefined
  if (sportId === undefined || !findSport(sportId)) return { why: `unknown sport "${row.sportId}"` }
  const marketTypeId = readId(row.marketId) as MarketTypeId | undefined
  if (marketTypeId === undefined) return { why: `unknown market "${row.marketId}"` }
  const price = parseFraction(row.odds)
  if (!price || price.numerator < price.denominator) return { why: `odds "${row.odds}" are not 1.00 or more` }
  const sheet = readSheet(row.sheet, sportId)
  if ('why' in sheet) return sheet
  const line = readOwnLine(row, marketTypeId)
  if ('why' in line) return line
  const grade = gradeOutcome({ sportId, marketTypeId, pick: row.pick, sheet: sheet.sheet, ...line })
  return grade.ok ? written(grade, price) : { why: gapText(grade.why, row) }
}

const readId = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)

function written(grade: Extract<Grade, { readonly ok: true }>, price: ReturnType<typeof fraction>): Graded {
  return {
    result: String(settlementCode(grade.result)),
    payoutFactor: formatFraction(multiplierOf(grade.result, price)),
  }
}

/** Returns the picked side's line as seen from home. A score in brackets after it is the score at the bet. */
function readOwnLine(
  row: Row,
  marketTypeId: MarketTypeId,
): { readonly line?: Line; readonly scoreAtBet?: Score } | { readonly why: string } {
  if (row.line === '' || !needsLine(marketTypeId)) return {}
  const own = parseLine(row.line)
  if (own === undefined) return { why: `line "${row.line}" is not a multiple of a quarter` }
  const bracket = /\((\d{1,3})\s*[-:]\s*(\d{1,3})\)/.exec(row.line)
  return {
    line: homeLine(marketTypeId, row.pick, own),
    ...(bracket && { scoreAtBet: { home: Number(bracket[1]), away: Number(bracket[2]) } }),
  }
}

const STATUSES: readonly SheetStatus[] = [
  'not-started',
  'about-to-start',
  'live',
  'finished',
  'cancelled',
  'postponed',
  'interrupted',
  'abandoned',
  'coverage-lost',
]

function readSheet(
  text: string,
  sportId: SportId,
): { readonly sheet: ScoreSheet } | { readonly why: string } {
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null) return { why: 'the sheet is not a JSON object' }
  const {
    status: given,
    mercyRule,
    retired,
    walkover,
    scheduledInnings,
    ...codes
  } = json as Record<string, unknown>
  const status = STATUSES.find(known => known === String(given ?? 'finished').toLowerCase())
  if (!status) return { why: `unknown status "${String(given)}"` }
  const told = readEnd({ mercyRule, retired, walkover, scheduledInnings })
  if ('why' in told) return told
  const empty = (status !== 'finished' || told.walkover) && Object.keys(codes).length === 0
  const scores = empty ? { ok: true as const, value: {} } : readScoresByCode(codes)
  if (!scores.ok) return { why: scores.refusal.detail }
  const sheet = { ...scoreSheet({ sportId, scores: scores.value, status }), ...told }
  const flaw = checkIncidents(sheet, told)
  return flaw ? { why: UNFIT[flaw] ?? `the sheet does not fit: ${flaw}` } : { sheet }
}

const UNFIT: Partial<Record<IncidentFlaw, string>> = {
  RETIRED: '"retired" is known in sports of sets only',
  SCHEDULED_INNINGS: '"scheduledInnings" is known in baseball only, from 5 to 9',
  MERCY_RULE: '"mercyRule" is known in baseball only',
}

type End = Pick<ScoreSheet, 'mercyRule' | 'retired' | 'walkover' | 'scheduledInnings'>

/** Reads how the match ended or was scheduled, if the sheet has more than scores. */
function readEnd(json: Readonly<Record<string, unknown>>): End | { readonly why: string } {
  const { mercyRule, retired, walkover, scheduledInnings } = json
  if (retired !== undefined && !isSide(retired)) return { why: '"retired" is neither "home" nor "away"' }
  const isWalkover = walkover === true || isSide(walkover)
  if (walkover !== undefined && walkover !== false && !isWalkover)
    return { why: '"walkover" is neither "home", "away" nor true' }
  if (scheduledInnings !== undefined && typeof scheduledInnings !== 'number')
    return { why: '"scheduledInnings" is no number' }
  return {
    ...(mercyRule === true && { mercyRule: true as const }),
    ...(retired !== undefined && { retired }),
    ...(isWalkover && { walkover: true as const }),
    ...(scheduledInnings !== undefined && { scheduledInnings }),
  }
}

const isSide = (value: unknown): value is 'home' | 'away' => value === 'home' || value === 'away'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function gapText(why: GradeGap, row: Row): string {
  switch (why.code) {
    case 'UNKNOWN_MARKET':
      return `unknown market ${row.marketId}`
    case 'MARKET_NOT_GRADED':
      return `the house does not grade market ${row.marketId} from a score sheet`
    case 'UNKNOWN_PICK':
      return `"${why.pick}" is no pick of market ${row.marketId}`
    case 'LINE_MISSING':
      return `market ${row.marketId} needs a line`
    case 'LINE_INVALID':
      return `market ${row.marketId} can't have the line ${row.line}`
    case 'NOT_DECIDED_YET':
      return 'not decided yet'
    case 'SHEET_LACKS':
      return `the sheet lacks the score that market ${row.marketId} looks at`
    case 'QUALIFIER_BY_HAND':
      return 'who qualifies is decided by more than this match, so a person has to say it'
    case 'SHEET_CONTRADICTS':
      return `the sheet contradicts itself: ${why.detail}`
    case 'END_IMPLAUSIBLE':
      return endText(why.end)
  }
}

const NOT_FINISHED = 'neither graded nor void: tell "retired", "walkover" or the right score'

function endText(end: EndFlaw): string {
  if (end.kind === 'match')
    return `no match ends at ${end.sets.home}-${end.sets.away} in sets; ${NOT_FINISHED}`
  return `set ${end.code} can't have ended ${end.score.home}-${end.score.away}; ${NOT_FINISHED}`
}

const csvLine = (cells: readonly string[]): string => cells.map(quoted).join(',')

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

process.exitCode = run(process.argv.slice(2))
