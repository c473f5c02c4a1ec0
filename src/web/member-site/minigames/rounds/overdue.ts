/** After this time without news of the next round, the message was missed. */
const PATIENCE_MILLISECONDS = 2_000
/** After this time the game has no rounds now, so that a closed game is not polled forever. */
const GIVEN_UP_MILLISECONDS = 20_000

/**
 * A number that increases each time overdue rounds should be polled; 0 while nothing is overdue. The live
 * connection usually delivers them sooner.
 */
export const overdueBeat = (ends: readonly number[], at: number): number =>
  ends.some(end => at - end >= PATIENCE_MILLISECONDS && at - end < GIVEN_UP_MILLISECONDS)
    ? Math.floor(at / PATIENCE_MILLISECONDS)
    : 0
