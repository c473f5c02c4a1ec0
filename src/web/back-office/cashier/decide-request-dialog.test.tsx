import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DeskRequest } from '#contract/cashier/cash-desk.ts'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { DecideRequestDialog } from './decide-request-dialog.tsx'

useDrawing()

const id = '0190a000-0000-7000-8000-000000000002'
const request: DeskRequest = {
  ...{
    id,
    no: 15,
    direction: 'withdrawal',
    method: 'bank',
    amount: 50_000,
    state: 'requested',
    bonus: 'none',
  },
  member: { id: 7, userId: 'demo', nickname: '데모', level: 1 },
  ...{ holder: '김하늘', account: '국민은행 ••••••4555', at: '2026-11-21 12:00:00', decidedAt: null },
  ...{ decidedBy: null, reason: null, hints: ['owing', 'first'] },
}
const reasons = [
  { id: 1, direction: 'withdrawal', use: 'reject', text: '본인 확인이 필요합니다.' },
  { id: 2, direction: 'withdrawal', use: 'hold', text: '담당자가 확인하고 있습니다.' },
  { id: 3, direction: 'deposit', use: 'reject', text: '입금자명이 다릅니다.' },
]

test('handbook 6.3 rejects a request with a reason from its own list, which the member reads', async () => {
  answer({ 'admin/cash-reasons': { reasons }, [`admin/cash-requests/${id}/reject`]: request })
  logIn()
  const onClose = vi.fn()
  const user = draw(<DecideRequestDialog way="reject" request={request} onClose={onClose} />)
  expect(screen.getByText('미수금 있음')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '본인 확인이 필요합니다.' }))
  expect(screen.queryByRole('button', { name: '담당자가 확인하고 있습니다.' })).toBeNull()
  expect(screen.queryByRole('button', { name: '입금자명이 다릅니다.' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '출금 취소' }))
  expect(callsOf(`admin/cash-requests/${id}/reject`).map(({ body }) => body)).toEqual([
    { reason: '본인 확인이 필요합니다.' },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})
