import type { SharedBet } from '#contract/community/boards.ts'

/** Key to tell the bets below one post apart: they have no id. */
export const sharedBetKey = ({ createdAt, bettings }: SharedBet): string =>
  [createdAt, ...bettings.map(({ oddsId }) => oddsId)].join(' ')
