import { FIRST_HALF, FULL_TIME } from '#domain/sports/period-codes.ts'
import type { ImportedFile, RecordedMarket, RecordedScore } from '../recorded-match.ts'
import {
  HANDICAP,
  recordMarket,
  recordMatch,
  recordSteadyMarket,
  UNDER_OVER,
  WINNER_3_WAY,
} from '../recording.ts'
import { findLeague, type League } from './leagues.ts'
import { findNameFault, type KoreanNames } from './participant-names.ts'
import { importRows, type RowReading, readTable, type SourceRow } from './source-row.ts'
import {
  britishInstant,
  isHandicapOf,
  readDay,
  readDecimalPrice,
  readLine,
  readScore,
  readTimeOfDay,
} from './source-value.ts'

const FOOTBALL_DATA = 'football-data.co.uk'

/** Kick-off for old files without a time: three in the afternoon. */
const USUAL_KICK_OFF = 15 * 60

/** Averages first, then their oldest names, then single bookmakers; opening and closing of the same source. */
const BOOKS = [
  { open: 'Avg', close: 'AvgC' },
  { open: 'BbAv', close: '' },
  { open: 'PS', close: 'PSC' },
  { open: 'B365', close: 'B365C' },
] as const satisfies readonly Book[]

/** Opening, closing, and the opening's name in old files. */
const HANDICAP_LINES = ['AHh', 'AHCh', 'BbAHh']

/** Columns that every season file has, with their names in the files that contain all seasons of a country. */
const IN_ALL_SEASONS: Readonly<Record<string, string>> = {
  Date: 'Date',
  HomeTeam: 'Home',
  AwayTeam: 'Away',
  FTHG: 'HG',
  FTAG: 'AG',
  FTR: 'Res',
}

/** True for the header of a season file of football-data.co.uk, of any season. */
export const isFootballDataHeader = (columns: readonly string[]): boolean =>
  Object.keys(IN_ALL_SEASONS).every(column => column === 'FTR' || columns.includes(column))

/** True for the header of a file that contains all seasons of a country outside the main leagues. */
export const isAllSeasonsHeader = (columns: readonly string[]): boolean =>
  ['Country', ...Object.values(IN_ALL_SEASONS)].every(column => columns.includes(column))

/** Countries of which these files contain one league that the site lists. */
const LEAGUE_OF_COUNTRY: Readonly<Record<string, string>> = { China: 'CN1', Japan: 'J1', USA: 'MLS' }

/** Imports a season file. Matches without a result are skipped; invalid rows are reported. */
export function importFootballData(file: string, text: string, names: KoreanNames): ImportedFile {
  return importRows(file, readTable(text, { padded: true }).rows, row =>
    readMatch(row, names, { hasHalfTime: true }),
  )
}

/** Imports a file with all seasons of a country. It has no half-time scores, and only 1X2 prices. */
export function importAllSeasons(file: string, text: string, names: KoreanNames): ImportedFile {
  return importRows(file, readTable(text, { padded: true }).rows, row => {
    const league = LEAGUE_OF_COUNTRY[row.cell('Country')] ?? 'FOOTBALL'
    const cell = (column: string) => (column === 'Div' ? league : row.cell(IN_ALL_SEASONS[column] ?? column))
    return readMatch({ ...row, cell }, names, { hasHalfTime: false })
  })
}

type Layout = { readonly hasHalfTime: boolean }

function readMatch(row: SourceRow, names: KoreanNames, layout: Layout): RowReading {
  const [home, away] = [row.cell('HomeTeam'), row.cell('AwayTeam')]
  const nameFault = findNameFault(home, away)
  if (nameFault) return { why: nameFault }
  const day = readDay(row.cell('Date'))
  if (!day) return { why: `bad date "${row.cell('Date')}"` }
  const timeOfDay = readTimeOfDay(row.cell('Time'))
  if (row.cell('Time') && timeOfDay === undefined) return { why: `bad time "${row.cell('Time')}"` }
  const scores = readScores(row, layout)
  if (!scores) return undefined
  if ('why' in scores) return scores
  const winner = winnerMarket(row)
  if (!winner) return { why: 'missing price of home, draw or away' }
  const league = findLeagueOf(row)
  if (!league) return { why: `unknown league "${row.cell('Div')}"` }
  const handicap = HANDICAP_LINES.map(column => row.cell(column)).find(
    cell => cell && !isHandicapOf(league.sportId, readLine(cell)),
  )
  if (handicap) return { why: `nonsense handicap "${handicap}"` }
  return recordMatch(names, {
    origin: FOOTBALL_DATA,
    league,
    home,
    away,
    kickOff: britishInstant(day, timeOfDay ?? USUAL_KICK_OFF),
    kickOffKnownTo: timeOfDay === undefined ? 'day' : 'minute',
    markets: [winner, totalMarket(row), handicapMarket(row)],
    scores,
  })
}

