import { WITH_OVERTIME } from '#domain/sports/period-codes.ts'
import type { ImportedFile } from '../recorded-match.ts'
import { recordMatch } from '../recording.ts'
import { countDoubleHeaders } from './double-headers.ts'
import { gameDayKey, type KboOdds } from './kbo-odds.ts'
import { findLeague } from './leagues.ts'
import { findNameFault, type KoreanNames } from './participant-names.ts'
import { importRows, type RowReading, readTable, type SourceRow } from './source-row.ts'
import { instantAt, readDay, readScore, readTimeOfDay } from './source-value.ts'

const KBO_RECORDS = 'The Odds API (parkinyeop/LikeBetFair) and KBO results (acodeer/Opensource_project)'

const HOURS_AHEAD_IN_SEOUL = 9

/** The clubs' names in the result file, with those in the price lists. */
const CLUBS: Readonly<Record<string, string>> = {
  두산: 'Doosan Bears',
  한화: 'Hanwha Eagles',
  KT: 'KT Wiz',
  KIA: 'Kia Tigers',
  키움: 'Kiwoom Heroes',
  LG: 'LG Twins',
  롯데: 'Lotte Giants',
  NC: 'NC Dinos',
  SSG: 'SSG Landers',
  삼성: 'Samsung Lions',
}

/** True for the header of the KBO result file. */
export const isKboResultsHeader = (columns: readonly string[]): boolean =>
  ['date_kst', 'time_kst', 'home_team', 'cancelled', 'home_score'].every(column => columns.includes(column))

/** Imports results, with prices if a price list has the game. Cancelled games are skipped. */
export function importKboResults(
  file: string,
  text: string,
  prices: KboOdds,
  names: KoreanNames,
): ImportedFile {
  const gameOfDay = countDoubleHeaders()
  return importRows(file, readTable(text).rows, row => readMatch(row, prices, names, gameOfDay))
}

function readMatch(
  row: SourceRow,
  prices: KboOdds,
  names: KoreanNames,
  gameOfDay: ReturnType<typeof countDoubleHeaders>,
): RowReading {
  const nameFault = findNameFault(row.cell('home_team'), row.cell('away_team'))
  if (nameFault) return { why: nameFault }
  const [home, away] = [CLUBS[row.cell('home_team')], CLUBS[row.cell('away_team')]]
  const league = findLeague('KBO')
  if (!home || !away || !league)
    return { why: `unknown club "${row.cell('home_team')}, ${row.cell('away_team')}"` }
  const [day, minutes] = [readDay(row.cell('date_kst')), readTimeOfDay(row.cell('time_kst'))]
  if (!day || minutes === undefined)
    return { why: `bad date "${row.cell('date_kst')} ${row.cell('time_kst')}"` }
  const [finished, cancelled] = [row.cell('finished'), row.cell('cancelled')]
  if (cancelled === 'true' || finished === 'false') return undefined
  if (finished !== 'true' || cancelled !== 'false')
    return { why: `neither finished nor called off: "${finished}, ${cancelled}"` }
  const [homeScore, awayScore] = [readScore(row.cell('home_score')), readScore(row.cell('away_score'))]
  if (homeScore === undefined || awayScore === undefined) return { why: 'nonsense score' }
  const dayKey = gameDayKey(row.cell('date_kst'), home, away)
  const ordinal = gameOfDay(dayKey, row.cell('game_id'))
  return recordMatch(names, {
    origin: KBO_RECORDS,
    league,
    home,
    away,
    kickOff: instantAt(day, minutes, HOURS_AHEAD_IN_SEOUL),
    kickOffKnownTo: 'minute',
    gameOfDay: ordinal,
    // Price lists do not distinguish the games of a double header; they belong to the first one.
    markets: ordinal === 1 ? (prices.get(dayKey) ?? []) : [],
    scores: [{ code: WITH_OVERTIME, home: homeScore, away: awayScore }],
  })
}
