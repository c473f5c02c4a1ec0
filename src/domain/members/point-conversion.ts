import { type Points, points, type Won, won } from '../money.ts'

/** Minimum points for a conversion into money (VALID-028). */
const CONVERSION_MIN = points(5_000)

/** One point is one won (API-032). */
export const wonOfPoints = (amount: Points): Won => won(amount)

/** Returns why points can't be converted; undefined when they can (VALID-028, VALID-029). */
export function conversionRefusal(
  amount: number,
  held: number,
): { readonly code: 'POINTS_BELOW_MINIMUM' | 'POINTS_ABOVE_HELD' } | undefined {
  if (amount < CONVERSION_MIN) return { code: 'POINTS_BELOW_MINIMUM' }
  return amount > held ? { code: 'POINTS_ABOVE_HELD' } : undefined
}
