import { composedText } from '../composed-text.ts'
import { DAY, type Instant } from '../instant.ts'
import { parseSeoul } from '../korean-formats.ts'
import { searchWords } from '../search-text.ts'
import { findSport, type Sport, sportChoices } from '../sports/sports.ts'
import { type CsvRow, readCsv } from './csv-rows.ts'
import {
  neededColumns,
  noCells,
  OWN_LINES_MAX,
  type OwnCells,
  type OwnColumn,
  ownColumnKeys,
  ownColumns,
} from './own-columns.ts'
import type { OwnFault, OwnNote } from './own-faults.ko.ts'
import { isOwnName, OWN_NAME_MAX, type OwnMatch } from './own-match.ts'
import { type OwnLine, readOwnMarkets } from './read-own-markets.ts'

/** A match of the file: the cells as written, and the parsed match when it has no errors. */
export type OwnEntry = {
  readonly line: number
  readonly cells: OwnCells
  readonly match: OwnMatch | undefined
  readonly faults: readonly OwnFault[]
  readonly notes: readonly OwnNote[]
}

/** The parsed file. When `faults` (errors of the file as a whole) are present, there are no entries. */
export type OwnFile = { readonly entries: readonly OwnEntry[]; readonly faults: readonly OwnFault[] }

const START_AHEAD_MAX = 400 * DAY

const broken = (...faults: readonly OwnFault[]): OwnFile => ({ entries: [], faults })

/**
 * Parses a file of own fixtures. Each line is parsed as far as possible, so that all its errors are
 * reported at once.
 */
export function readOwnMatches(text: string, now: Instant): OwnFile {
  const table = readCsv(composedText(text))
  if (!table.ok) return broken(table.refusal)
  const [head, ...rows] = table.value
  if (!head || rows.length === 0) return broken({ line: 0, code: 'EMPTY' })
  if (rows.length > OWN_LINES_MAX) return broken({ line: 0, code: 'TOO_MANY_LINES' })
  const { columns, faults } = readHead(head)
  if (faults.length > 0) return broken(...faults)
  return { entries: gather(rows, columns).map(lines => readEntry(lines, now)), faults: [] }
}

const columnOf = new Map(ownColumnKeys.map(key => [searchWords(ownColumns[key]), key]))

function readHead({ line, cells }: CsvRow) {
  const faults: OwnFault[] = []
  const columns: (OwnColumn | undefined)[] = []
  for (const cell of withoutEmptyEnd(cells)) {
    const column = columnOf.get(searchWords(cell))
    if (column === undefined) faults.push({ line, code: 'COLUMN_UNKNOWN', value: cell.trim() })
    else if (columns.includes(column)) faults.push({ line, code: 'COLUMN_TWICE', value: ownColumns[column] })
    columns.push(column)
  }
  for (const column of neededColumns)
    if (!columns.includes(column)) faults.push({ line, code: 'COLUMN_MISSING', value: ownColumns[column] })
  return { columns, faults }
}

/** Spreadsheets write empty columns after the last one. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex(cell => cell.trim() !== '')
  return cells.slice(0, last + 1)
}

type RawLine = OwnLine & { readonly tooMany: boolean }
type RawMatch = readonly [RawLine, ...RawLine[]]

const isBare = (cells: OwnCells): boolean =>
  [...neededColumns, 'country' as const].every(column => cells[column] === '')

/** Groups the lines by match: a line without a match adds market lines to the match above it. */
function gather(rows: readonly CsvRow[], columns: readonly (OwnColumn | undefined)[]): RawMatch[] {
  const matches: [RawLine, ...RawLine[]][] = []
  for (const { line, cells: raw } of rows) {
    const said = Object.fromEntries(
      columns.flatMap((column, at) => (column ? [[column, (raw[at] ?? '').trim()]] : [])),
    )
    const one = {
      line,
      cells: { ...noCells, ...said },
      tooMany: withoutEmptyEnd(raw).length > columns.length,
    }
    const above = matches.at(-1)
    if (above && isBare(one.cells)) above.push(one)
    else matches.push([one])
  }
  return matches
}

