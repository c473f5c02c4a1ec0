import { expect, test } from 'vitest'
import { describeRejection } from '../recorded-match.ts'
import { decodeText } from './file-text.ts'
import { importAllSeasons, importFootballData } from './football-data.ts'
import { importFiles } from './import-files.ts'
import { NO_KOREAN_NAMES, readKoreanNames } from './participant-names.ts'

const HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,AvgH,AvgD,AvgA,Avg>2.5,Avg<2.5,AHh,AvgAHH,AvgAHA,AvgCH,AvgCD,AvgCA,AvgC>2.5,AvgC<2.5,AHCh,AvgCAHH,AvgCAHA'
const ROW =
  'E0,17/08/2024,15:00,Alphaton,Betaford,2,1,H,1,0,H,1.62,4.36,5.15,1.53,2.52,-0.75,1.85,2.03,1.66,4.2,5.02,1.61,2.37,-0.75,1.82,2.05'

const importText = (text: string) => importFootballData('e.csv', text, NO_KOREAN_NAMES)
const reasons = (...rows: string[]) =>
  importText([HEADER, ...rows].join('\n')).rejected.map(describeRejection)

test('a season row becomes a match with opening and closing prices and both halves', () => {
  const { matches, rejected } = importText(`${HEADER}\n${ROW}\n`)
  expect(rejected).toEqual([])
  expect(matches).toMatchObject([
    {
      key: 'E0|2024-08-17|Alphaton|Betaford',
      kickOff: Date.UTC(2024, 7, 17, 14),
      kickOffKnownTo: 'minute',
      markets: [
        {
          marketTypeId: 1,
          outcomes: [
            { pick: '1', opening: 162, closing: 166 },
            { pick: 'X', opening: 436, closing: 420 },
            { pick: '2', opening: 515, closing: 502 },
          ],
        },
        { marketTypeId: 2, line: 250, outcomes: [{ opening: 153, closing: 161 }, { opening: 252 }] },
        { marketTypeId: 3, line: -75, outcomes: [{ opening: 185, closing: 182 }, { closing: 205 }] },
      ],
      scores: [
        { code: 10, home: 1, away: 0 },
        { code: 20, home: 1, away: 1 },
        { code: 100, home: 2, away: 1 },
      ],
    },
  ])
})

test('a moved handicap line keeps only its closing prices', () => {
  const { matches } = importText(`${HEADER}\n${ROW.replace(',-0.75,1.85', ',-1,1.85')}`)
  expect(matches[0]?.markets[2]).toMatchObject({
    line: -75,
    outcomes: [
      { opening: 182, closing: 182 },
      { opening: 205, closing: 205 },
    ],
  })
})

test('treats prices that cannot belong to one book as missing', () => {
  const { matches } = importText(`${HEADER}\n${ROW.replace('1.85,2.03', '1.85,4.43')}`)
  expect(matches[0]?.markets[2]?.outcomes).toMatchObject([{ opening: 182 }, { opening: 205 }])
})

test('reports each wrong row by file and line and continues', () => {
  const { matches, rejected } = importText(
    [
      HEADER,
      ROW.replace('Alphaton', ''),
      ROW.replace('Alphaton', '\u200b'),
      ROW.replace('Betaford', 'B'.repeat(300)),
      ROW.replace('1.62,4.36,5.15', ',,').replace('1.66,4.2,5.02', '1.66,,5.02'),
      ROW.replace(',1,0,H,', ',,,,'),
      ROW.replace(',2,1,H,', ',77,1,H,'),
      ROW.replace(',2,1,H,', ',x,1,H,'),
      ROW.replace(',1,0,H,', ',3,0,H,'),
      ROW.replace('17/08/2024', '31/02/2024'),
      ROW.replace('15:00', '25:00'),
      ROW.replace(',2,1,H,', ',2,1,A,'),
      ROW.replace('E0,', 'ZZ9,'),
      ROW,
      ROW,
    ].join('\n'),
  )
  expect(matches).toHaveLength(1)
  expect(rejected.map(describeRejection)).toEqual([
    'e.csv:2: blank team name',
    'e.csv:3: blank team name',
    'e.csv:4: a team name of more than 60 letters',
    'e.csv:5: missing price of home, draw or away',
    'e.csv:6: no half-time score (awarded match?)',
    'e.csv:7: nonsense score "77-1"',
    'e.csv:8: nonsense score "x-1"',
    'e.csv:9: half-time score above the final score',
    'e.csv:10: bad date "31/02/2024"',
    'e.csv:11: bad time "25:00"',
    'e.csv:12: result "A" against score',
    'e.csv:13: unknown league "ZZ9"',
    'e.csv:15: duplicate match',
  ])
})

test('reports an impossible handicap and an extra cell', () => {
  expect(
    reasons(
      ROW.replaceAll('-0.75', '99'),
      ROW.replace('-0.75', '-0.3'),
      ROW.replace('1.62', '1,62'),
      `${ROW},,`,
    ),
  ).toEqual([
    'e.csv:2: nonsense handicap "99"',
    'e.csv:3: nonsense handicap "-0.3"',
    'e.csv:4: more cells than columns',
  ])
})

