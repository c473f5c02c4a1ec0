import { unreachable } from '../assert.ts'
import { type Fraction, fraction, half, multiply, ONE, plus, ZERO } from '../fraction.ts'
import type { LegResult } from './leg-result.ts'

/** The factor by which this leg multiplies the stake, at any decimal odds (handbook 1.10). */
export function multiplierOf(result: LegResult, price: Fraction): Fraction {
  switch (result.kind) {
    case 'won':
      return price
    case 'half-won':
      return half(plus(price, ONE))
    case 'void':
      return ONE
    case 'half-lost':
      return half(ONE)
    case 'lost':
      return ZERO
    case 'dead-heat':
      return multiply(price, fraction(Math.min(result.places, result.tied), result.tied))
    default:
      return unreachable(result)
  }
}
