import { expect, test } from 'vitest'
import { rateError, readRuleEntry, ruleEntry } from './rule-entry.ts'

const rule = { on: true, base: 'lost', firstRate: 100, secondRate: 50 } as const

test('handbook 5.6 reads rates typed as percents exactly', () => {
  expect(ruleEntry(rule)).toMatchObject({ firstRate: '1', secondRate: '0.5' })
  expect(readRuleEntry(ruleEntry(rule))).toEqual(rule)
  expect(readRuleEntry({ ...ruleEntry(rule), firstRate: '1.29', secondRate: '3' })).toMatchObject({
    firstRate: 129,
    secondRate: 300,
  })
})

test.each(['', '.', '3.01', '1.234', '10', '-1'])('handbook 8.2 refuses a rate of "%s"', text => {
  expect(rateError(text)).toContain('0부터 3까지')
  expect(readRuleEntry({ ...ruleEntry(rule), firstRate: text })).toBeUndefined()
})
