import { expect, test } from 'vitest'
import { describeRejection } from '../recorded-match.ts'
import { importOpenfootball } from './openfootball.ts'
import { NO_KOREAN_NAMES } from './participant-names.ts'

const importText = (text: string) => importOpenfootball('f', text, NO_KOREAN_NAMES)
const scoresOf = (text: string) =>
  importText(text).matches.map(match => match.scores.map(({ code, home, away }) => [code, home, away]))

const J1 = (results: string) =>
  `= Japan | J1 League 2025\n\n# Teams 20\n\n▪ Matchday 1\n  Fri Dec 26 2025\n${results}`

test('reads openfootball results with the day and time above them and the year that follows', () => {
  const { matches, rejected } = importText(
    J1(
      '    19:00  Alpha FC   v Beta   2-5 (1-1)\n           Gamma v Delta  0-0\n  Sat Jan 3\n    14:00  Eta v Theta  1-0 (0-0)\n',
    ),
  )
  expect(rejected).toEqual([])
  expect(matches.map(match => [match.key, new Date(match.kickOff).toISOString().slice(0, 16)])).toEqual([
    ['J1|2025-12-26|Alpha FC|Beta', '2025-12-26T10:00'],
    ['J1|2025-12-26|Gamma|Delta', '2025-12-26T10:00'],
    ['J1|2026-01-03|Eta|Theta', '2026-01-03T05:00'],
  ])
  expect(matches.every(match => match.markets.length === 0)).toBe(true)
})

test('openfootball: keeps regulation time separate from extra time and shoot-outs', () => {
  expect(scoresOf(J1('    A v B  1-2 a.e.t. (1-1, 0-0)\n    C v D  4-5 pen. (2-2, 0-2)\n'))).toEqual([
    [
      [10, 0, 0],
      [20, 1, 1],
      [100, 1, 1],
      [101, 1, 2],
    ],
    [
      [10, 0, 2],
      [20, 2, 0],
      [100, 2, 2],
      [102, 2, 3],
    ],
  ])
})

test('openfootball: a shoot-out after extra time keeps all three scores', () => {
  const [alpha, gamma] = scoresOf(
    J1('    Alpha v Beta  3-5 pen. 1-1 a.e.t. (1-1, 0-0)\n    Gamma v Delta  4-3 p. 2-2 aet (1-1, 0-1)\n'),
  )
  expect(alpha).toEqual([
    [10, 0, 0],
    [20, 1, 1],
    [100, 1, 1],
    [101, 1, 1],
    [102, 1, 2],
  ])
  expect(gamma?.slice(2)).toEqual([
    [100, 1, 1],
    [101, 2, 2],
    [102, 3, 2],
  ])
  expect(scoresOf(J1('    A v B  5-4 pen. 0-0\n'))[0]?.slice(2)).toEqual([
    [100, 0, 0],
    [102, 1, 0],
  ])
})

test('openfootball: reports contradictory scores', () => {
  const { rejected } = importText(
    J1(
      [
        '    A v B  3-5 pen. 2-1 a.e.t. (1-1, 0-0)',
        '    C v D  5-5 pen. (1-1, 0-0)',
        '    E v F  0-1 a.e.t. (1-1, 0-0)',
        '    G v H  99-0 pen. (1-1, 0-0)',
        '    I v J  (1-0)',
        '    K v L  3-0 [awarded]',
      ].join('\n'),
    ),
  )
  expect(rejected.map(({ why }) => why)).toEqual([
    'a shoot-out that decides nothing',
    'a shoot-out that decides nothing',
    'score after extra time below the full-time score',
    'nonsense score "99-0 pen. (1-1, 0-0)"',
    'nonsense score "(1-0)"',
    'nonsense score "3-0 [awarded]"',
  ])
})

test('openfootball: reports lines without a half-time score, and skips those without a result', () => {
  const { matches, rejected } = importText(
    J1('    A v B  3-0\n    C v D  [postponed]\n    E v F\n    G v H  1-0 (2-0)\n'),
  )
  expect(matches).toEqual([])
  expect(rejected.map(describeRejection)).toEqual([
    'f:7: no half-time score (awarded match?)',
    'f:8: not played: postponed',
    'f:10: half-time score above the final score',
  ])
})

test('openfootball: a bad date drops the matches up to the next valid one, whose year is still known', () => {
  const { matches, rejected } = importText(
    J1(
      [
        '    19:00  A v B  2-1 (1-1)',
        '  Sat Feb 31',
        '    14:00  C v D  1-0 (0-0)',
        '           E v F',
        '  Sun Jan 4',
        '    14:00  G v H  1-0 (0-0)',
        '  Snu Jan 10',
        '    14:00  I v J  1-0 (0-0)',
        '  Sun Jan 11',
        '    14:00  K v L  1-0 (0-0)',
      ].join('\n'),
    ),
  )
  expect(rejected.map(describeRejection)).toEqual([
    'f:8: bad date "Sat Feb 31"',
    'f:9: no date above the match',
    'f:13: bad date "Snu Jan 10"',
    'f:14: no date above the match',
  ])
  expect(matches.map(match => match.key)).toEqual([
    'J1|2025-12-26|A|B',
    'J1|2026-01-04|G|H',
    'J1|2026-01-11|K|L',
  ])
})

test('openfootball: a bad first date still gives the year, and an unknown month is no day', () => {
  const { matches, rejected } = importText(
    '= J1 League\n  Fri Feb 31 2025\n  Sat Feb 15\n  14:00  A v B  0-0\n  Sun Fbe 16\n  14:00  C v D  0-0\n',
  )
  expect(rejected.map(describeRejection)).toEqual([
    'f:2: bad date "Fri Feb 31 2025"',
    'f:5: bad date "Sun Fbe 16"',
    'f:6: no date above the match',
  ])
  expect(matches.map(match => match.key)).toEqual(['J1|2025-02-15|A|B'])
})

test('openfootball: reports unknown lines, but not goals and headings', () => {
  const { matches, rejected } = importText(
    J1(
      [
        '    19:00  Mainz 05 v Hannover 96  2-1 (1-1)',
        "             (Sun Ho 3', 40' (pen.);",
        "              Sun Li 12')",
        '# a remark',
        'Round 2',
        '25:99  Broken v',
        'garbage line here',
        '    25:99  A v B  0-0',
        '    19:00  C v D  abandoned',
        '    19:00  E v E  0-0',
        `    19:00  \u200b v ${'F'.repeat(300)}  0-0`,
      ].join('\n'),
    ),
  )
  expect(matches.map(match => match.key)).toEqual(['J1|2025-12-26|Mainz 05|Hannover 96'])
  expect(rejected.map(describeRejection)).toEqual([
    'f:12: neither a match nor a date nor a heading',
    'f:13: neither a match nor a date nor a heading',
    'f:14: bad time "25:99"',
    'f:15: nonsense score "abandoned"',
    'f:16: a team against itself',
    'f:17: blank team name',
  ])
})
