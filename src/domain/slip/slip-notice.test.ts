import { expect, test } from 'vitest'
import { defaultLimits } from '#tests/support/facts/default-limits.ts'
import { aLeg, legsAt } from '#tests/support/facts/legs.ts'
import { addAmount, maxAmount, typeAmount } from '#tests/support/facts/slip-amounts.ts'
import { won } from '../money.ts'
import { odds } from '../odds.ts'
import { literalProtoLimits } from './bet-limits.ts'
import { boundsOf, emptySlip, type SlipTerms, slipViolations } from './bet-slip.ts'
import { cutNotice, stopNotice } from './slip-notice.ts'

const balance = won(1_000_000)
const general: SlipTerms = {
  page: 'cross',
  limits: { ...defaultLimits, totalOddsMax: odds(100_00) },
  balance,
}
const wide: SlipTerms = { ...general, limits: { ...general.limits, totalOddsMax: odds(5_000_00) } }
const proto: SlipTerms = { page: 'proto', limits: literalProtoLimits, balance }

const slipAt = (price: number) => ({ ...emptySlip, legs: [aLeg({ odds: price })] })

const tooLittle = { code: 'STAKE_BELOW_MINIMUM', min: 5_000 }
const noStakeFits = (max: number) => ({ code: 'NO_STAKE_FITS_WINNINGS', max })
const tooHigh = { code: 'TOTAL_ODDS_ABOVE_MAXIMUM', max: 100_00 }

test.each([
  ['at modest odds the stake is too low', general, 3_00, '4999', tooLittle],
  ['so is an empty amount', general, 3_00, '', tooLittle],
  ['a sufficient stake gets no notice', general, 3_00, '5000', undefined],
  ['at exactly the maximum odds the stake is too low', general, 100_00, '', tooLittle],
  ['a hundredth above, the odds are too high', general, 100_01, '', tooHigh],
  ['an amount does not change the cause', general, 100_01, '5000', tooHigh],
  ['names the stricter of both maxima', general, 5_000_00, '5000', tooHigh],
  ['the minimum stake wins exactly the maximum', wide, 600_00, '', tooLittle],
  ['a hundredth more wins too much', wide, 600_01, '', noStakeFits(3_000_000)],
  ['names the cause of a cut', wide, 1_000_00, '5000', noStakeFits(3_000_000)],
  ['the winnings limit is stricter than the odds', wide, 6_000_00, '5000', noStakeFits(3_000_000)],
  ['LIMIT-007 with the written proto limits no bet fits', proto, 1_57, '5000', noStakeFits(5_000)],
] as const)('VALID-013 before the press: %s', (_, terms, price, typed, told) => {
  const slip = typeAmount(slipAt(price), typed, terms)
  expect(stopNotice(slip, terms, slipViolations(slip, terms)[0])).toEqual(told)
})

test('names the odds of ten long shots at any amount, while the alert keeps its order', () => {
  const slip = addAmount({ ...emptySlip, legs: legsAt(10, 351) }, won(5_000), general)
  const [first] = slipViolations(slip, general)
  expect(slip.stake.text).toBe('10')
  expect(first).toEqual(tooLittle)
  expect(stopNotice(slip, general, first)).toEqual(tooHigh)
})

test('passes an empty slip and every other violation on unchanged', () => {
  expect(stopNotice(emptySlip, proto, { code: 'NO_SELECTION' })).toEqual({ code: 'NO_SELECTION' })
  expect(stopNotice(emptySlip, proto, undefined)).toBeUndefined()
})

test('VALID-014 reports a balance below the minimum stake instead of asking for a higher stake', () => {
  const nothing = { ...general, balance: won(0) }
  const first = { code: 'STAKE_BELOW_MINIMUM', min: won(5_000) } as const
  expect(stopNotice(slipAt(2_00), nothing, first)).toEqual({ code: 'BALANCE_BELOW_MINIMUM', balance: 0 })
})

const cut = { code: 'STAKE_CUT_TO_WINNINGS' }
const slip = slipAt(10_00)
const rich = { ...general, balance: won(100_000_000) }
const poor = { ...general, balance: won(20_000) }
const modest = { ...general, limits: { ...general.limits, stakeMax: won(200_000) } }

test.each([
  ['MAX', maxAmount(slip, general), general, cut],
  ['a quick amount', addAmount(slip, won(500_000), general), general, cut],
  ['an amount typed', typeAmount(slip, '300001', general), general, cut],
  ['a quick amount that fits exactly', addAmount(slip, won(300_000), general), general, undefined],
  ['MAX at the maximum bet', maxAmount(slip, modest), modest, undefined],
  ['MAX at the balance', maxAmount(slip, { ...general, balance: won(7_777) }), general, undefined],
  ['the same amount typed afterwards', typeAmount(maxAmount(slip, rich), '300000', rich), rich, undefined],
  ['lower odds since then', { ...maxAmount(slip, rich), legs: [aLeg({ odds: 9_00 })] }, rich, undefined],
  ['an amount above the balance', typeAmount(slip, '50000', poor), poor, { code: 'STAKE_CUT_TO_BALANCE' }],
  ['the same with a higher balance since', typeAmount(slip, '50000', poor), general, undefined],
] as const)('CART-018 CART-021 notifies the member of a cut amount: %s', (_, after, terms, told) => {
  expect(cutNotice(after.stake, boundsOf(after, terms))).toEqual(told)
})
