/** Number of picks of a market whose results make a readable run: 홀짝, or 플레이어 뱅커 with 타이. */
const PICKS_MIN = 2
const PICKS_MAX = 3

/** True for the picks of a market that has a run chart. The first of a game is the market on its card. */
export const isRunMarket = (picks: readonly unknown[]): boolean =>
  picks.length >= PICKS_MIN && picks.length <= PICKS_MAX
