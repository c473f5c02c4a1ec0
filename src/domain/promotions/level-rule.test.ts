import { expect, test } from 'vitest'
import { reachedLevel, shippedLevelRule } from './level-rule.ts'

test.each([
  [0, 0, 1],
  [2, 999_999, 1],
  [3, 0, 2],
  [10, 0, 3],
  [1, 1_000_000, 3],
  [1_000, 2_999_999, 3],
  [1, 3_000_000, 4],
  [1, 49_999_999, 8],
  [1, 50_000_000, 9],
  [1, 900_000_000, 9],
])('handbook 5.8 %i times and %i won reach level %i', (count, sum, level) =>
  expect(reachedLevel(shippedLevelRule, { count, sum })).toBe(level),
)

test('no member reaches a step without conditions', () =>
  expect(
    reachedLevel({ on: true, steps: [{ count: null, sum: null }] }, { count: 99, sum: 99_999_999 }),
  ).toBe(1))
