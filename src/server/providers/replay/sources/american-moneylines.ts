import { WITH_OVERTIME, WITH_SHOOT_OUT } from '#domain/sports/period-codes.ts'
import { ICE_HOCKEY } from '#domain/sports/sports.ts'
import type { ImportedFile } from '../recorded-match.ts'
import { recordMatch, recordSteadyMarket, WINNER_2_WAY, WINNER_WITH_OVERTIME } from '../recording.ts'
import { findLeague, type League } from './leagues.ts'
import { findNameFault, type KoreanNames } from './participant-names.ts'
import { importRows, type RowReading, readTable, type SourceRow } from './source-row.ts'
import { instantAt, readDay, readDecimalPrice, readScore } from './source-value.ts'

const ODDSPORTAL = 'OddsPortal averages (davidxia3/sports_probabilistic_predictions)'

/** One file format serves several leagues; the URL in each row says which. */
const LEAGUE_BY_PATH: readonly (readonly [path: RegExp, code: string])[] = [
  [/\/basketball\/usa\/nba/, 'NBA'],
  [/\/hockey\/usa\/nhl/, 'NHL'],
  [/\/american-football\/usa\/nfl/, 'NFL'],
]

/** True for the header of the NBA, NHL and NFL files. */
export const isAmericanMoneylineHeader = (columns: readonly string[]): boolean =>
  ['date', 'home_team', 'home_odds_decimal', 'away_odds_decimal', 'source_url'].every(column =>
    columns.includes(column),
  )

/** Imports average moneylines (including overtime) with final scores; only the day is known. */
export function importAmericanMoneylines(file: string, text: string, names: KoreanNames): ImportedFile {
  return importRows(file, readTable(text).rows, row => readMatch(row, names))
}

function readMatch(row: SourceRow, names: KoreanNames): RowReading {
  const [home, away] = [row.cell('home_team'), row.cell('away_team')]
  const nameFault = findNameFault(home, away)
  if (nameFault) return { why: nameFault }
  const day = readDay(row.cell('date'))
  if (!day) return { why: `bad date "${row.cell('date')}"` }
  const league = findLeagueOf(row)
  if (!league) return { why: `unknown league of "${row.cell('source_url')}"` }
  const scores = [readScore(row.cell('home_score')), readScore(row.cell('away_score'))] as const
  if (scores[0] === undefined || scores[1] === undefined) return { why: 'nonsense score' }
  const isHockey = league.sportId === ICE_HOCKEY
  const winner = recordSteadyMarket(isHockey ? WINNER_WITH_OVERTIME : WINNER_2_WAY, undefined, [
    ['1', readDecimalPrice(row.cell('home_odds_decimal'))],
    ['2', readDecimalPrice(row.cell('away_odds_decimal'))],
  ])
  if (!winner) return { why: 'missing price of home or away' }
  return recordMatch(names, {
    origin: ODDSPORTAL,
    league,
    home,
    away,
    kickOff: instantAt(day, 0, 0),
    kickOffKnownTo: 'day',
    markets: [winner],
    scores: [{ code: isHockey ? WITH_SHOOT_OUT : WITH_OVERTIME, home: scores[0], away: scores[1] }],
  })
}

function findLeagueOf(row: SourceRow): League | undefined {
  const address = row.cell('source_url')
  const code = LEAGUE_BY_PATH.find(([path]) => path.test(address))?.[1]
  return code === undefined ? undefined : findLeague(code)
}
