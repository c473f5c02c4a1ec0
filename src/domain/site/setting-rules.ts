import type { Instant } from '../instant.ts'
import type { BonusTier } from '../slip/bonus.ts'
import { tiersFault } from '../slip/bonus-tiers.ts'
import { type CrossRules, crossFault } from '../slip/cross-rules.ts'

/** Settings that must be consistent with each other. */
type Fitting = {
  /** Minutes. */
  readonly logoutMin: number
  /** Minutes; 0 means never. */
  readonly autoLogoutMin: number
  readonly resultCorrectionHours: number
  readonly oddsHistoryDays: number
  readonly siteMaintenance: boolean
  readonly maintenanceEndsAt: Instant | null
  /** Won; 0 means no cap. */
  readonly houseStakeDayMax: number
  readonly houseLossDayMax: number
  readonly crossRules: CrossRules
  readonly bonusTiers: readonly BonusTier[]
}

/** An inconsistent setting and the reason in Korean. */
export type SettingFault = { readonly setting: keyof Fitting; readonly why: string }

const HOURS_A_DAY = 24

/** A lower cap would prevent betting, for which there are switches. */
const HOUSE_CAP_MIN = 10_000

/**
 * Returns why the settings are inconsistent: the idle time can't exceed the login time, a correction
 * needs the odds history, the loss cap can't exceed the stake cap, and a maintenance can't end in the
 * past (FIELD-016).
 */
export function settingFault(settings: Fitting, now: Instant): SettingFault | undefined {
  const { logoutMin, autoLogoutMin, resultCorrectionHours, oddsHistoryDays } = settings
  if (autoLogoutMin > logoutMin)
    return { setting: 'autoLogoutMin', why: '자동 로그아웃 시간은 로그인 유지 시간보다 길 수 없습니다.' }
  if (resultCorrectionHours > oddsHistoryDays * HOURS_A_DAY)
    return {
      setting: 'resultCorrectionHours',
      why: '결과 정정 기간은 배당 이력 보관 기간보다 길 수 없습니다.',
    }
  const { houseStakeDayMax, houseLossDayMax } = settings
  if ([houseStakeDayMax, houseLossDayMax].some(cap => cap > 0 && cap < HOUSE_CAP_MIN))
    return { setting: 'houseStakeDayMax', why: '하루 한도는 0 또는 10,000원 이상이어야 합니다.' }
  if (houseStakeDayMax > 0 && houseLossDayMax > houseStakeDayMax)
    return { setting: 'houseLossDayMax', why: '하루 손실 한도는 하루 베팅 한도보다 클 수 없습니다.' }
  const crossWhy = crossFault(settings.crossRules)
  if (crossWhy !== undefined) return { setting: 'crossRules', why: crossWhy }
  const bonusWhy = tiersFault(settings.bonusTiers)
  if (bonusWhy !== undefined) return { setting: 'bonusTiers', why: bonusWhy }
  const { siteMaintenance, maintenanceEndsAt } = settings
  if (siteMaintenance && maintenanceEndsAt !== null && maintenanceEndsAt <= now)
    return { setting: 'maintenanceEndsAt', why: '점검 종료 예정 시각은 현재 시각 이후여야 합니다.' }
  return undefined
}
