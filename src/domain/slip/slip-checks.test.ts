import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultLimits } from '#tests/support/facts/default-limits.ts'
import { aBonus, aLeg, legsAt } from '#tests/support/facts/legs.ts'
import { anyBonus, anyLegs, anyLimits, anyStake } from '#tests/support/facts/slip-arbitraries.ts'
import { won } from '../money.ts'
import { odds, totalOdds, winnings } from '../odds.ts'
import type { BetLimits } from './bet-limits.ts'
import type { Leg } from './leg.ts'
import { checkSlip, type SlipQuestion, slipOdds } from './slip-checks.ts'
import { slipText } from './slip-texts.ko.ts'
import { largestStake } from './stake-input.ts'

const question = (change: Partial<SlipQuestion>): SlipQuestion => ({
  page: 'cross',
  legs: legsAt(1),
  bonus: undefined,
  stake: 10_000,
  limits: defaultLimits,
  formValid: true,
  ...change,
})
const codes = (change: Partial<SlipQuestion>) => checkSlip(question(change)).map(({ code }) => code)
const firstText = (change: Partial<SlipQuestion>) => checkSlip(question(change)).map(slipText)[0]
const wide: BetLimits = { ...defaultLimits, totalOddsMax: odds(1_000_00) }

describe('the seven checks before a bet is sent', () => {
  test('VALID-013 no selection and amount 0: text 1 is the alert', () => {
    expect(firstText({ legs: [], stake: 0 })).toBe('베팅을 선택해주세요.')
  })

  test('VALID-013 returns every violation, in the listed order', () => {
    expect(codes({ legs: [], stake: 0.5, formValid: false })).toEqual([
      'NO_SELECTION',
      'STAKE_BELOW_MINIMUM',
      'STAKE_FRACTIONAL',
      'FORM_INVALID',
    ])
    expect(codes({ legs: legsAt(1, 11_00), stake: 50_000_000.5, formValid: false })).toEqual([
      'STAKE_ABOVE_MAXIMUM',
      'WINNINGS_ABOVE_MAXIMUM',
      'TOTAL_ODDS_ABOVE_MAXIMUM',
      'STAKE_FRACTIONAL',
      'FORM_INVALID',
    ])
  })

  type Case = readonly [name: string, change: Partial<SlipQuestion>, text: string | undefined]
  const cases: readonly Case[] = [
    ['VALID-014', { legs: [] }, '베팅을 선택해주세요.'],
    ['VALID-015 4,999', { stake: 4_999 }, '최소베팅금 5,000원 미만 베팅하실수 없습니다.'],
    ['VALID-015 5,000', { stake: 5_000 }, undefined],
    [
      'VALID-016 max + 1',
      { stake: 50_000_001, legs: legsAt(1, 100) },
      '최대베팅금 50,000,000원 초과 베팅하실수 없습니다.',
    ],
    [
      'VALID-016 max',
      { stake: 1_000_000, limits: { ...defaultLimits, stakeMax: won(1_000_000) } },
      undefined,
    ],
    [
      'VALID-017 300,001 x 10',
      { stake: 300_001, legs: legsAt(1, 10_00) },
      '최대당첨금 3,000,000원을 초과하여 베팅하실수 없습니다.',
    ],
    ['VALID-017 300,000 x 10', { stake: 300_000, legs: legsAt(1, 10_00) }, undefined],
    [
      'VALID-017 a fraction of a won above',
      { stake: 900_901, legs: legsAt(1, 333) },
      '최대당첨금 3,000,000원을 초과하여 베팅하실수 없습니다.',
    ],
    ['VALID-018 10.01', { legs: legsAt(1, 10_01) }, '최대배당 10배을 초과하여 베팅하실수 없습니다.'],
    ['VALID-018 10.00', { legs: legsAt(1, 10_00) }, undefined],
    ['VALID-019', { stake: 5_000.5 }, '소수점으로 베팅 불가합니다.'],
    ['VALID-020', { formValid: false }, '입력항목을 확인해주세요.'],
    ['VALID-022 empty', { stake: undefined }, '최소베팅금 5,000원 미만 베팅하실수 없습니다.'],
    ['VALID-022 letters', { stake: Number.NaN }, '최소베팅금 5,000원 미만 베팅하실수 없습니다.'],
    ['negative', { stake: -10_000 }, '최소베팅금 5,000원 미만 베팅하실수 없습니다.'],
    ['infinite', { stake: Number.POSITIVE_INFINITY }, '최대베팅금 50,000,000원 초과 베팅하실수 없습니다.'],
    [
      'ROLE-010',
      { legs: legsAt(1, 20_01), limits: { ...wide, totalOddsMax: odds(20_00) } },
      '최대배당 20배을 초과하여 베팅하실수 없습니다.',
    ],
    [
      'ROLE-011',
      { legs: legsAt(1, 30_01), limits: { ...wide, totalOddsMax: odds(30_00) } },
      '최대배당 30배을 초과하여 베팅하실수 없습니다.',
    ],
    [
      'ROLE-012',
      { legs: legsAt(1, 40_01), limits: { ...wide, totalOddsMax: odds(40_00) } },
      '최대배당 40배을 초과하여 베팅하실수 없습니다.',
    ],
    [
      'ROLE-013',
      { legs: legsAt(1, 50_01), limits: { ...wide, totalOddsMax: odds(50_00) } },
      '최대배당 50배을 초과하여 베팅하실수 없습니다.',
    ],
  ]
  test.each(cases)('%s', (_, change, text) => {
    expect(firstText(change)).toBe(text)
  })

  test('VALID-021 won amounts in a text have separators, odds have none', () => {
    expect(slipText({ code: 'WINNINGS_ABOVE_MAXIMUM', max: won(3_000_000) })).toContain('3,000,000원')
    expect(slipText({ code: 'TOTAL_ODDS_ABOVE_MAXIMUM', max: odds(20_00) })).toContain('20배')
  })

  test('VALID-017 compares a fractional stake exactly, before check 6 refuses it', () => {
    const pays = (stake: number, price: number) => codes({ stake, legs: legsAt(1, price), limits: wide })
    expect(pays(300_000.1, 10_00)).toEqual(['WINNINGS_ABOVE_MAXIMUM', 'STAKE_FRACTIONAL'])
    expect(pays(428_571.2, 7_00)).toEqual(['STAKE_FRACTIONAL'])
    expect(pays(0.000_000_1, 7_00)).toEqual(['STAKE_BELOW_MINIMUM', 'STAKE_FRACTIONAL'])
  })
})

