import type { SharedBet } from '#contract/boards.ts'

/** Tells the bets below one post apart: they carry no id of their own. */
export const sharedBetKey = ({ createdAt, bettings }: SharedBet): string =>
  [createdAt, ...bettings.map(({ oddsId }) => oddsId)].join(' ')