test('an unclosed quote spoils only its own row', () => {
  const { matches, rejected } = importText(
    [
      HEADER,
      `"${ROW}`,
      ROW.replace('Alphaton', '"Alphaton'),
      ROW.replace('Alphaton', '"Alpha, ton"'),
      ROW.replace('Alphaton', '""'),
      ROW,
    ].join('\n'),
  )
  expect(matches.map(match => match.home.name)).toEqual(['Alpha, ton', 'Alphaton'])
  expect(rejected.map(describeRejection)).toEqual([
    'e.csv:2: a quote that is never closed',
    'e.csv:3: a quote that is never closed',
    'e.csv:5: blank team name',
  ])
})

test('skips unplayed matches and rows of commas silently', () => {
  const upcoming = ROW.replace(',2,1,H,1,0,H,', ',,,,,,,')
  expect(reasons(upcoming, ','.repeat(26), '')).toEqual([])
})

test('reads files with a byte order mark, Windows line ends and Latin-1 letters', () => {
  const text = `\uFEFF${HEADER}\r\n${ROW}\r\n`
  expect(importText(decodeText(new TextEncoder().encode(text))).matches).toHaveLength(1)
  const latin = Uint8Array.from(
    [...`${HEADER}\n${ROW.replace('Betaford', 'K\u00f6ln')}`].map(c => c.charCodeAt(0)),
  )
  expect(importText(decodeText(latin)).matches[0]?.away.name).toBe('Köln')
})

test('old seasons without time, league or averages use the afternoon and their named bookmaker', () => {
  const old = [
    'Season,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,B365H,B365D,B365A',
    '2016/17,13/08/16,Burnside,Swanholm,0,1,A,0,0,D,2.4,3.3,3.25',
  ].join('\n')
  expect(importText(old).matches).toMatchObject([
    {
      kickOff: Date.UTC(2016, 7, 13, 14),
      kickOffKnownTo: 'day',
      league: { code: 'FOOTBALL' },
      markets: [{ marketTypeId: 1, outcomes: [{ opening: 240, closing: 240 }, {}, {}] }],
    },
  ])
})

test('uses Korean names where known and the source name otherwise', () => {
  const names = readKoreanNames('# remark\nleague\tname\tkoreanName\nE0\tAlphaton\t알파톤\n')
  const [match] = importFootballData('e.csv', `${HEADER}\n${ROW}`, names).matches
  expect([match?.home.koreanName, match?.away.koreanName]).toEqual(['알파톤', 'Betaford'])
})

const ALL_SEASONS =
  'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA,MaxCH,MaxCD,MaxCA,AvgCH,AvgCD,AvgCA'
const ARGENTINE =
  'Argentina,Liga Profesional,2024,10/05/2024,23:00,Alpha,Beta,1,0,H,2.05,3.13,4.2,2.12,3.2,4.4,2.02,3.05,4.05'

test('a file of all seasons of a country has full time and closing prices', () => {
  const other = ARGENTINE.replace('2024,10/05/2024', '2012/2013,03/08/2012').replace('Argentina', 'Japan')
  const text = [ALL_SEASONS, ARGENTINE, other].join('\n')
  const { matches, unknownFiles, rejected } = importFiles([{ name: 'ARG.csv', text }], NO_KOREAN_NAMES)
  expect([unknownFiles, rejected]).toEqual([[], []])
  expect(matches).toMatchObject([
    {
      key: 'FOOTBALL|2024-05-10|Alpha|Beta',
      kickOff: Date.UTC(2024, 4, 10, 22),
      kickOffKnownTo: 'minute',
      markets: [
        {
          marketTypeId: 1,
          outcomes: [
            { pick: '1', opening: 202, closing: 202 },
            { pick: 'X', opening: 305, closing: 305 },
            { pick: '2', opening: 405, closing: 405 },
          ],
        },
      ],
    },
    { league: { code: 'J1' }, key: 'J1|2012-08-03|Alpha|Beta' },
  ])
  expect(matches[0]?.markets).toHaveLength(1)
  expect(matches[0]?.scores).toEqual([{ code: 100, home: 1, away: 0 }])
})

test('a file of all seasons reports wrong rows, and skips unplayed matches', () => {
  const { matches, rejected } = importAllSeasons(
    'a.csv',
    [
      ALL_SEASONS,
      ARGENTINE.replace('1,0,H', '1,0,A'),
      ARGENTINE.replace('1,0,H', ',,'),
      ARGENTINE.replace('2.02,3.05,4.05', ',,').replace('2.05,3.13,4.2', ',,'),
      ARGENTINE.replace('10/05/2024', '31/02/2024'),
    ].join('\n'),
    NO_KOREAN_NAMES,
  )
  expect(matches).toEqual([])
  expect(rejected.map(describeRejection)).toEqual([
    'a.csv:2: result "A" against score',
    'a.csv:4: missing price of home, draw or away',
    'a.csv:5: bad date "31/02/2024"',
  ])
})
