import type { LevelSetting } from '#contract/site/level-setting.ts'
import type { PageLimits } from '#contract/site/site.ts'
import type { LimitKind } from '#domain/slip/level-rules.ts'

export const kindTitle: Readonly<Record<LimitKind, string>> = {
  general: '일반',
  live: '라이브',
  special: '스페셜',
}

/** The limits of a level on one kind of page, with field names common to all kinds. */
export const limitsOf = (level: LevelSetting, kind: LimitKind): PageLimits => {
  switch (kind) {
    case 'general':
      return level
    case 'live':
      return {
        minBetAmount: level.minLiveBetAmount,
        maxBetAmount: level.maxLiveBetAmount,
        maxWinAmount: level.maxLiveWinAmount,
        maxBetPercent: level.maxLiveBetPercent,
      }
    case 'special':
      return {
        minBetAmount: level.minSpecialBetAmount,
        maxBetAmount: level.maxSpecialBetAmount,
        maxWinAmount: level.maxSpecialWinAmount,
        maxBetPercent: level.maxSpecialBetPercent,
      }
  }
}

/** The limits of one kind of page under the level's field names (FIELD-006 to FIELD-008). */
export const levelChanges = (kind: LimitKind, limits: PageLimits): Partial<Omit<LevelSetting, 'level'>> => {
  const { minBetAmount, maxBetAmount, maxWinAmount, maxBetPercent } = limits
  switch (kind) {
    case 'general':
      return { minBetAmount, maxBetAmount, maxWinAmount, maxBetPercent }
    case 'live':
      return {
        minLiveBetAmount: minBetAmount,
        maxLiveBetAmount: maxBetAmount,
        maxLiveWinAmount: maxWinAmount,
        maxLiveBetPercent: maxBetPercent,
      }
    case 'special':
      return {
        minSpecialBetAmount: minBetAmount,
        maxSpecialBetAmount: maxBetAmount,
        maxSpecialWinAmount: maxWinAmount,
        maxSpecialBetPercent: maxBetPercent,
      }
  }
}
