import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant } from '../instant.ts'
import { formatSeoul } from '../korean-formats.ts'
import { formatOdds, odds } from '../odds.ts'
import { noCells, type OwnCells, ownTable, ownTemplate } from './own-columns.ts'
import { ownFaultText } from './own-faults.ko.ts'
import { bookOf } from './own-prices.ts'
import { readOwnMatches } from './read-own-matches.ts'

const NOW = instant(Date.parse('2026-11-24T12:00:00+09:00'))

const football: OwnCells = {
  ...noCells,
  ...{ sport: '축구', league: '한판 컵', home: '서울', away: '부산', start: '2026-11-25 19:30' },
  ...{ homeWin: '1.85', draw: '3.40', awayWin: '4.20' },
}
const read = (...lines: readonly Partial<OwnCells>[]) =>
  readOwnMatches(ownTable(lines.map(line => ({ ...noCells, ...line }))), NOW)
const said = (...lines: readonly Partial<OwnCells>[]) => {
  const { faults, entries } = read(...lines)
  return [...faults, ...entries.flatMap(entry => entry.faults)].map(ownFaultText)
}

test('handbook 6.3 the template is valid: three-way, two-way, several lines', () => {
  const { entries, faults } = readOwnMatches(ownTemplate(NOW), NOW)
  expect(faults).toEqual([])
  expect(entries.map(({ faults: wrong, notes }) => [...wrong, ...notes])).toEqual([[], []])
  expect(
    entries.map(({ match }) =>
      match?.markets.map(({ typeId, line, main, prices }) => [
        typeId,
        line,
        main,
        prices.map(({ pick, odds: price }) => `${pick} ${formatOdds(price)}`).join(' '),
      ]),
    ),
  ).toEqual([
    [
      [1, null, true, '1 1.85 X 3.40 2 4.20'],
      [3, -50, true, '1 1.87 2 1.93'],
      [2, 250, true, 'Over 1.90 Under 1.90'],
      [3, -150, false, '1 3.10 2 1.34'],
      [2, 350, false, 'Over 3.20 Under 1.33'],
    ],
    [
      [226, null, true, '1 1.72 2 2.05'],
      [28, 850, true, 'Over 1.90 Under 1.90'],
    ],
  ])
})

test.each<[string, Partial<OwnCells>]>([
  ['종목: 모르는 종목입니다: 축', { sport: '축' }],
  ['시작: 이미 지난 시작 시간입니다: 2026-11-24 12:00', { start: '2026-11-24 12:00' }],
  ['시작: 시작 시간이 너무 멉니다: 2028-11-25 19:30', { start: '2028-11-25 19:30' }],
  ['시작: 시작 시간을 읽을 수 없습니다: 내일 (예: 2026-11-25 19:30)', { start: '내일' }],
  [
    '시작: 시작 시간을 읽을 수 없습니다: 2026-02-30 19:30 (예: 2026-11-25 19:30)',
    { start: '2026-02-30 19:30' },
  ],
  ['홈승: 배당은 소수점 둘째 자리까지의 숫자입니다: 1.855', { homeWin: '1.855' }],
  ['홈승: 배당은 1.01 이상이어야 합니다: 1.00', { homeWin: '1.00' }],
  ['홈승: 배당은 1.01 이상이어야 합니다: 0.95', { homeWin: '0.95' }],
  ['홈승: 배당은 1,000.00까지입니다: 1000.01', { homeWin: '1000.01' }],
  ['홈승: 배당은 소수점 둘째 자리까지의 숫자입니다: 일점팔', { homeWin: '일점팔' }],
  ['홈승: 배당이 비어 있습니다. 한 마켓의 배당은 모두 적어 주세요.', { homeWin: '' }],
  ['무: 승무패 종목은 무 배당이 필요합니다.', { draw: '' }],
  ['무: 승패 종목에는 무 배당을 적지 않습니다.', { sport: '야구' }],
  ['홈승: 배당 합계가 100%보다 낮아 반드시 손실이 납니다: 95.2%', { homeWin: '2.10', draw: '4.20' }],
  ['원정: 홈과 원정이 같습니다.', { away: '서 울' }],
  ['원정: 비어 있습니다.', { away: '' }],
  ['홈: 40자까지 적을 수 있습니다.', { home: '가'.repeat(41) }],
  ['홈: 보이지 않는 글자가 있습니다.', { home: '서울\u200b' }],
  ['배당이 하나도 없습니다.', { homeWin: '', draw: '', awayWin: '' }],
  ['핸디캡: 기준이 비어 있습니다.', { handicapHome: '1.90', handicapAway: '1.90' }],
  ['핸디캡: 기준은 0.25 단위의 숫자입니다: 0.3', { handicap: '0.3' }],
  ['기준점: 기준은 0.25 단위의 숫자입니다: -2.5', { total: '-2.5', over: '1.90', under: '1.90' }],
])('handbook 6.3 reports the fault of a line: %s', (text, wrong) => {
  expect(said({ ...football, ...wrong })).toEqual([text])
})

