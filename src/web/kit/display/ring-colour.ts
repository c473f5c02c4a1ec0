export type RingColour = 'green' | 'orange' | 'red'

/** Green above half of the time left, orange at half or less, red at a fifth or less (LAYOUT-033). */
export function ringColour(left: number, whole: number): RingColour {
  if (left * 5 <= whole) return 'red'
  return left * 2 <= whole ? 'orange' : 'green'
}
