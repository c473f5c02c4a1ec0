import { expect, test } from 'vitest'
import { formatFraction, fraction } from '../fraction.ts'
import { HALF_LOST, HALF_WON, LOST, voidLeg, WON } from './leg-result.ts'
import { multiplierOf } from './payout.ts'

test.each([
  [WON, 190n, '1.9'],
  [HALF_WON, 190n, '1.45'],
  [voidLeg('push'), 190n, '1'],
  [HALF_LOST, 190n, '0.5'],
  [LOST, 190n, '0'],
  [{ kind: 'dead-heat', places: 3, tied: 6 } as const, 300n, '1.5'],
  [{ kind: 'dead-heat', places: 1, tied: 2 } as const, 150n, '0.75'],
])('handbook 1.10 a leg that is %j at odds %i multiplies by %s', (result, hundredths, multiplier) => {
  expect(formatFraction(multiplierOf(result, fraction(hundredths, 100n)))).toBe(multiplier)
})
