import { WITH_OVERTIME } from '#domain/sports/period-codes.ts'
import type { ImportedFile, RecordedMarket } from '../recorded-match.ts'
import {
  HANDICAP,
  recordMarket,
  recordMatch,
  recordSteadyMarket,
  recordUnderOnlyTotal,
  WINNER_2_WAY,
} from '../recording.ts'
import { countDoubleHeaders } from '../sources/double-headers.ts'
import { findLeague, type League } from '../sources/leagues.ts'
import { findNameFault, type KoreanNames } from '../sources/participant-names.ts'
import { importRows, type RowReading, readTable, type SourceRow } from '../sources/source-row.ts'
import {
  instantAt,
  isTotalOf,
  readAmericanPrice,
  readDay,
  readLine,
  readScore,
} from '../sources/source-value.ts'

const SPORTSBOOK_REVIEW = 'sportsbookreviewsonline.com (pwu97/bettingtools)'

/** True for the header of the MLB file with opening and closing lines. */
export const isBaseballLinesHeader = (columns: readonly string[]): boolean =>
  ['away_open_ml', 'home_close_ml', 'home_run_line', 'close_ou_line'].every(column =>
    columns.includes(column),
  )

/** Imports moneyline (opening, closing), run line and total with the final score; extra innings count. */
export function importBaseballLines(file: string, text: string, names: KoreanNames): ImportedFile {
  const gameOfDay = countDoubleHeaders()
  return importRows(file, readTable(text).rows, row => readMatch(row, names, gameOfDay))
}

function readMatch(
  row: SourceRow,
  names: KoreanNames,
  gameOfDay: ReturnType<typeof countDoubleHeaders>,
): RowReading {
  const [home, away] = [row.cell('home_name'), row.cell('away_name')]
  const nameFault = findNameFault(home, away)
  if (nameFault) return { why: nameFault }
  const league = findLeague('MLB')
  if (!league) return { why: 'unknown league "MLB"' }
  const day = readDay(row.cell('date'))
  if (!day) return { why: `bad date "${row.cell('date')}"` }
  const [homeScore, awayScore] = [readScore(row.cell('home_score')), readScore(row.cell('away_score'))]
  if (homeScore === undefined || awayScore === undefined) return { why: 'nonsense score' }
  if (homeScore === awayScore) return { why: 'level score (suspended game)' }
  const nonsense = findNonsense(row, league)
  if (nonsense) return { why: nonsense }
  const winner = moneyline(row)
  if (!winner) return { why: 'missing price of home or away' }
  return recordMatch(names, {
    origin: SPORTSBOOK_REVIEW,
    league,
    home,
    away,
    gameOfDay: gameOfDay(`${row.cell('date')}|${home}|${away}`, row.cell('game')),
    kickOff: instantAt(day, 0, 0),
    kickOffKnownTo: 'day',
    markets: [winner, runLine(row), total(row)],
    scores: [{ code: WITH_OVERTIME, home: homeScore, away: awayScore }],
  })
}

const PRICES = [
  ...['away_open_ml', 'home_open_ml', 'away_close_ml', 'home_close_ml'],
  ...['away_run_line_odds', 'home_run_line_odds', 'open_ou_odds', 'close_ou_odds'],
]

/**
 * Returns why a row is invalid: in a few rows of 2018 the total column contains a price, and an under of 104 runs could
 * not lose.
 */
function findNonsense(row: SourceRow, { sportId }: League): string | undefined {
  const price = PRICES.find(column => row.cell(column) && !readAmericanPrice(row.cell(column)))
  if (price) return `nonsense price "${row.cell(price)}"`
  const total = ['open_ou_line', 'close_ou_line'].find(
    column => row.cell(column) && !isTotalOf(sportId, readLine(row.cell(column))),
  )
  return total && `nonsense total "${row.cell(total)}"`
}

const moneyline = (row: SourceRow): RecordedMarket | undefined =>
  recordMarket(
    WINNER_2_WAY,
    undefined,
    (
      [
        ['1', 'home'],
        ['2', 'away'],
      ] as const
    ).map(([pick, side]) => ({
      pick,
      opening: readAmericanPrice(row.cell(`${side}_open_ml`)),
      closing: readAmericanPrice(row.cell(`${side}_close_ml`)),
    })),
  )

function runLine(row: SourceRow): RecordedMarket | undefined {
  const line = readLine(row.cell('home_run_line'))
  if (line === undefined) return undefined
  return recordSteadyMarket(HANDICAP, line, [
    ['1', readAmericanPrice(row.cell('home_run_line_odds'))],
    ['2', readAmericanPrice(row.cell('away_run_line_odds'))],
  ])
}

/**
 * The closing total; its opening price only if the opening line was the same. The file does not say which side's price
 * it contains: over all games the results fit the under (docs/data-origin.md).
 */
function total(row: SourceRow): RecordedMarket | undefined {
  const line = readLine(row.cell('close_ou_line'))
  const closing = readAmericanPrice(row.cell('close_ou_odds'))
  const isSameLine = line === readLine(row.cell('open_ou_line'))
  return recordUnderOnlyTotal(
    line,
    isSameLine ? readAmericanPrice(row.cell('open_ou_odds')) : closing,
    closing,
  )
}
