import { expect, test } from 'vitest'
import { suppliedStatus } from './judge-ending.ts'

test.each([
  [0, 'lost'],
  [999, 'lost'],
  [1_000, 'lost'],
  [1_001, 'won'],
] as const)('CASINO-008 a payout of %i for a stake of 1,000 is %s', (payout, status) => {
  expect(suppliedStatus(1_000, payout)).toBe(status)
})
