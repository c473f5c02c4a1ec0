import { expect, test } from 'vitest'
import type { FeedFact, MarketFact } from '#server/fixtures/fixtures.ts'
import { bet, FIXTURE, market, results, translate } from '#tests/support/feeds/lsports-events.ts'

const marketsOf = (facts: readonly FeedFact[]): MarketFact[] => facts.filter(fact => fact.kind === 'market')

test('home is position 1, in any order of the sides', () => {
  const [first] = translate({ Fixture: FIXTURE })
  expect(first?.facts).toMatchObject([
    {
      kind: 'fixture',
      source: 'lsports',
      home: { name: 'Home FC' },
      away: { name: 'Away FC' },
      status: 'not-started',
    },
  ])
  expect(first?.facts[0]).toMatchObject({ sport: { nameKorean: '축구' }, location: { flagCode: 'kr' } })
})

test('a later message holds only changes; earlier values are kept', () => {
  const [, moved, started] = translate(
    { Fixture: FIXTURE },
    { Fixture: { Status: 1, StartDate: '2026-11-21T06:30:00Z' } },
    { Fixture: { Status: 2 } },
  )
  expect(moved?.facts).toMatchObject([
    { startsAt: Date.parse('2026-11-21T06:30:00Z'), home: { name: 'Home FC' } },
  ])
  expect(started?.facts).toMatchObject([{ status: 'live', startsAt: Date.parse('2026-11-21T06:30:00Z') }])
})

test('requests a fixture with too little data', () => {
  const [only] = translate({ Fixture: { Status: 2, StartDate: '2026-11-21T06:30:00Z' } })
  expect(only?.facts).toEqual([])
  expect([...(only?.incomplete ?? [])]).toEqual([12])
})

test('both bets of a handicap have the home side’s line', () => {
  const [told] = translate(
    market(3, [
      bet(1, '1', { Line: '-2.5 (0-0)', BaseLine: '-2.5 (0-0)' }),
      bet(2, '2', { Line: '2.5 (0-0)', BaseLine: '-2.5 (0-0)' }),
      bet(3, '2', { Line: '1.0 (0-0)' }),
    ]),
  )
  expect(
    marketsOf(told?.facts ?? []).map(({ line, outcomes }) => [line, outcomes.map(one => one.id)]),
  ).toEqual([
    [-250, ['1', '2']],
    [-100, ['3']],
  ])
})

test('a handicap that counts from a score is never open', () => {
  const [told] = translate(market(3, [bet(1, '1', { Line: '-0.5 (1-0)', BaseLine: '-0.5 (1-0)' })]))
  expect(marketsOf(told?.facts ?? [])[0]?.outcomes).toMatchObject([{ status: 'suspended' }])
  expect(told?.leftOut).toEqual(['handicap counted from a score'])
})

test.each([
  ['open', { Status: 1 }, { status: 'open', odds: 190 }],
  ['suspended', { Status: 2 }, { status: 'suspended', odds: 190 }],
  ['open at a price of 1', { Price: '1' }, { status: 'suspended' }],
  ['of an unknown status', { Status: 17 }, { status: 'suspended', odds: 190 }],
  ['settled', { Status: 3 }, { status: 'settled', odds: 190 }],
])('reads a bet that is %s', (_, rest, outcome) => {
  const [told] = translate(market(1, [bet(1, 'X', rest)]))
  const [first] = marketsOf(told?.facts ?? [])[0]?.outcomes ?? []
  expect(first).toEqual({ id: '1', pick: 'X', ...outcome })
})

test('the market names the main line; a market without lines is its own main line', () => {
  const [totals, winner] = translate(
    market(2, [bet(1, 'Over', { BaseLine: '2.5' }), bet(2, 'Over', { BaseLine: '3.5' })], {
      MainLine: '3.5',
    }),
    market(1, [bet(3, '1', {})]),
  )
  expect(marketsOf(totals?.facts ?? []).map(({ line, main }) => [line, main])).toEqual([
    [250, false],
    [350, true],
  ])
  expect(marketsOf(winner?.facts ?? [])[0]).toMatchObject({ line: null, main: true })
})