function readEntry(lines: RawMatch, now: Instant): OwnEntry {
  const [{ line, cells }] = lines
  const faults: OwnFault[] = lines
    .filter(({ tooMany }) => tooMany)
    .map((one): OwnFault => ({ line: one.line, code: 'TOO_MANY_CELLS' }))
  if (isBare(cells)) {
    return {
      line,
      cells,
      match: undefined,
      faults: [...faults, { line, code: 'CONTINUES_NOTHING' }],
      notes: [],
    }
  }
  faults.push(...nameFaults(line, cells))
  const sport = readSport(cells.sport)
  if (cells.sport !== '' && !sport)
    faults.push({ line, column: 'sport', code: 'SPORT_UNKNOWN', value: cells.sport })
  const startsAt = readStart(cells.start)
  faults.push(...startFaults(line, cells.start, startsAt, now))
  const found = sport && readOwnMarkets(sport.id, lines)
  faults.push(...(found?.faults ?? []))
  const notes = found?.notes ?? []
  if (faults.length > 0 || !sport || !found || startsAt === undefined)
    return { line, cells, match: undefined, faults: faults.toSorted((a, b) => a.line - b.line), notes }
  const { league, country, home, away } = cells
  const { markets } = found
  return {
    line,
    cells,
    match: { line, sportId: sport.id, league, country, home, away, startsAt, markets },
    faults,
    notes,
  }
}

function nameFaults(line: number, cells: OwnCells): OwnFault[] {
  const faults = (['sport', 'league', 'home', 'away', 'start'] as const).flatMap((column): OwnFault[] =>
    cells[column] === '' ? [{ line, column, code: 'CELL_MISSING' }] : [],
  )
  for (const column of ['league', 'home', 'away'] as const) {
    const name = cells[column]
    if (name === '') continue
    if ([...name].length > OWN_NAME_MAX)
      faults.push({ line, column, code: 'NAME_LONG', value: String(OWN_NAME_MAX) })
    else if (!isOwnName(name)) faults.push({ line, column, code: 'NAME_UNSEEN' })
  }
  if (cells.home !== '' && searchWords(cells.home) === searchWords(cells.away))
    faults.push({ line, column: 'away', code: 'NAMES_EQUAL' })
  return faults
}

const sportByWord = new Map(
  sportChoices.flatMap(({ id }) => {
    const sport = findSport(id)
    return sport
      ? [sport.korean, sport.english, String(id)].map(word => [searchWords(word), sport] as const)
      : []
  }),
)

/** Finds a sport by its Korean or English name. */
export const readSport = (text: string): Sport | undefined => sportByWord.get(searchWords(text))

/** Parses "2026-11-25 19:30" as Seoul time; also the spreadsheet form "2026. 11. 25 9:30:00". */
function readStart(text: string): Instant | undefined {
  const match = /^(\d{4})[-./] ?(\d{1,2})[-./] ?(\d{1,2})\.?[ T]+(\d{1,2}):(\d{2})(?::00)?$/.exec(text)
  if (!match) return undefined
  const [, year, month = '', day = '', hour = '', minute] = match
  return parseSeoul(`${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}`)
}

const two = (digits: string): string => digits.padStart(2, '0')

function startFaults(line: number, text: string, startsAt: Instant | undefined, now: Instant): OwnFault[] {
  if (text === '') return []
  const fault = (code: 'START_FORM' | 'START_PAST' | 'START_FAR'): OwnFault[] => [
    { line, column: 'start', code, value: text },
  ]
  if (startsAt === undefined) return fault('START_FORM')
  if (startsAt <= now) return fault('START_PAST')
  return startsAt > now + START_AHEAD_MAX ? fault('START_FAR') : []
}
