import { expect, test } from 'vitest'
import { odds } from '../odds.ts'
import { anyBet, freeBetTermsText, freeBetViolation, freeWinnings } from './free-bet.ts'

const terms = { amount: 10_000, minOdds: odds(150), minLegs: 2 }

test.each([
  [{ stake: 10_000, legs: 2, totalOdds: odds(150) }, undefined],
  [{ stake: 9_999, legs: 2, totalOdds: odds(150) }, 'FREE_BET_STAKE'],
  [{ stake: 10_000, legs: 1, totalOdds: odds(120) }, 'FREE_BET_LEGS'],
  [{ stake: 10_000, legs: 3, totalOdds: odds(149) }, 'FREE_BET_ODDS'],
])('handbook 5.7 a free stake and a bet of %j: %s', (bet, code) =>
  expect(freeBetViolation(terms, bet)?.code).toBe(code),
)

test('handbook 5.7 a free stake pays only the winnings beyond it, never less than zero', () => {
  expect(freeWinnings(19_000, 10_000)).toBe(9_000)
  expect(freeWinnings(10_000, 10_000)).toBe(0)
  expect(freeWinnings(5_000, 10_000)).toBe(0)
})

test('describes the conditions of a free stake, or returns an empty text without any', () => {
  expect(freeBetTermsText(terms)).toBe('2폴더 이상 · 총배당 1.5배 이상')
  expect(freeBetTermsText(anyBet)).toBe('')
})
