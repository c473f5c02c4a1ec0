import { expect, test } from 'vitest'
import { aLeg } from '#tests/support/legs.ts'
import type { FixtureId, MarketTypeId } from './ids.ts'
import { checkLegs } from './leg-count.ts'
import { isSoldAlone, protoRoundTitle } from './proto.ts'

const pick = (fixture: number, type = 1) => ({
  fixtureId: fixture as FixtureId,
  marketTypeId: type as MarketTypeId,
})

test.each([
  ['2026-01-01', '2026년 1회차'],
  ['2026-11-21', '2026년 325회차'],
  ['2024-12-31', '2024년 366회차'],
])('the round of %s is %s', (day, title) => {
  expect(protoRoundTitle(day)).toBe(title)
})

test('about every fourth fixture is sold alone, by its result only', () => {
  const ids = Array.from({ length: 4_000 }, (_, index) => index * 5 + 1)
  const share = ids.filter(id => isSoldAlone(pick(id))).length / ids.length
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.3)
  expect(ids.some(id => isSoldAlone(pick(id, 2)) || isSoldAlone(pick(id, 41)))).toBe(false)
})

test('a single on proto is refused unless its game is sold alone; elsewhere singles go', () => {
  const alone = Array.from({ length: 50 }, (_, id) => id + 1).find(id => isSoldAlone(pick(id))) ?? 0
  const other = Array.from({ length: 50 }, (_, id) => id + 1).find(id => !isSoldAlone(pick(id))) ?? 0
  const codes = (page: 'proto' | 'cross', fixture: number) =>
    checkLegs({ page, legs: [aLeg({ fixture })], stake: 5_000 }).map(({ code }) => code)
  expect(codes('proto', other)).toEqual(['LEGS_BELOW_MINIMUM'])
  expect(codes('proto', alone)).toEqual([])
  expect(codes('cross', other)).toEqual([])
})
