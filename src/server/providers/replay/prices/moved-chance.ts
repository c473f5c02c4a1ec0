import { PROBABILITY_WHOLE } from './fair-price.ts'

/**
 * Computes the opening probability in millionths: the recorded closing one, with its odds moved by as much as those
 * implied by the 1X2 and the total for the same line.
 */
export function movedBack(
  closing: number,
  expected: { readonly opening: number; readonly closing: number },
): number {
  const whole = BigInt(PROBABILITY_WHOLE)
  const [known, was, is] = [BigInt(closing), BigInt(expected.opening), BigInt(expected.closing)]
  const on = known * was * (whole - is)
  const against = (whole - known) * is * (whole - was)
  return on + against === 0n ? closing : Number((whole * on) / (on + against))
}
