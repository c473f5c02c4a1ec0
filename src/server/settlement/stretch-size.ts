/** Legs of the first stretch: small, so that even a cold database is done with it soon. */
export const firstStretch = 250

const LEGS_MIN = 50
const LEGS_MAX = 2_000
/** A stretch holds its members' balances for as long as it takes, and placing a bet waits for that. */
const AIM_MILLISECONDS = 20

/** Legs of the next stretch, by how long the last one took; at most doubled. */
export function nextStretch(legs: number, took: number): number {
  const wanted = Math.floor((legs * AIM_MILLISECONDS) / Math.max(took, AIM_MILLISECONDS / 2))
  return Math.min(Math.max(wanted, LEGS_MIN), LEGS_MAX)
}
