import { describe, expect, test } from 'vitest'
import { aBonus, legsAt } from '#tests/support/facts/legs.ts'
import { odds } from '../odds.ts'
import { bonusFolds, bonusTiers, checkBonus, isTooLowForBonus, remainingBonus } from './bonus.ts'
import { slipText } from './slip-texts.ko.ts'

test.each([
  ['BETFLOW-019', 3, 3, true],
  ['BETFLOW-019', 3, 2, false],
  ['BETFLOW-020', 5, 5, true],
  ['BETFLOW-020', 5, 4, false],
  ['BETFLOW-020', 7, 10, true],
  ['BETFLOW-020', 3, 0, false],
])('%s a %i-fold bonus with %i picks stays: %s', (_, folds, picks, stays) => {
  expect(remainingBonus(legsAt(picks), aBonus(folds)) !== undefined).toBe(stays)
})

test.each([
  ['3폴더', 3],
  ['3폴더 이상 1.03', 3],
  ['10폴더', 10],
  ['보너스', undefined],
])('BETFLOW-020 the folds of %j are %s', (name, folds) => {
  expect(bonusFolds(name)).toBe(folds)
})

test.each([
  ['VALID-030', 129, true],
  ['VALID-031', 131, false],
  ['VALID-032', 130, true],
])('%s odds of %i hundredths with a bonus are too low: %s', (_, hundredths, tooLow) => {
  expect(isTooLowForBonus(odds(hundredths))).toBe(tooLow)
})

describe('adding', () => {
  test('BETFLOW-021 2 picks refuse a 3-fold, 3 picks accept it', () => {
    const [violation] = checkBonus('cross', legsAt(2), aBonus(3))
    expect(violation && slipText(violation)).toBe('[보너스]는 3폴더 이상 선택 후 이용해 주세요.')
    expect(checkBonus('cross', legsAt(3), aBonus(3))).toEqual([])
  })

  test('VALID-033 a pick of 1.30 or less refuses the bonus with the same text', () => {
    const [violation] = checkBonus('cross', [...legsAt(3), ...legsAt(1, 120)], aBonus(3))
    expect(violation && slipText(violation)).toBe('보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.')
  })

  test.each(['cross', 'wintielose', 'handicap'] as const)('the %s page offers bonuses', page => {
    expect(checkBonus(page, legsAt(3), aBonus(3))).toEqual([])
  })

  test.each(['special', 'live', 'proto', 'europe', 'inplay', 'virtual', 'minigame'] as const)(
    'the %s page offers no bonuses',
    page => {
      expect(checkBonus(page, legsAt(3), aBonus(3)).map(slipText)).toEqual([
        '보너스 배당을 사용할 수 없는 베팅입니다.',
      ])
    },
  )
})

test('offers 3, 5 and 7 folds at 1.03, 1.05 and 1.07', () => {
  const offered = bonusTiers.filter(tier => tier.offered)
  expect(offered.map(tier => [tier.folds, tier.odds])).toEqual([
    [3, 103],
    [5, 105],
    [7, 107],
  ])
})
