import { expect, test } from 'vitest'
import { instant } from '../instant.ts'
import { bonusTiers } from '../slip/bonus.ts'
import { shippedCrossRules } from '../slip/cross-rules.ts'
import { settingFault } from './setting-rules.ts'

const now = instant(1_000_000)
const fitting = {
  logoutMin: 60,
  autoLogoutMin: 30,
  resultCorrectionHours: 24,
  oddsHistoryDays: 30,
  siteMaintenance: false,
  maintenanceEndsAt: null,
  houseStakeDayMax: 30_000_000,
  houseLossDayMax: 3_000_000,
  crossRules: shippedCrossRules,
  bonusTiers,
}

test.each([
  [{}, undefined],
  [{ autoLogoutMin: 0 }, undefined],
  [{ autoLogoutMin: 60 }, undefined],
  [{ autoLogoutMin: 61 }, 'autoLogoutMin'],
  [{ resultCorrectionHours: 720 }, undefined],
  [{ resultCorrectionHours: 72, oddsHistoryDays: 2 }, 'resultCorrectionHours'],
  [{ siteMaintenance: true, maintenanceEndsAt: instant(1_000_001) }, undefined],
  [{ siteMaintenance: true, maintenanceEndsAt: now }, 'maintenanceEndsAt'],
  [{ siteMaintenance: false, maintenanceEndsAt: now }, undefined],
  [{ houseStakeDayMax: 0, houseLossDayMax: 0 }, undefined],
  [{ houseStakeDayMax: 0 }, undefined],
  [{ houseLossDayMax: 9_999 }, 'houseStakeDayMax'],
  [{ houseStakeDayMax: 2_999_999 }, 'houseLossDayMax'],
  [{ crossRules: { ...shippedCrossRules, legsMin: 1 } }, 'crossRules'],
  [{ bonusTiers: bonusTiers.slice(1) }, 'bonusTiers'],
] as const)('FIELD-016 with %j the setting that does not fit is %s', (changes, setting) => {
  expect(settingFault({ ...fitting, ...changes }, now)?.setting).toBe(setting)
})
