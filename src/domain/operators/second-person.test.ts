import { expect, test } from 'vitest'
import { isForTwo, isRulesLoosened, type SecondPersonRules } from './second-person.ts'

const rules: SecondPersonRules = { 'money-by-hand': { above: 1_000_000 }, 'limit-raise': { above: 0 } }

test.each([
  ['below the sum one operator is enough', 'money-by-hand', 999_999, false],
  ['at the sum two operators are required', 'money-by-hand', 1_000_000, true],
  ['a class without a sum always requires two', 'limit-raise', undefined, true],
  ['an unlisted class never requires two', 'personal', 5, false],
] as const)('X4 %s', (_name, of, amount, isTwo) => expect(isForTwo(rules, of, amount)).toBe(isTwo))

test.each([
  ['a class less', { 'limit-raise': { above: 0 } }, true],
  ['a larger sum', { ...rules, 'money-by-hand': { above: 1_000_001 } }, true],
  ['one class more and another less', { 'limit-raise': { above: 0 }, roles: { above: 0 } }, true],
  ['a class more', { ...rules, roles: { above: 0 } }, false],
  ['a smaller sum', { ...rules, 'money-by-hand': { above: 0 } }, false],
  ['no change', rules, false],
] as const)('X4 rules are loosened: %s', (_name, is, isLoosened) =>
  expect(isRulesLoosened(rules, is)).toBe(isLoosened),
)