describe('which legs a slip may hold', () => {
  type Case = readonly [name: string, change: Partial<SlipQuestion>, codes: readonly string[]]
  const home = aLeg()
  const cases: readonly Case[] = [
    ['ten legs', { legs: legsAt(10, 110) }, []],
    ['eleven legs', { legs: legsAt(11, 110) }, ['LEGS_ABOVE_MAXIMUM']],
    ['the same outcome twice', { legs: [home, home] }, ['OUTCOME_REPEATED']],
    ['two outcomes of one market', { legs: [home, aLeg({ pick: 'X' })] }, ['BOTH_SIDES_IN_SLIP']],
    [
      'the two sides at two lines',
      {
        legs: [
          aLeg({ market: 'underOver', pick: 'Over', line: 250 }),
          aLeg({ market: 'underOver', pick: 'Under', line: 350 }),
        ],
      },
      ['BOTH_SIDES_IN_SLIP', 'SAME_FIXTURE_PAIR'],
    ],
    [
      'a single switched off',
      { folds: { singles: false, doubles: true, singleStakeMax: undefined } },
      ['SINGLE_NOT_ALLOWED'],
    ],
    [
      'a double switched off',
      { legs: legsAt(2), folds: { singles: true, doubles: false, singleStakeMax: undefined } },
      ['DOUBLE_NOT_ALLOWED'],
    ],
    [
      'a single above its own maximum',
      { folds: { singles: true, doubles: true, singleStakeMax: won(9_999) } },
      ['SINGLE_STAKE_ABOVE_MAXIMUM'],
    ],
    [
      'a double above the maximum of a single',
      { legs: legsAt(2), folds: { singles: true, doubles: true, singleStakeMax: won(9_999) } },
      [],
    ],
    ['a proto single', { page: 'proto' }, ['LEGS_BELOW_MINIMUM']],
    ['a proto double', { page: 'proto', legs: legsAt(2) }, []],
    ['VALID-033 a bonus with 1.30', { legs: legsAt(3, 130), bonus: aBonus(3) }, ['BONUS_ODDS_TOO_LOW']],
    ['VALID-031 a bonus with 1.31', { legs: legsAt(3, 131), bonus: aBonus(3) }, []],
    [
      'BETFLOW-021 a bonus with too few picks',
      { legs: legsAt(2), bonus: aBonus(3) },
      ['BONUS_LEGS_BELOW_FOLDS'],
    ],
    [
      'a bonus on the European page',
      { page: 'europe', legs: legsAt(3, 150), bonus: aBonus(3) },
      ['BONUS_NOT_ON_PAGE'],
    ],
  ]
  test.each(cases)('%s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected)
  })

  test('the bonus counts for total odds and maximum winnings', () => {
    const legs = legsAt(3, 200)
    const limits = { ...defaultLimits, totalOddsMax: odds(8_00) }
    expect(slipOdds(legs, aBonus(3))).toBe(8_24)
    expect(codes({ legs, limits })).toEqual([])
    expect(codes({ legs, limits, bonus: aBonus(3) })).toEqual(['TOTAL_ODDS_ABOVE_MAXIMUM'])
  })
})

