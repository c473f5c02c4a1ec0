import { expect, test } from 'vitest'
import { won } from '../money.ts'
import { odds } from '../odds.ts'
import { levelFault } from './level-rules.ts'
import { levelSettings } from './level-settings.ts'

const limits = {
  stakeMin: won(5_000),
  stakeMax: won(1_000_000),
  winningsMax: won(3_000_000),
  totalOddsMax: odds(100_00),
}

test.each([
  [{}, undefined],
  [{ stakeMin: won(0) }, 'stakeMin'],
  [{ stakeMax: won(4_999) }, 'stakeMax'],
  [{ stakeMax: won(5_000) }, undefined],
  [{ winningsMax: won(5_049) }, 'winningsMax'],
  [{ winningsMax: won(5_050) }, undefined],
  [{ totalOddsMax: odds(100) }, 'totalOddsMax'],
  [{ totalOddsMax: odds(101) }, undefined],
])('of limits changed by %j the invalid figure is %s', (changes, figure) => {
  const [level] = levelSettings
  expect(level && levelFault({ ...level, live: { ...limits, ...changes } })).toEqual(
    figure && expect.objectContaining({ kind: 'live', figure }),
  )
})

test('FIELD-005 the default levels are valid', () => {
  for (const setting of levelSettings) expect(levelFault(setting)).toBeUndefined()
})
