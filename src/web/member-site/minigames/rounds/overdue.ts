/** News of the next round comes within this time of the end of the one before, or it has been missed. */
const PATIENCE_MILLISECONDS = 2_000
/** Who has none by then has no rounds just now: a game that is closed is not asked for again and again. */
const GIVEN_UP_MILLISECONDS = 20_000

/**
 * A figure that grows with each beat in which to ask again for rounds that ended at these times; 0 while nothing is
 * overdue. The live line brings what follows sooner, where there is one.
 */
export const overdueBeat = (ends: readonly number[], at: number): number =>
  ends.some(end => at - end >= PATIENCE_MILLISECONDS && at - end < GIVEN_UP_MILLISECONDS)
    ? Math.floor(at / PATIENCE_MILLISECONDS)
    : 0
