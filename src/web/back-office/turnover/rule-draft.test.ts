import { expect, test } from 'vitest'
import { draftOf, ruleOf } from './rule-draft.ts'

const rule = {
  weights: {
    ...{ sportsMulti: 100, sportsSingle: 50, singleOddsMin: 150 },
    ...{ minigame: 30, virtual: 30, casino: 20, slot: 100 },
  },
  percents: { deposit: 100, conversion: 0 },
}

test('a rule is entered as it stands, its price as a price', () => {
  expect(draftOf(rule).singleOdds).toBe('1.50')
  expect(ruleOf(draftOf(rule))).toEqual(rule)
})

test.each(['', '0.99', '10.01', '1.505', '배당'])(
  'a price of "%s" is none that a single can count from',
  text => {
    expect(ruleOf({ ...draftOf(rule), singleOdds: text })).toBeUndefined()
  },
)

test('a figure that is missing makes no rule', () => {
  const { slot: _, ...figures } = draftOf(rule).figures
  expect(ruleOf({ ...draftOf(rule), figures })).toBeUndefined()
})