test('a suspended market is suspended on every line, including those missing from the message', () => {
  const [, told] = translate(
    market(2, [bet(1, 'Over', { BaseLine: '2.5' }), bet(2, 'Over', { BaseLine: '3.5' })]),
    market(2, [], { Status: 2 }),
  )
  expect(told?.facts).toMatchObject([{ kind: 'market-stop', typeId: 2, suspended: true }])
})

test('closes a whole market whose lines this process has not seen, and a new line of it', () => {
  const [stopped, priced, reopened] = translate(
    market(2, [], { Status: 2 }),
    market(2, [bet(1, 'Over', { BaseLine: '2.5' })]),
    market(2, [bet(1, 'Over', { BaseLine: '2.5' })], { Status: 1 }),
  )
  expect(stopped?.facts).toMatchObject([{ kind: 'market-stop', suspended: true }])
  expect(priced?.facts).toMatchObject([{ kind: 'market', line: 250, suspended: true }])
  expect(reopened?.facts).toMatchObject([
    { kind: 'market', line: 250, suspended: false },
    { kind: 'market-stop', suspended: false },
  ])
})

test.each([
  [2, true],
  [3, true],
  [17, true],
  [1, false],
])('the status %i of a whole market suspends it: %j; 0 changes nothing', (state, suspended) => {
  const [told, unset] = translate(market(2, [], { Status: state }), market(2, [], { Status: 0 }))
  expect(told?.facts).toMatchObject([{ kind: 'market-stop', suspended }])
  expect(unset?.facts).toEqual([])
})

test('closes an unnamed bet by its id; opens it only after a complete snapshot', () => {
  const [closed, settled, open] = translate(
    market(1, [{ Id: 7, Status: 2 }]),
    market(1, [{ Id: 7, Status: 3, Settlement: 2 }]),
    market(1, [{ Id: 7, Status: 1, Price: '2.10' }]),
  )
  expect(closed?.facts).toMatchObject([{ kind: 'closing', status: 'suspended', outcomeIds: ['7'] }])
  expect([closed?.faults, [...(closed?.incomplete ?? [])]]).toEqual([[], []])
  expect(settled?.facts).toMatchObject([
    { kind: 'closing', status: 'settled' },
    { kind: 'settlement', verdicts: [{ outcomeId: '7', code: 2 }] },
  ])
  expect(open?.facts).toMatchObject([{ kind: 'closing', status: 'suspended' }])
  expect([...(open?.incomplete ?? [])]).toEqual([12])
})

test('an unnamed quote of a football handicap closes its outcome', () => {
  const [, , , told, other] = translate(
    { Fixture: { ...FIXTURE, Status: 2 } },
    market(3, [bet(1, '1', { BaseLine: '-0.5 (0-0)' })]),
    market(3, [bet(2, '1', { BaseLine: '-0.5 (1-0)' })]),
    market(3, [{ Id: 2, Status: 2 }]),
    market(3, [{ Id: 1, Status: 2 }]),
  )
  expect(marketsOf(told?.facts ?? [])[0]?.outcomes).toMatchObject([{ id: '1', status: 'open' }])
  expect(marketsOf(other?.facts ?? [])[0]?.outcomes).toMatchObject([{ id: '1', status: 'suspended' }])
})

const former = { Id: 9, Name: 'Former FC', Position: '2', IsActive: 0 }
const [away, home] = FIXTURE.Participants

test('ignores a replaced side: three participants with one inactive are two', () => {
  const [told] = translate({ Fixture: { ...FIXTURE, Status: 2, Participants: [former, away, home] } })
  expect(told?.facts).toMatchObject([
    { status: 'live', home: { name: 'Home FC' }, away: { name: 'Away FC' } },
  ])
})

