import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shippedCrossRules } from '#domain/slip/cross-rules.ts'
import { answer, callsOf, draw, logIn, refusal, useDrawing } from '#tests/support/components/drawn.tsx'
import { changesOf } from '../kit/acts/act-words.ts'
import { BettingBonusForm } from './betting-bonus-form.tsx'
import type { WireCross } from './cross-entry.ts'
import { CrossForm } from './cross-form.tsx'

useDrawing()

const rules: WireCross = JSON.parse(JSON.stringify(shippedCrossRules))
const tiers = [3, 4, 5, 6, 7].map(folds => ({
  folds,
  betPrice: 1 + folds / 100,
  useFlag: folds % 2 === 1 ? (1 as const) : (0 as const),
}))

test('handbook 1.4 marks a changed pair and saves the whole matrix', async () => {
  answer({ 'admin/terms/cross': rules })
  logIn({ type: 1, role: 10 })
  const user = draw(<CrossForm rules={rules} />)
  expect(screen.queryByRole('button', { name: '저장' })).toBeNull()
  expect(screen.getByRole('checkbox', { name: '야구 승패 + 오버', checked: true })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: '축구 핸디캡 + 언더' }))
  expect(screen.getByText('켬')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('동일경기 조합에 필요한 최소 폴더'), '4')
  await user.click(screen.getByRole('button', { name: '규정 조정' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(callsOf('admin/terms/cross')).toHaveLength(1))
  expect(callsOf('admin/terms/cross')[0]?.body).toEqual({
    rules: {
      ...rules,
      sports: rules.sports.map(sport =>
        sport.sportId === 6046 ? { ...sport, pairs: ['handicap-under'] } : sport,
      ),
      legsMin: 4,
    },
    reason: '규정 조정',
  })
})

test('handbook 1.4 shows read-only operators the matrix with disabled controls', () => {
  logIn({ type: 1, role: 1 })
  draw(<CrossForm rules={rules} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getAllByText('가능')).toHaveLength(8)
  expect(screen.getByLabelText<HTMLSelectElement>('동일경기 조합에 필요한 최소 폴더').disabled).toBe(true)
})

test('handbook 1.6 does not send a bonus that pays less than one with fewer folds', async () => {
  answer({ 'admin/terms/bonus': refusal(409, '') })
  logIn({ type: 1, role: 10 })
  const user = draw(<BettingBonusForm tiers={tiers} />)
  const price = screen.getByLabelText('5폴더 배당')
  await user.clear(price)
  await user.type(price, '1.02')
  expect(screen.getByText(/낮을 수 없습니다/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '보너스 조정' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '저장' }).disabled).toBe(true)
  await user.clear(price)
  await user.type(price, '1.06')
  expect(screen.getByText('총배당 10.00배 → 10.60배')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: '4폴더 이상 보너스' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(callsOf('admin/terms/bonus')).toHaveLength(1))
  expect(callsOf('admin/terms/bonus')[0]?.body).toMatchObject({
    tiers: tiers.map(tier =>
      tier.folds === 5 ? { ...tier, betPrice: 1.06 } : tier.folds === 4 ? { ...tier, useFlag: 1 } : tier,
    ),
  })
})

test('describes changes of the terms in the action log', () => {
  const told = (act: string, before: unknown, after: unknown) =>
    changesOf({ act, before, after, fixture: null }).map(({ name, before: was, after: is }) => [
      name,
      was,
      is,
    ])
  const football = { ...rules, sports: [{ sportId: 6046, pairs: ['win-over'] }], legsMin: 4 }
  expect(
    told(
      'change-cross-rules',
      { crossRules: { ...rules, sports: [{ sportId: 6046, pairs: [] }] } },
      { crossRules: football },
    ),
  ).toEqual([
    ['축구 승패 + 오버', '불가', '가능'],
    ['최소 폴더', '3', '4'],
  ])
  const tier = (odds: number, offered: boolean) => ({ bonusTiers: [{ folds: 4, odds, offered }] })
  expect(told('change-bonus-tiers', tier(104, false), tier(105, true))).toEqual([
    ['4폴더', '1.04 끔', '1.05 켬'],
  ])
  expect(
    told('set-house-limit', null, { place: '울산 VS 서울', stakeMax: 300_000, payoutMax: null }),
  ).toEqual([
    ['대상', undefined, '울산 VS 서울'],
    ['최대 베팅금', '제한 없음', '300,000원'],
  ])
  expect(told('remove-house-limit', { place: 'K리그1', stakeMax: 300_000 }, null)).toEqual([
    ['대상', undefined, 'K리그1'],
    ['최대 베팅금', '300,000원', '제한 없음'],
  ])
})
