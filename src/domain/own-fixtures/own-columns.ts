import { DAY, type Instant, instant } from '../instant.ts'
import { seoulDay } from '../korean-formats.ts'
import { csvRow } from './csv-rows.ts'

/** Columns of the own-fixtures file in the order of the template; any order is accepted. */
export const ownColumns = {
  sport: '종목',
  league: '리그',
  country: '국가',
  home: '홈',
  away: '원정',
  start: '시작',
  homeWin: '홈승',
  draw: '무',
  awayWin: '원정승',
  handicap: '핸디캡',
  handicapHome: '핸디캡홈',
  handicapAway: '핸디캡원정',
  total: '기준점',
  over: '오버',
  under: '언더',
} as const
export type OwnColumn = keyof typeof ownColumns

export const ownColumnKeys = Object.keys(ownColumns) as readonly OwnColumn[]

/** Columns that identify the match. */
export const neededColumns: readonly OwnColumn[] = ['sport', 'league', 'home', 'away', 'start']

/** Cells of a row; a missing column is empty. */
export type OwnCells = Readonly<Record<OwnColumn, string>>

export const noCells: OwnCells = {
  sport: '',
  league: '',
  country: '',
  home: '',
  away: '',
  start: '',
  homeWin: '',
  draw: '',
  awayWin: '',
  handicap: '',
  handicapHome: '',
  handicapAway: '',
  total: '',
  over: '',
  under: '',
}

/** Maximum number of lines and bytes in one upload. */
export const OWN_LINES_MAX = 2_000
export const OWN_BYTES_MAX = 1024 * 1024

/** Writes a file from rows, with a header. */
export const ownTable = (lines: readonly OwnCells[]): string =>
  [ownColumnKeys.map(key => ownColumns[key]), ...lines.map(line => ownColumnKeys.map(key => line[key]))]
    .map(csvRow)
    .join('')

/** A sample file: a match for each kind of main market, and a line that adds to the match above it. */
export function ownTemplate(now: Instant): string {
  const day = seoulDay(instant(now + DAY))
  return ownTable([
    {
      ...noCells,
      ...{ sport: '축구', league: '한판 컵', country: '대한민국', home: '서울 한판', away: '부산 한판' },
      ...{ start: `${day} 19:30`, homeWin: '1.85', draw: '3.40', awayWin: '4.20' },
      ...{ handicap: '-0.5', handicapHome: '1.87', handicapAway: '1.93' },
      ...{ total: '2.5', over: '1.90', under: '1.90' },
    },
    {
      ...noCells,
      ...{ handicap: '-1.5', handicapHome: '3.10', handicapAway: '1.34' },
      ...{ total: '3.5', over: '3.20', under: '1.33' },
    },
    {
      ...noCells,
      ...{ sport: '야구', league: 'KBO', home: 'LG 트윈스', away: '두산 베어스', start: `${day} 18:30` },
      ...{ homeWin: '1.72', awayWin: '2.05', total: '8.5', over: '1.90', under: '1.90' },
    },
  ])
}
