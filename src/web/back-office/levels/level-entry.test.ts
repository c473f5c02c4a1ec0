import { expect, test } from 'vitest'
import type { LevelSetting } from '#contract/site/level-setting.ts'
import { limitKinds } from '#domain/slip/level-rules.ts'
import { levelChanges, limitsOf } from './level-entry.ts'

const level: LevelSetting = {
  level: 3,
  minBetAmount: 1,
  maxBetAmount: 2,
  maxWinAmount: 3,
  maxBetPercent: 4,
  minLiveBetAmount: 5,
  maxLiveBetAmount: 6,
  maxLiveWinAmount: 7,
  maxLiveBetPercent: 8,
  minSpecialBetAmount: 9,
  maxSpecialBetAmount: 10,
  maxSpecialWinAmount: 11,
  maxSpecialBetPercent: 12,
}

test('FIELD-006 FIELD-007 FIELD-008 sends the limits of each kind back under their original names', () => {
  const changes = limitKinds.map(kind => levelChanges(kind, limitsOf(level, kind)))
  expect({ level: 3, ...Object.assign({}, ...changes) }).toEqual(level)
  expect(changes.map(each => Object.keys(each).length)).toEqual([4, 4, 4])
})
