/** Progress of a moment between two others in milliseconds: 0 before the first, 1 after the second. */
export const passed = (at: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (at - from) / (to - from)))

/** Interpolates between two values. */
export const between = (from: number, to: number, share: number): number => from + (to - from) * share

// Easing functions from 0 to 1.

/** Slow at both ends. */
export const gently = (share: number): number => share * share * (3 - 2 * share)

/** Slow at the end. */
export const arriving = (share: number): number => 1 - (1 - share) ** 3

/** Constant deceleration, as in rolling or turning. */
export const slowing = (share: number): number => 1 - (1 - share) ** 2

/** Constant acceleration, as in falling. */
export const falling = (share: number): number => share * share

const LANDED = 0.7
const HOP = 0.07

/** Falls, and bounces once after landing. */
export function landing(share: number): number {
  if (share < LANDED) return falling(share / LANDED)
  const hop = (share - LANDED) / (1 - LANDED)
  return 1 - HOP * 4 * hop * (1 - hop)
}

/** Rounds a coordinate to visible precision. */
export const exactly = (place: number): number => Math.round(place * 100) / 100
