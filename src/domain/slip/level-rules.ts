import type { BetLimits, LevelSetting } from './bet-limits.ts'

/** Maximum limit in won: what fits in a field of the back office. */
export const LIMIT_WON_MAX = 999_999_999_999

export const limitKinds = ['general', 'live', 'special'] as const
export type LimitKind = (typeof limitKinds)[number]

/** An invalid limit: the field, and the reason in Korean. */
export type LimitsFault = { readonly figure: keyof BetLimits; readonly why: string }

/**
 * Returns why limits are invalid: no stake is possible, or even the minimum stake exceeds the maximum
 * winnings at 1.01.
 */
function limitsFault({ stakeMin, stakeMax, winningsMax, totalOddsMax }: BetLimits): LimitsFault | undefined {
  if (stakeMin < 1) return { figure: 'stakeMin', why: '최소베팅금은 1원 이상이어야 합니다.' }
  if (stakeMax < stakeMin) return { figure: 'stakeMax', why: '최대베팅금이 최소베팅금보다 작습니다.' }
  if (winningsMax < Math.floor(stakeMin * 1.01))
    return { figure: 'winningsMax', why: '최소금액만 걸어도 최대당첨금을 넘습니다.' }
  if (totalOddsMax < 101) return { figure: 'totalOddsMax', why: '최대배당은 1.01배 이상이어야 합니다.' }
  return undefined
}

/** Returns the first invalid limit of a level. */
export function levelFault(
  setting: Pick<LevelSetting, LimitKind>,
): (LimitsFault & { readonly kind: LimitKind }) | undefined {
  for (const kind of limitKinds) {
    const fault = limitsFault(setting[kind])
    if (fault) return { ...fault, kind }
  }
  return undefined
}