/** For files without a league column, the matches go to "other football". */
const findLeagueOf = (row: SourceRow): League | undefined => findLeague(row.cell('Div') || 'FOOTBALL')

type ReadScores = readonly RecordedScore[] | { readonly why: string } | undefined

/** The scores of a match; undefined if not played yet; a reason if they contradict. */
function readScores(row: SourceRow, { hasHalfTime }: Layout): ReadScores {
  if (!row.cell('FTHG') && !row.cell('FTAG')) return row.cell('FTR') ? { why: 'no final score' } : undefined
  const [home, away] = [readScore(row.cell('FTHG')), readScore(row.cell('FTAG'))]
  const nonsense = `nonsense score "${row.cell('FTHG')}-${row.cell('FTAG')}"`
  if (home === undefined || away === undefined || home > 30 || away > 30) return { why: nonsense }
  const full = { code: FULL_TIME, home, away }
  const scores = hasHalfTime ? withHalfTime(row, full) : [full]
  if ('why' in scores) return scores
  const winner = home > away ? 'H' : home < away ? 'A' : 'D'
  if (row.cell('FTR') && row.cell('FTR') !== winner)
    return { why: `result "${row.cell('FTR')}" against score` }
  return scores
}

function withHalfTime(
  row: SourceRow,
  full: RecordedScore,
): readonly RecordedScore[] | { readonly why: string } {
  const [home, away] = [readScore(row.cell('HTHG')), readScore(row.cell('HTAG'))]
  if (home === undefined || away === undefined) return { why: 'no half-time score (awarded match?)' }
  if (home > full.home || away > full.away) return { why: 'half-time score above the final score' }
  return [{ code: FIRST_HALF, home, away }, full]
}

type Book = { readonly open: string; readonly close: string }

/** One source uses a longer name for its 1X2 than for totals and handicaps. */
const lineColumns = ({ open, close }: Book): Book =>
  open === 'PS' ? { open: 'P', close: 'PC' } : { open, close }

/** A bookmaker's opening and closing prices of some picks, by column suffix. */
const pricesOf = (
  row: SourceRow,
  { open, close }: Book,
  sides: readonly (readonly [pick: string, column: string])[],
) =>
  sides.map(([pick, column]) => ({
    pick,
    opening: readDecimalPrice(row.cell(open + column)),
    closing: close ? readDecimalPrice(row.cell(close + column)) : undefined,
  }))

const winnerMarket = (row: SourceRow): RecordedMarket | undefined =>
  firstOf(book => {
    const prices = pricesOf(row, book, [
      ['1', 'H'],
      ['X', 'D'],
      ['2', 'A'],
    ])
    return recordMarket(WINNER_3_WAY, undefined, prices)
  })

const totalMarket = (row: SourceRow): RecordedMarket | undefined =>
  firstOf(book => {
    const prices = pricesOf(row, lineColumns(book), [
      ['Over', '>2.5'],
      ['Under', '<2.5'],
    ])
    return recordMarket(UNDER_OVER, readLine('2.5'), prices)
  })

/** The closing line with its prices; opening prices only if the opening line was the same. */
function handicapMarket(row: SourceRow): RecordedMarket | undefined {
  const opened = readLine(row.cell('AHh') || row.cell('BbAHh'))
  const closed = readLine(row.cell('AHCh'))
  return firstOf(book => {
    const { open, close } = lineColumns(book)
    const opening = opened === undefined ? undefined : pair(row, open)
    const closing = closed === undefined || !close ? undefined : pair(row, close)
    if (!closing) return opening ? recordSteadyMarket(HANDICAP, opened, opening) : undefined
    if (opened !== closed || !opening) return recordSteadyMarket(HANDICAP, closed, closing)
    return recordMarket(HANDICAP, closed, [
      { pick: '1', opening: opening[0][1], closing: closing[0][1] },
      { pick: '2', opening: opening[1][1], closing: closing[1][1] },
    ])
  })
}

function pair(row: SourceRow, book: string) {
  const home = readDecimalPrice(row.cell(`${book}AHH`))
  const away = readDecimalPrice(row.cell(`${book}AHA`))
  return home && away
    ? ([
        ['1', home],
        ['2', away],
      ] as const)
    : undefined
}

function firstOf(make: (book: Book) => RecordedMarket | undefined) {
  for (const book of BOOKS) {
    const market = make(book)
    if (market) return market
  }
  return undefined
}
