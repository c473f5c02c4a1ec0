import { describe, expect, test } from 'vitest'
import { defaultLimits } from '#tests/support/facts/default-limits.ts'
import type { BetPage } from '../markets/bet-page.ts'
import { won } from '../money.ts'
import { odds, winnings } from '../odds.ts'
import { axisWinningsMax, findLevelSetting, limitsInForce, literalProtoLimits } from './bet-limits.ts'
import { levelSettings } from './level-settings.ts'

const first = findLevelSetting(levelSettings, 1)
const on = (page: BetPage, tendency = 0, setting = first) => limitsInForce({ page, setting, tendency })

describe('before level data loads', () => {
  const limits = limitsInForce({ page: 'cross', setting: undefined, tendency: 0 })

  test('LIMIT-001 the maximum winnings are 3,000,000', () => expect(limits.winningsMax).toBe(3_000_000))
  test('LIMIT-002 the maximum bet is 50,000,000', () => expect(limits.stakeMax).toBe(50_000_000))
  test('LIMIT-003 the minimum bet is 5,000', () => expect(limits.stakeMin).toBe(5_000))
  test('LIMIT-004 the maximum total odds are 10', () => expect(limits.totalOddsMax).toBe(10_00))
})

test('LIMIT-005 a level without a setting keeps the defaults on every page except proto', () => {
  const setting = findLevelSetting(levelSettings, 11)
  expect(setting).toBeUndefined()
  for (const page of ['cross', 'live', 'special'] as const) {
    expect(limitsInForce({ page, setting, tendency: 0 })).toEqual(defaultLimits)
  }
})

test('LIMIT-006 LIMIT-007 a proto page without limits uses 5,000 for all of them', () => {
  expect(on('proto')).toEqual({
    stakeMin: won(5_000),
    stakeMax: won(5_000),
    winningsMax: won(5_000),
    totalOddsMax: odds(5_000_00),
  })
})

test.each([
  [36, 20_00],
  [37, 30_00],
  [38, 40_00],
  [0, 5_000_00],
])('LIMIT-007 on proto the lower odds cap holds for tendency %i', (tendency, cap) => {
  expect(on('proto', tendency)).toEqual({ ...literalProtoLimits, totalOddsMax: cap })
})

test.each([
  [36, 20_00],
  [37, 30_00],
  [38, 40_00],
  [0, 5_000_00],
])('LIMIT-007 the default proto limits leave room for a bet, tendency %i', (tendency, cap) => {
  const proto = { ...literalProtoLimits, winningsMax: won(25_000_000) }
  const limits = limitsInForce({ page: 'proto', setting: first, tendency, proto })
  expect(limits).toEqual({ ...proto, totalOddsMax: cap })
  expect(winnings(limits.stakeMax, odds(cap))).toBeLessThanOrEqual(limits.winningsMax)
})

test('LIMIT-007 the proto setting can be changed, and may be below the tendency', () => {
  const proto = { ...literalProtoLimits, totalOddsMax: odds(15_00) }
  const limits = limitsInForce({ page: 'proto', setting: first, tendency: 36, proto })
  expect(limits.totalOddsMax).toBe(15_00)
})

test.each([
  ['LIMIT-008', 'live', 'live'],
  ['LIMIT-011', 'inplay', 'live'],
  ['LIMIT-009', 'special', 'special'],
  ['LIMIT-010', 'cross', 'general'],
  ['LIMIT-010', 'wintielose', 'general'],
  ['LIMIT-010', 'handicap', 'general'],
  ['LIMIT-010', 'europe', 'general'],
  ['LIMIT-011', 'virtual', 'general'],
  ['LIMIT-011', 'minigame', 'general'],
] as const)('%s the %s page uses the %s limits of the level', (_, page, kind) => {
  expect(on(page)).toEqual(first?.[kind])
})

test('LIMIT-020 finds the setting in force by level, not by position', () => {
  const shuffled = [...levelSettings].reverse()
  expect(findLevelSetting(shuffled, 7)?.level).toBe(7)
})

test.each([
  ['ROLE-010', 36, 20_00],
  ['ROLE-011', 37, 30_00],
  ['ROLE-012', 38, 40_00],
  ['ROLE-013', 0, 100_00],
  ['ROLE-013', 22, 100_00],
])('%s tendency %i has total odds of at most %i hundredths on general pages', (_, tendency, cap) => {
  for (const page of ['cross', 'wintielose', 'handicap', 'europe'] as const) {
    expect(on(page, tendency)).toEqual({ ...first?.general, totalOddsMax: cap })
  }
})

test('ROLE-010 the cap also replaces a lower default', () => {
  expect(limitsInForce({ page: 'cross', setting: undefined, tendency: 36 }).totalOddsMax).toBe(20_00)
})

test.each([36, 37, 38])('ROLE-014 tendency %i changes nothing on live and special pages', tendency => {
  for (const page of ['live', 'inplay', 'special'] as const) {
    expect(on(page, tendency)).toEqual(on(page))
  }
})

test('ROLE-016 limits depend on the level', () => {
  expect(on('cross').stakeMax).toBe(1_000_000)
  expect(on('cross', 0, findLevelSetting(levelSettings, 2)).stakeMax).toBe(1_500_000)
})

test('each limit rises over the ten levels, and the limits of a level keep their order', () => {
  expect(levelSettings.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const kind of ['general', 'live', 'special'] as const) {
    for (const figure of ['stakeMin', 'stakeMax', 'winningsMax', 'totalOddsMax'] as const) {
      const row = levelSettings.map(setting => setting[kind][figure])
      expect(row).toEqual([...row].sort((one, other) => one - other))
    }
  }
  expect(levelSettings.at(-1)).toEqual({
    level: 10,
    general: { stakeMin: 5_000, stakeMax: 10_000_000, winningsMax: 40_000_000, totalOddsMax: 100_00 },
    live: { stakeMin: 5_000, stakeMax: 5_000_000, winningsMax: 15_000_000, totalOddsMax: 70_00 },
    special: { stakeMin: 5_000, stakeMax: 3_000_000, winningsMax: 10_000_000, totalOddsMax: 50_00 },
  })
})

test('the axis cap is one and a half times the maximum winnings', () => {
  expect(axisWinningsMax(won(3_000_000))).toBe(4_500_000)
  expect(axisWinningsMax(won(5_001))).toBe(7_501)
})
