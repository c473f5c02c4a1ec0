import { expect, test } from 'vitest'
import { describeRejection } from '../recorded-match.ts'
import { importRecordedTable, writeRecordedTable } from '../recorded-table.ts'
import { importFiles } from './import-files.ts'
import { NO_KOREAN_NAMES } from './participant-names.ts'

const importText = (text: string) => importFiles([{ name: 'f', text }], NO_KOREAN_NAMES)

const MONEYLINES =
  'date,season_end,season_type,home_team,away_team,home_score,away_score,home_ml_american,away_ml_american,home_odds_decimal,away_odds_decimal,source_url'

test('distinguishes NBA, NHL and NFL rows by their page and grades them with overtime', () => {
  const row = (path: string) =>
    `2022-10-18,2023,Regular,Alpha,Beta,123,109,-312,247,1.3205,3.4700,https://x/${path}-2022/alpha-beta/`
  const { matches } = importText(
    [MONEYLINES, row('basketball/usa/nba'), row('hockey/usa/nhl'), row('american-football/usa/nfl')].join(
      '\n',
    ),
  )
  expect(
    matches.map(match => [match.league.code, match.markets[0]?.marketTypeId, match.scores[0]?.code]),
  ).toEqual([
    ['NBA', 52, 101],
    ['NHL', 226, 102],
    ['NFL', 52, 101],
  ])
  expect(matches[0]?.markets[0]?.outcomes).toEqual([
    { pick: '1', opening: 132, closing: 132 },
    { pick: '2', opening: 347, closing: 347 },
  ])
})

const BASEBALL =
  'date,game,away_abbrev,home_abbrev,away_name,home_name,away_score,home_score,away_open_ml,home_open_ml,away_close_ml,home_close_ml,away_run_line,home_run_line,away_run_line_odds,home_run_line_odds,open_ou_line,open_ou_odds,close_ou_line,close_ou_odds'

test('keeps MLB double headers separate, and marks a total with one price as derived', () => {
  const row = (game: number, score: string) =>
    `2018-07-09,${game},A,B,Away,Home,${score},-175,155,-200,175,-1.5,1.5,-125,105,8,-115,8,100`
  const { matches, rejected } = importText(
    [BASEBALL, row(1, '8,4'), row(2, '1,2'), row(2, '1,2'), row(3, '3,3')].join('\n'),
  )
  expect(rejected.map(describeRejection)).toEqual([
    'f:4: duplicate match',
    'f:5: level score (suspended game)',
  ])
  expect(matches.map(match => match.key.split('|').slice(4))).toEqual([[], ['2']])
  expect(matches[0]?.markets).toMatchObject([
    {
      marketTypeId: 52,
      outcomes: [
        { opening: 255, closing: 275 },
        { opening: 157, closing: 150 },
      ],
    },
    { marketTypeId: 3, line: 150, outcomes: [{ closing: 205 }, { closing: 180 }] },
    {
      marketTypeId: 2,
      line: 800,
      derived: true,
      outcomes: [{}, { pick: 'Under', opening: 186, closing: 200 }],
    },
  ])
})

test('reports and drops an MLB row with shifted cells', () => {
  const row = (moneylines: string, totals: string) =>
    `2018-05-07,510,DET,TEX,Detroit Tigers,Texas Rangers,6,7,-125,110,${moneylines},1.5,-1.5,-210,176,${totals}`
  const { matches, rejected } = importText(
    [
      BASEBALL,
      row('-219.5,9.5', '9.5,-110,104,-110'),
      row('-120,8', '8,-110,101,-110'),
      row('-120,108', '9.5,-110,104,-110'),
      row('-120,108', '9.5,-110,30,-110'),
    ].join('\n'),
  )
  expect(rejected.map(describeRejection)).toEqual([
    'f:2: nonsense price "-219.5"',
    'f:3: nonsense price "8"',
    'f:4: nonsense total "104"',
  ])
  expect(matches).toHaveLength(1)
})

test('reports and drops a recorded row with an impossible total', () => {
  const table = (total: number) =>
    `league\tutc\thome\taway\t101\t2.line\t2=Under\t52=1\t52=2\nMLB\t2018-06-09\tA\tB\t4-6\t${total}\t190\t220\t174\n`
  expect(importText(table(102_00)).rejected.map(describeRejection)).toEqual(['f:2: nonsense total "10200"'])
  expect(importText(table(8_50)).matches).toHaveLength(1)
})

test('reports and drops a recorded row with an impossible handicap', () => {
  const table = (handicap: number) =>
    `league\tutc\thome\taway\t100\t3.line\t3=1\t3=2\nE0\t2024-08-16\tA\tB\t1-0\t${handicap}\t190\t190\n`
  expect(importText(table(99_00)).rejected.map(describeRejection)).toEqual(['f:2: nonsense handicap "9900"'])
  expect(importText(table(-75)).matches).toHaveLength(1)
})