test('a known fixture keeps its sides and takes the status, with any list of sides', () => {
  const sides = [{ ...former, IsActive: 1 }, away, home]
  const [, told] = translate({ Fixture: FIXTURE }, { Fixture: { Status: 4, Participants: sides } })
  expect(told?.facts).toMatchObject([{ status: 'cancelled', away: { name: 'Away FC' } }])
})

test('applies a moved start without a status', () => {
  const [, told] = translate({ Fixture: FIXTURE }, { Fixture: { StartDate: '2026-11-21T06:30:00Z' } })
  expect(told?.facts).toMatchObject([{ startsAt: Date.parse('2026-11-21T06:30:00Z'), status: 'not-started' }])
})

test.each([
  [-1, [-1]],
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [4]],
  [5, [5]],
  [0, []],
])('translates the settlement %i to %j', (settlement, codes) => {
  const [told] = translate(market(1, [bet(1, '1', { Status: 3, Settlement: settlement })]))
  expect(
    told?.facts.flatMap(fact => (fact.kind === 'settlement' ? fact.verdicts.map(one => one.code) : [])),
  ).toEqual(codes)
})

test('distinguishes players’ bets on one line by the player', () => {
  const [told] = translate(
    market(9_999, [
      bet(1, 'Over', { BaseLine: '1.5', PlayerName: 'Kim' }),
      bet(2, 'Over', { BaseLine: '1.5', PlayerName: 'Lee' }),
      bet(3, 'Park', { PlayerName: 'Park' }),
    ]),
  )
  expect(marketsOf(told?.facts ?? []).flatMap(({ outcomes }) => outcomes.map(one => one.pick))).toEqual([
    'Kim - Over',
    'Lee - Over',
    'Park',
  ])
})

test('a score keeps the periods of earlier messages, and the last one gives the result', () => {
  const [, first, last] = translate(
    { Fixture: { ...FIXTURE, Status: 2 } },
    {
      Livescore: {
        Scoreboard: { Status: 2, CurrentPeriod: 20, Time: '3100', Results: results('1', '0') },
        Periods: [{ Type: 10, Results: results('1', '0') }],
      },
    },
    {
      Livescore: {
        Scoreboard: { Status: 3, CurrentPeriod: 100, Time: '-1', Results: results('2', '1') },
        Periods: [{ Type: 20, Results: results('1', '1') }],
      },
    },
  )
  expect(first?.facts).toMatchObject([
    { kind: 'score', home: 1, away: 0, clockSeconds: 3_100, periodCode: 20, status: 'live' },
  ])
  expect(last?.facts).toMatchObject([
    { kind: 'score', home: 2, away: 1, clockSeconds: null, status: 'finished' },
    { kind: 'result', sheet: { 10: [1, 0], 20: [1, 1], 100: [2, 1] } },
  ])
})

test('a contradictory final score gives no result', () => {
  const [, told] = translate(
    { Fixture: { ...FIXTURE, Status: 2 } },
    {
      Livescore: {
        Scoreboard: { Status: 3, CurrentPeriod: 100, Results: results('2', '1') },
        Periods: [
          { Type: 10, Results: results('3', '0') },
          { Type: 100, Results: results('2', '1') },
        ],
      },
    },
  )
  expect(told?.facts.map(fact => fact.kind)).toEqual(['score'])
  expect(told?.leftOut).toEqual(['final score that is no whole result'])
})

test('skips outrights and fixtures without two sides by name, without a fault', () => {
  const [race, list] = translate(
    { OutrightScore: { Status: 3 } },
    { Fixture: { ...FIXTURE, Participants: [{ Name: 'A' }, { Name: 'B' }, { Name: 'C' }] } },
  )
  expect([race?.leftOut, race?.faults, list?.leftOut, list?.faults]).toEqual([
    ['outright'],
    [],
    ['fixture without two sides'],
    [],
  ])
})
