import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shippedTerms } from '#domain/slip/house-terms.ts'
import { answer, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { pickAt, useEmptyCart } from '#tests/support/components/drawn-cart.tsx'
import { houseTermsStore, useHouseTerms } from './house-terms.ts'
import { lockSlip, pickTier, termsNow, unlockSlip, useSlip } from './slip-store.ts'

useDrawing()
useEmptyCart()
afterEach(() => houseTermsStore.setState(shippedTerms))

const wire = {
  crossRules: { sports: [{ sportId: 6046, pairs: ['win-over'] }], others: [], legsMin: 4, pairsMax: 2 },
  bonusTiers: [{ folds: 4, betPrice: 1.15, useFlag: 1 }],
}

function Terms() {
  const { cross, tiers } = useHouseTerms()
  return <p>{`${cross.legsMin} ${tiers.map(({ folds, odds }) => `${folds}:${odds}`)}`}</p>
}

test('handbook 1.4, 1.6 uses the shipped terms until the current ones are loaded', async () => {
  answer({ 'setting/terms': wire })
  logIn()
  draw(<Terms />)
  expect(screen.getByText('3 3:103,4:104,5:105,6:106,7:107')).toBeTruthy()
  await screen.findByText('4 4:115')
  expect(termsNow().cross).toEqual(wire.crossRules)
})

const tiersWith = (odds: number, offered: boolean) => ({
  tiers: shippedTerms.tiers.map(tier =>
    tier.folds === 3 ? { ...tier, odds: odds as typeof tier.odds, offered } : tier,
  ),
})
const bonusOdds = () => useSlip.getState().slip.bonus?.odds

test('handbook 1.6 updates the bonus odds of an open slip and removes a withdrawn bonus', async () => {
  logIn()
  pickAt(150, 160, 180)
  const [tier] = shippedTerms.tiers
  if (tier) act(() => pickTier(tier))
  expect(bonusOdds()).toBe(103)
  act(() => houseTermsStore.setState(tiersWith(104, true)))
  expect(bonusOdds()).toBe(104)
  act(() => houseTermsStore.setState(tiersWith(104, false)))
  expect(bonusOdds()).toBeUndefined()
})

test('handbook 1.6 keeps the terms of a sent slip until it is answered', async () => {
  logIn()
  pickAt(150, 160, 180)
  const [tier] = shippedTerms.tiers
  if (tier) act(() => pickTier(tier))
  act(() => lockSlip(useSlip.getState().slip, 'ring'))
  act(() => houseTermsStore.setState(tiersWith(105, true)))
  expect(bonusOdds()).toBe(103)
  act(() => unlockSlip('ring'))
  await waitFor(() => expect(bonusOdds()).toBe(105))
})