test('averages KBO prices before the start, and finds the result by Korean day and club', () => {
  const market = (
    key: string,
    at: string,
    first: number,
    second: number,
    names = ['LG Twins', 'NC Dinos'],
  ) => ({
    key,
    last_update: at,
    outcomes: [
      { name: names[1], price: second, ...(key === 'totals' ? { point: 9 } : {}) },
      { name: names[0], price: first, ...(key === 'totals' ? { point: 9 } : {}) },
    ],
  })
  const game = (bookmaker: string, markets: unknown[]) => ({
    sport: 'baseball_kbo',
    home_team: 'LG Twins',
    away_team: 'NC Dinos',
    commence_time: '2025-06-17T09:30:00.000Z',
    bookmakers: [{ key: bookmaker, markets }],
  })
  const prices = JSON.stringify([
    game('one', [
      market('h2h', '2025-06-17T07:00:00Z', 1.8, 2),
      market('totals', '2025-06-17T07:00:00Z', 1.9, 1.8, ['Over', 'Under']),
    ]),
    game('one', [market('h2h', '2025-06-17T09:00:00Z', 1.7, 2.1)]),
    game('two', [market('h2h', '2025-06-17T08:00:00Z', 1.9, 1.9)]),
    game('two', [market('h2h', '2025-06-17T09:31:00Z', 1.01, 15)]),
  ])
  const results = [
    'game_id,date_kst,time_kst,stadium,away_team,home_team,finished,cancelled,away_score,home_score,away_pitcher,home_pitcher',
    '250617_3,2025-06-17,18:30,잠실,NC,LG,true,false,6,2,라일리,에르난데스',
    '250613_1,2025-06-13,18:30,대구,KT,삼성,false,true,,,,',
    '250614_1,2025-06-14,17:00,창원,KIA,없음,true,false,9,8,양현종,신영우',
  ].join('\n')
  const { matches, rejected } = importFiles(
    [
      { name: 'results', text: results },
      { name: 'prices', text: prices },
    ],
    NO_KOREAN_NAMES,
  )
  expect(rejected.map(describeRejection)).toEqual(['results:4: unknown club "없음, KIA"'])
  expect(matches).toMatchObject([
    {
      key: 'KBO|2025-06-17|LG Twins|NC Dinos',
      markets: [
        {
          marketTypeId: 52,
          outcomes: [
            { opening: 185, closing: 180 },
            { opening: 195, closing: 200 },
          ],
        },
        { marketTypeId: 2, line: 900, outcomes: [{ pick: 'Over', closing: 190 }, { pick: 'Under' }] },
      ],
      scores: [{ code: 101, home: 2, away: 6 }],
    },
  ])
})

test('reports invalid KBO lines, and skips only postponed and unplayed games', () => {
  const { matches, rejected } = importText(
    [
      'game_id,date_kst,time_kst,stadium,away_team,home_team,finished,cancelled,away_score,home_score',
      '250613_1,2025-06-13,18:30,대구,KT,삼성,false,true,,',
      '250614_1,2025-06-14,18:30,대구,KT,삼성,false,false,,',
      'zzz',
      '',
      '250617_9,bad',
      ',,,,,,,,,',
      '250614_2,2025-06-14,18:30,대구,KT,삼성,yes,false,1,2',
      '250615_1,2025-06-15,18:30,대구,KT,KT,true,false,1,2',
      '250616_1,2025-06-16,18:30,대구,KT,삼성,true,false,1,2',
    ].join('\n'),
  )
  expect(rejected.map(describeRejection)).toEqual([
    'f:4: blank team name',
    'f:6: blank team name',
    'f:7: no cell is filled',
    'f:8: neither finished nor called off: "yes, false"',
    'f:9: a team against itself',
  ])
  expect(matches.map(match => match.key)).toEqual(['KBO|2025-06-16|Samsung Lions|KT Wiz'])
})

test('reports American rows of delimiters only, and impossible team names, in every layout', () => {
  const moneyline = (home: string) =>
    `2022-10-18,2023,Regular,${home},Beta,123,109,-312,247,1.3205,3.4700,https://x/basketball/usa/nba-2022/a/`
  const baseball = (home: string) =>
    `2018-07-09,1,A,B,Away,${home},8,4,-175,155,-200,175,-1.5,1.5,-125,105,8,-115,8,100`
  const recorded = (home: string) => `E0\t2024-08-16\t${home}\tB\t1-0`
  const layouts = [
    [MONEYLINES, moneyline, ','.repeat(11)],
    [BASEBALL, baseball, ','.repeat(19)],
    ['league\tutc\thome\taway\t100', recorded, ''],
  ] as const
  for (const [header, row, delimiters] of layouts) {
    const rows = [header, row('\u200b'), row('N'.repeat(61)), row('N'.repeat(60)), delimiters]
    const { matches, rejected } = importText(rows.join('\n'))
    expect(matches, header).toHaveLength(1)
    expect(rejected.map(describeRejection), header).toEqual([
      'f:2: blank team name',
      'f:3: a team name of more than 60 letters',
      ...(delimiters ? ['f:5: no cell is filled'] : []),
    ])
  }
})

test('ignores a file of unknown format', () => {
  expect(importText('a,b\n1,2\n')).toMatchObject({ matches: [], rejected: [], unknownFiles: ['f'] })
  expect(importText('{"x": 1}').unknownFiles).toEqual(['f'])
})

test('the house table reads back as written', () => {
  const baseball = importText(
    `${BASEBALL}\n2018-07-09,1,A,B,Away,Home,8,4,-175,155,-200,175,-1.5,1.5,-125,105,8,-115,8,100`,
  ).matches
  const written = writeRecordedTable(baseball, `facts\norigin: ${baseball[0]?.origin}`)
  expect(importRecordedTable('t', written, NO_KOREAN_NAMES)).toMatchObject({ rejected: [] })
  const [read] = importRecordedTable('t', written, NO_KOREAN_NAMES).matches
  const byType = (markets: readonly { readonly marketTypeId: number }[] = []) =>
    markets.toSorted((a, b) => a.marketTypeId - b.marketTypeId)
  expect({ ...read, markets: byType(read?.markets) }).toEqual({
    ...baseball[0],
    markets: byType(baseball[0]?.markets),
  })
})
