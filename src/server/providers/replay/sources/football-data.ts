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

/** Kick-off that stands in where the old files hold no time: three in the afternoon. */
const USUAL_KICK_OFF = 15 * 60

/** Averages first, then the oldest names of them, then single bookmakers; opening and closing of one hand. */
const BOOKS = [
  { open: 'Avg', close: 'AvgC' },
  { open: 'BbAv', close: '' },
  { open: 'PS', close: 'PSC' },
  { open: 'B365', close: 'B365C' },
] as const satisfies readonly Book[]

/** Opening, closing, and what the opening one was called in old files. */
const HANDICAP_LINES = ['AHh', 'AHCh', 'BbAHh']

/** True for the header of a season file of football-data.co.uk, of whatever season. */
export const isFootballDataHeader = (columns: readonly string[]): boolean =>
  ['Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG'].every(column => columns.includes(column))

/** Imports a season file. A match without a result is passed over; a wrong row is reported. */
export function importFootballData(file: string, text: string, names: KoreanNames): ImportedFile {
  return importRows(file, readTable(text, { padded: true }).rows, row => readMatch(row, names))
}

function readMatch(row: SourceRow, names: KoreanNames): RowReading {
  const [home, away] = [row.cell('HomeTeam'), row.cell('AwayTeam')]
  const nameFault = findNameFault(home, away)
  if (nameFault) return { why: nameFault }
  const day = readDay(row.cell('Date'))
  if (!day) return { why: `bad date "${row.cell('Date')}"` }
  const timeOfDay = readTimeOfDay(row.cell('Time'))
  if (row.cell('Time') && timeOfDay === undefined) return { why: `bad time "${row.cell('Time')}"` }
  const scores = readScores(row)
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

/** Files without a league column exist; their matches are listed under "other football". */
const findLeagueOf = (row: SourceRow): League | undefined => findLeague(row.cell('Div') || 'FOOTBALL')

/** Half-time and full-time score; undefined when not played yet; a reason when they cannot both be true. */
function readScores(row: SourceRow): readonly RecordedScore[] | { readonly why: string } | undefined {
  if (!row.cell('FTHG') && !row.cell('FTAG')) return row.cell('FTR') ? { why: 'no final score' } : undefined
  const [home, away] = [readScore(row.cell('FTHG')), readScore(row.cell('FTAG'))]
  const nonsense = `nonsense score "${row.cell('FTHG')}-${row.cell('FTAG')}"`
  if (home === undefined || away === undefined || home > 30 || away > 30) return { why: nonsense }
  const [halfHome, halfAway] = [readScore(row.cell('HTHG')), readScore(row.cell('HTAG'))]
  if (halfHome === undefined || halfAway === undefined) return { why: 'no half-time score (awarded match?)' }
  if (halfHome > home || halfAway > away) return { why: 'half-time score above the final score' }
  const winner = home > away ? 'H' : home < away ? 'A' : 'D'
  if (row.cell('FTR') && row.cell('FTR') !== winner)
    return { why: `result "${row.cell('FTR')}" against score` }
  return [
    { code: FIRST_HALF, home: halfHome, away: halfAway },
    { code: FULL_TIME, home, away },
  ]
}

type Book = { readonly open: string; readonly close: string }

/** The 1X2 of one source stands under a longer name than its totals and handicaps. */
const lineColumns = ({ open, close }: Book): Book =>
  open === 'PS' ? { open: 'P', close: 'PC' } : { open, close }

/** A book's opening and closing prices of some picks, each by the end of its column's name. */
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

/** The closing line with its prices; opening prices only where the opening line was the same. */
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
