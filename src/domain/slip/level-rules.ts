import type { BetLimits, LevelSetting } from './bet-limits.ts'

/** The most won that a limit may be: what a figure of the desk has room for. */
export const LIMIT_WON_MAX = 999_999_999_999

export const limitKinds = ['general', 'live', 'special'] as const
export type LimitKind = (typeof limitKinds)[number]

/** What is wrong with limits: the figure to be changed, and the reason in Korean. */
export type LimitsFault = { readonly figure: keyof BetLimits; readonly why: string }

/** Why limits can't be meant: no stake is allowed, or even the smallest one wins more than it may at 1.01. */
function limitsFault({ stakeMin, stakeMax, winningsMax, totalOddsMax }: BetLimits): LimitsFault | undefined {
  if (stakeMin < 1) return { figure: 'stakeMin', why: '최소베팅금은 1원 이상이어야 합니다.' }
  if (stakeMax < stakeMin) return { figure: 'stakeMax', why: '최대베팅금이 최소베팅금보다 작습니다.' }
  if (winningsMax < Math.floor(stakeMin * 1.01))
    return { figure: 'winningsMax', why: '최소금액만 걸어도 최대당첨금을 넘습니다.' }
  if (totalOddsMax < 101) return { figure: 'totalOddsMax', why: '최대배당은 1.01배 이상이어야 합니다.' }
  return undefined
}

/** The first kind of a level whose limits can't be meant. */
export function levelFault(
  setting: Pick<LevelSetting, LimitKind>,
): (LimitsFault & { readonly kind: LimitKind }) | undefined {
  for (const kind of limitKinds) {
    const fault = limitsFault(setting[kind])
    if (fault) return { ...fault, kind }
  }
  return undefined
}
