import { expect, test } from 'vitest'
import { MARK_DAYS, marksOf, type PlayDay } from './marks.ts'

const quiet = Array.from(
  { length: MARK_DAYS },
  (_, index): PlayDay => ({ day: `day ${index}`, staked: 0, returned: 0, nightBets: 0 }),
)
/** Four quiet weeks with some days replaced; −1 is today. */
const withDays = (days: Readonly<Record<number, Partial<PlayDay>>>) =>
  quiet.map((one, index) => ({ ...one, ...days[index - MARK_DAYS] }))

test.each([
  ['nothing', {}, []],
  [
    'three nights of a week',
    { [-1]: { nightBets: 1 }, [-4]: { nightBets: 9 }, [-7]: { nightBets: 1 } },
    ['night-play'],
  ],
  [
    'two nights, and one before',
    { [-1]: { nightBets: 1 }, [-4]: { nightBets: 1 }, [-8]: { nightBets: 1 } },
    [],
  ],
  [
    'three times the usual week',
    { [-20]: { staked: 600_000 }, [-2]: { staked: 600_000 } },
    ['stakes-rising'],
  ],
  ['a little less', { [-20]: { staked: 600_000 }, [-2]: { staked: 599_999 } }, []],
  ['three times a tiny amount', { [-20]: { staked: 1_000 }, [-2]: { staked: 499_999 } }, []],
  ['a first week', { [-2]: { staked: 9_000_000 } }, []],
  [
    'twice as much after a loss, two times',
    { [-5]: { staked: 100_000 }, [-4]: { staked: 200_000 }, [-3]: { staked: 400_000, returned: 900_000 } },
    ['loss-chased'],
  ],
  ['twice as much after a loss, once', { [-5]: { staked: 100_000 }, [-4]: { staked: 200_000 } }, []],
  [
    'more after a win',
    {
      [-5]: { staked: 100_000, returned: 1 },
      [-4]: { staked: 200_000, returned: 200_000 },
      [-3]: { staked: 400_000 },
    },
    [],
  ],
] as const)('field P12 the marks of %s', (_, days, marks) => {
  expect(marksOf(withDays(days))).toEqual(marks)
})
