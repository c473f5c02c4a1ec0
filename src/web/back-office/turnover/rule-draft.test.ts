import { expect, test } from 'vitest'
import { draftOf, ruleOf } from './rule-draft.ts'

const rule = {
  weights: {
    ...{ sportsMulti: 100, sportsSingle: 50, singleOddsMin: 150 },
    ...{ minigame: 30, virtual: 30, casino: 20, slot: 100 },
  },
  percents: { deposit: 100, conversion: 0 },
}

test('reads a rule back unchanged, with its minimum odds as decimals', () => {
  expect(draftOf(rule).singleOdds).toBe('1.50')
  expect(ruleOf(draftOf(rule))).toEqual(rule)
})

test.each(['', '0.99', '10.01', '1.505', '배당'])('refuses minimum single odds of "%s"', text => {
  expect(ruleOf({ ...draftOf(rule), singleOdds: text })).toBeUndefined()
})

test('refuses a rule with a missing figure', () => {
  const { slot: _, ...figures } = draftOf(rule).figures
  expect(ruleOf({ ...draftOf(rule), figures })).toBeUndefined()
})
