import { expect, test } from 'vitest'
import type { OutcomeId } from '#domain/ids.ts'
import { line } from '#domain/line.ts'
import { emptySlip } from '#domain/slip/bet-slip.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { aBonus, aLeg, type LegSketch } from '#tests/support/facts/legs.ts'
import { betBody, contentOf } from './bet-request.ts'

const selection = (sketch: LegSketch): Selection => ({
  ...aLeg(sketch),
  home: '홈',
  away: '원정',
  marketName: '1X2',
  marketNameKorean: '승무패',
  mainLine: undefined,
  pickedOutcomeId: 'x' as OutcomeId,
})

const stake = { text: '10,000', amount: 10_000 }

test('FIELD-024 FIELD-025 FIELD-026 sends only the fields that the spec names', () => {
  const legs = [
    selection({ outcome: '17', odds: 190, line: line(-50), version: 4 }),
    selection({ outcome: '9007199254740993', fixture: 2, odds: 200 }),
  ]
  expect(betBody({ legs, bonus: undefined, stake }, { page: 'cross', memberId: 7 })).toEqual({
    memberId: 7,
    totalRatio: '3.80',
    amounts: 10_000,
    bettings: [
      { betBaseline: '-0.5', betPrice: '1.90', fixtureId: 1, oddsId: 17, sportId: 6046, version: 4 },
      {
        betBaseline: '',
        betPrice: '2.00',
        fixtureId: 2,
        oddsId: '9007199254740993',
        sportId: 6046,
        version: 1,
      },
    ],
    gameDetailType: 4,
    betStyle: 'KR',
    minigameId: 1015,
    changeFlag: 0,
  })
})

test.each([
  ['wintielose', 1, 'KR'],
  ['handicap', 2, 'KR'],
  ['cross', 4, 'KR'],
  ['europe', 91, 'EU'],
] as const)(
  'LIMIT-016 LIMIT-017 LIMIT-018 LIMIT-019 sends a single of %s with detail type %i, style %s',
  (page, type, style) => {
    const slip = { legs: [selection({ outcome: '1' })], bonus: undefined, stake }
    expect(betBody(slip, { page, memberId: 7 })).toMatchObject({ gameDetailType: type, betStyle: style })
  },
)

test('sends a bonus after the picks as fixture -1 and multiplies the total', () => {
  const legs = [1, 2, 3].map(fixture => selection({ fixture, outcome: String(fixture), odds: 200 }))
  const bonus = { ...aBonus(3), outcomeId: '3' as OutcomeId }
  const { bettings, totalRatio } = betBody({ legs, bonus, stake }, { page: 'cross', memberId: 7 })
  expect(totalRatio).toBe('8.24')
  expect(bettings.at(-1)).toEqual({
    betBaseline: '',
    betPrice: '1.03',
    fixtureId: -1,
    oddsId: 3,
    sportId: 0,
    version: 1,
  })
})

test.each([
  ['europe', [0, 0, 1]],
  ['inplay', [0, 0, 0]],
  ['live', [0, 0, 0]],
] as const)('API-025 CART-026 sends changeFlag on %s for ask, better and any as %j', (page, flags) => {
  const flagOf = (accepts: 'none' | 'better' | 'any') =>
    betBody(emptySlip, { page, memberId: 7, accepts }).changeFlag
  expect([flagOf('none'), flagOf('better'), flagOf('any')]).toEqual(flags)
})

test('treats a bet as the same at other odds, and as another with another amount, pick or page', () => {
  const legs = [selection({ outcome: '17', odds: 190 })]
  const content = (change: object, page: 'cross' | 'europe' = 'cross') =>
    contentOf(betBody({ legs, bonus: undefined, stake, ...change }, { page, memberId: 7 }))
  const sent = content({})
  expect(content({ legs: [selection({ outcome: '17', odds: 180, version: 2 })] })).toBe(sent)
  expect(content({ stake: { text: '20,000', amount: 20_000 } })).not.toBe(sent)
  expect(content({ legs: [selection({ outcome: '18' })] })).not.toBe(sent)
  expect(content({}, 'europe')).not.toBe(sent)
})
