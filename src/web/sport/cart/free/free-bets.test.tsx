import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnCoupon } from '#contract/promotions/coupons.ts'
import { answer, callsOf, useDrawing } from '#tests/support/components/drawn.tsx'
import { CartOnPage, drawCart, pickAt, rows, useEmptyCart } from '#tests/support/components/drawn-cart.tsx'

useDrawing()
useEmptyCart()

const coupon: OwnCoupon = {
  id: '0190a000-0000-7000-8000-000000000003',
  ...{ name: '조합 프리벳', kind: 'free-bet', amount: 10_000, percent: null, turnoverPercent: 0 },
  ...{ lastDay: '2026-12-21', minOdds: 150, minLegs: 2, terms: '2폴더 이상 · 총배당 1.5배 이상' },
  ...{ givenAt: '2026-11-21 12:00:00', usedAt: null, state: 'unused' },
}
const path = 'sports-prematch/betting/free'

test('handbook 5.7 places a free bet from the cart with its terms, payout and coupon', async () => {
  answer({ 'coupon/free-bets': { coupons: [coupon] }, [path]: { id: coupon.id, emoney: 1_000_000 } })
  const { press } = await drawCart()
  pickAt(150)
  await screen.findByText('2폴더 이상 · 총배당 1.5배 이상 · 12.21까지')
  await press('프리벳 10,000원 사용')
  const place = await screen.findByRole<HTMLButtonElement>('button', { name: '프리벳 베팅' })
  expect(place.disabled).toBe(true)
  expect(screen.getByRole('alert').textContent).toContain('2폴더 이상부터')
  await press('취소')
  pickAt(200)
  await press('프리벳 10,000원 사용')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('20,000원')
  await press('프리벳 베팅')
  expect(callsOf(path).map(({ body }) => body)).toMatchObject([{ couponId: coupon.id, amounts: 10_000 }])
  expect(rows()).toHaveLength(0)
})

test('offers no free bets in play', async () => {
  answer({ 'coupon/free-bets': { coupons: [coupon] } })
  await drawCart(<CartOnPage page="inplay" />)
  expect(screen.queryByText(/프리벳/)).toBeNull()
  expect(callsOf('coupon/free-bets')).toEqual([])
})
