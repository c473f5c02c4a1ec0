/** How far a moment lies between two others, in milliseconds: 0 up to the first, 1 from the second on. */
export const passed = (at: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (at - from) / (to - from)))

/** A value on its way, by the share of the way that is done. */
export const between = (from: number, to: number, share: number): number => from + (to - from) * share

// Shares of a way by the share of the time. Each begins at 0 and ends at 1.

/** Sets out and comes to rest gently. */
export const gently = (share: number): number => share * share * (3 - 2 * share)

/** Comes to rest gently. */
export const arriving = (share: number): number => 1 - (1 - share) ** 3

/** Loses its speed evenly, as what rolls or turns does. */
export const slowing = (share: number): number => 1 - (1 - share) ** 2

/** Gains speed evenly, as what falls does. */
export const falling = (share: number): number => share * share

const LANDED = 0.7
const HOP = 0.07

/** Falls, and hops once, a little, where it has landed. */
export function landing(share: number): number {
  if (share < LANDED) return falling(share / LANDED)
  const hop = (share - LANDED) / (1 - LANDED)
  return 1 - HOP * 4 * hop * (1 - hop)
}

/** A place in a drawing, as exact as the eye can tell. */
export const exactly = (place: number): number => Math.round(place * 100) / 100