test('reports every fault of every line at once, and keeps the valid lines', () => {
  const { entries } = read({ ...football, sport: '농', start: '어제', home: '' }, football, {
    ...football,
    homeWin: '1',
    awayWin: 'x',
  })
  expect(entries.map(({ line, match, faults }) => [line, match !== undefined, faults.length])).toEqual([
    [2, false, 3],
    [3, true, 0],
    [4, false, 2],
  ])
})

test('a line without a match adds betting lines to the match above, each once', () => {
  const lines = { handicap: '-1', handicapHome: '1.90', handicapAway: '1.90' }
  const { entries } = read({ ...football, ...lines }, { ...lines, handicap: '-1.25' })
  expect(entries.map(({ match }) => match?.markets.map(({ line }) => line))).toEqual([[null, -100, -125]])
  expect(said({ ...football, ...lines }, lines)).toEqual(['핸디캡: 같은 기준이 두 번 있습니다: -1'])
  expect(said(lines)).toEqual(['위에 경기가 없습니다. 종목부터 적어 주세요.'])
  expect(said(football, { homeWin: '1.50' })).toEqual([
    '기준점을 더하는 줄에는 승무패·승패 배당을 적을 수 없습니다.',
  ])
})

test('accepts columns in any order; reports unknown, repeated and missing columns', () => {
  const file = (head: string) => readOwnMatches(`${head}\n축구,컵,서울,부산,2026-11-25 19:30\n`, NOW)
  expect(file('종목,리그,홈,원정,시작').entries).toHaveLength(1)
  expect(file('리그,종목,홈,배당,홈,,').faults.map(ownFaultText)).toEqual([
    '모르는 열입니다: 배당',
    '같은 열이 두 번 있습니다: 홈',
    '필요한 열이 없습니다: 원정',
    '필요한 열이 없습니다: 시작',
  ])
  expect(readOwnMatches('', NOW).faults.map(ownFaultText)).toEqual([
    '경기가 없습니다. 첫 줄에 열 이름을, 다음 줄부터 경기를 적어 주세요.',
  ])
  const many = readOwnMatches(
    `종목,리그,홈,원정,시작\n${'축구,컵,서울,부산,2026-11-25 19:30\n'.repeat(2_001)}`,
    NOW,
  )
  expect(many.faults.map(ownFaultText)).toEqual(['한 번에 2,000줄까지 등록할 수 있습니다.'])
})

test('DATE-006 reads a start as Seoul time, also in the formats of spreadsheets', () => {
  const texts = ['2026-11-25 09:30', '2026.11.25 9:30', '2026. 11. 25 9:30:00', '2026/11/25T09:30']
  for (const start of texts) {
    const at = read({ ...football, start }).entries[0]?.match?.startsAt
    expect(at === undefined ? start : formatSeoul(at, 'YYYY-MM-DD HH:mm')).toBe('2026-11-25 09:30')
  }
  for (const start of ['2026-11-25', '2026-11-25 24:00', '25/11/2026 9:30', '2026-11-25 9:30 PM'])
    expect(said({ ...football, start })[0]).toMatch(/^시작: 시작 시간을 읽을 수 없습니다/)
})

const price = fc.integer({ min: 101, max: 100_000 }).map(odds)

test('a book below 100% guarantees a profit to bets on every pick', () => {
  fc.assert(
    fc.property(fc.array(price, { minLength: 2, maxLength: 3 }), prices => {
      const whole = prices.reduce((product, one) => product * BigInt(one), 1n)
      // Stakes with which each pick pays the same.
      const staked = prices.reduce((sum, one) => sum + whole / BigInt(one), 0n)
      expect(bookOf(prices) < 1_000).toBe(staked * 100n < whole)
    }),
  )
})

test('every line of any table becomes a valid match or has faults, never both', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      '축구',
      '야구',
      '1.90',
      '3.40',
      '-1.5',
      '2.5',
      '2026-11-25 19:30',
      'KBO',
      '서울',
      '=1+1',
    ),
    fc.string({ maxLength: 5 }),
  )
  const line = fc.record(Object.fromEntries(Object.keys(noCells).map(key => [key, cell])))
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), lines => {
      const { entries } = read(...lines)
      for (const { match, faults } of entries) {
        expect((match === undefined) === faults.length > 0).toBe(true)
        for (const market of match?.markets ?? [])
          expect(bookOf(market.prices.map(one => one.odds))).toBeGreaterThanOrEqual(1_000)
      }
    }),
  )
})
