import type { Won } from '../../money.ts'

/** Limits of one bet on a minigame for a member level, in won (handbook 3.4). */
export type MinigameLevel = {
  readonly level: number
  readonly stakeMin: Won
  readonly stakeMax: Won
  readonly payoutMax: Won
}

/** Returns why limits are invalid, in Korean; undefined when they are valid. */
export function levelLimitsFault({ stakeMin, stakeMax, payoutMax }: MinigameLevel): string | undefined {
  if (stakeMin < 1) return '최소베팅금은 1원 이상이어야 합니다.'
  if (stakeMax < stakeMin) return '최대베팅금이 최소베팅금보다 작습니다.'
  if (payoutMax < stakeMin) return '최소금액만 걸어도 최대당첨금을 넘습니다.'
  return undefined
}

/** True when members of the level may stake or win more than before. */
export const isLevelRaised = (before: MinigameLevel, after: MinigameLevel): boolean =>
  after.stakeMax > before.stakeMax || after.payoutMax > before.payoutMax