describe('for every slip', () => {
  const anySlip = fc.record({ legs: anyLegs(), bonus: anyBonus, stake: anyStake, limits: anyLimits })

  test('VALID-023 the order of the legs never changes a total or a verdict', () => {
    const shuffles = anySlip.chain(slip =>
      fc.tuple(fc.constant(slip), fc.shuffledSubarray([...slip.legs], { minLength: slip.legs.length })),
    )
    fc.assert(
      fc.property(shuffles, ([slip, legs]) => {
        expect(slipOdds(legs, slip.bonus)).toBe(slipOdds(slip.legs, slip.bonus))
        expect(codes({ ...slip, legs })).toEqual(codes(slip))
      }),
    )
  })

  test('VALID-017 no slip that passes all checks can pay more than the maximum, even with void legs', () => {
    // Near the limits, where a rounding error would show.
    const atTheEdge = fc
      .record({ legs: anyLegs({ max: 3 }), limits: anyLimits, below: fc.nat({ max: 3 }) })
      .map(({ legs, limits, below }) => {
        const most = Math.min(largestStake(limits.winningsMax, slipOdds(legs, undefined)), limits.stakeMax)
        return { legs, limits, bonus: undefined, stake: won(most + 1 - below) }
      })
    let passed = 0
    fc.assert(
      fc.property(fc.oneof(anySlip, atTheEdge), fc.infiniteStream(fc.boolean()), (slip, voids) => {
        if (codes(slip).length > 0) return
        passed += 1
        const counted: readonly Leg[] = slip.legs.filter(() => voids.next().value === false)
        const stake = won(slip.stake)
        const { winningsMax } = slip.limits
        expect(winnings(stake, slipOdds(slip.legs, slip.bonus))).toBeLessThanOrEqual(winningsMax)
        expect(winnings(stake, totalOdds(counted.map(leg => leg.odds)))).toBeLessThanOrEqual(winningsMax)
      }),
      { numRuns: 2_000 },
    )
    expect(passed).toBeGreaterThan(100)
  })
})
