/** Legs of the first batch: small, so that even a cold database finishes it quickly. */
export const firstStretch = 250

const LEGS_MIN = 50
const LEGS_MAX = 2_000
/** A batch locks its members' balances for its whole duration, and placing a bet waits for that. */
const AIM_MILLISECONDS = 20

/** Returns the number of legs of the next batch from the duration of the last one; at most doubled. */
export function nextStretch(legs: number, took: number): number {
  const wanted = Math.floor((legs * AIM_MILLISECONDS) / Math.max(took, AIM_MILLISECONDS / 2))
  return Math.min(Math.max(wanted, LEGS_MIN), LEGS_MAX)
}
