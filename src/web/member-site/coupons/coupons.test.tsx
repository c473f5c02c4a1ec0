import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, draw, findAll, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { useAlerts } from '#web/kit/overlays/alerts.ts'
import { CodeForm } from './code-form.tsx'
import { Page } from './coupon-page.tsx'

useDrawing()

const usual = {
  percent: null,
  turnoverPercent: 0,
  lastDay: '2026-12-20',
  givenAt: '2026-11-20 10:00:00',
  usedAt: null,
  state: 'unused',
} as const
const POINTS = '0193b6f0-0000-7000-8000-000000000001'
const box = {
  unused: 3,
  totalCount: 4,
  pageCount: 1,
  coupons: [
    { ...usual, id: POINTS, name: '포인트 쿠폰', kind: 'points', amount: 5_000 },
    {
      ...usual,
      id: '0193b6f0-0000-7000-8000-000000000002',
      name: '머니 쿠폰',
      kind: 'money',
      amount: 20_000,
      turnoverPercent: 100,
    },
    {
      ...usual,
      id: '0193b6f0-0000-7000-8000-000000000003',
      name: '충전 쿠폰',
      kind: 'deposit-bonus',
      amount: 30_000,
      percent: 10,
      turnoverPercent: 200,
    },
    {
      ...usual,
      id: '0193b6f0-0000-7000-8000-000000000004',
      name: '지난 쿠폰',
      kind: 'points',
      amount: 1_000,
      state: 'expired',
    },
  ],
}

test('WALLET-016 WALLET-017 shows each coupon with its state and asks before using one', async () => {
  answer({ coupon: box, [`coupon/${POINTS}/use`]: { emoney: 1_000, point: 5_000 } })
  logIn({})
  const user = draw(<Page />)
  await screen.findByText('포인트 쿠폰')
  expect(findAll('[data-coupon]').map(one => one.getAttribute('data-state'))).toEqual([
    'unused',
    'unused',
    'unused',
    'expired',
  ])
  expect(screen.getByText('기간만료')).toBeTruthy()
  expect(screen.getByText('사용 가능 3장')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '포인트 쿠폰 사용' }))
  expect(await screen.findByText('5,000포인트가 지급됩니다. 사용하시겠습니까?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '사용' }))
  await waitFor(() => expect(callsOf(`coupon/${POINTS}/use`)).toHaveLength(1))
})

test('handbook 5.7 refuses an invalid code at once, without sending it', async () => {
  answer({ 'coupon/code': box.coupons[0] })
  logIn({})
  const user = draw(<CodeForm />)
  await user.type(screen.getByLabelText('쿠폰 번호'), 'abc')
  await user.click(screen.getByRole('button', { name: '등록' }))
  expect(useAlerts.getState().texts).toEqual(['쿠폰 번호를 확인해 주세요. (영문, 숫자 8~12자리)'])
  expect(callsOf('coupon/code')).toHaveLength(0)
  useAlerts.setState({ texts: [] })
  await user.type(screen.getByLabelText('쿠폰 번호'), 'defg12')
  await user.click(screen.getByRole('button', { name: '등록' }))
  await waitFor(() => expect(callsOf('coupon/code')[0]?.body).toEqual({ code: 'ABCDEFG12' }))
})
