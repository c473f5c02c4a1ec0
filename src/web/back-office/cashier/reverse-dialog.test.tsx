import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DeskRequest } from '#contract/cashier/cash-desk.ts'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { ReverseDialog } from './reverse-dialog.tsx'

useDrawing()

const id = '0190a000-0000-7000-8000-000000000001'
const request: DeskRequest = {
  ...{ id, no: 12, direction: 'deposit', method: 'bank', amount: 100_000, state: 'done', bonus: 'none' },
  member: { id: 7, userId: 'demo', nickname: '데모', level: 1 },
  ...{ holder: '김하늘', account: '국민은행 ••••••4555', at: '2026-11-21 12:00:00', decidedAt: null },
  ...{ decidedBy: null, reason: null, hints: [] },
}
const sums = { deposits: 100_000, withdrawals: 0, depositCount: 1, withdrawalCount: 0 }
const whole = (balance: number) => ({
  ...{ ...request, steps: [], reversal: null },
  member: { ...request.member, ...sums, balance, owed: 0 },
})

test('reverses a deposit with a reason and shows the resulting debt first', async () => {
  answer({ [`admin/cash-requests/${id}`]: whole(40_000), [`admin/cash-requests/${id}/reverse`]: request })
  logIn()
  const onClose = vi.fn()
  const user = draw(<ReverseDialog request={request} onClose={onClose} />)
  await screen.findByText(/부족한 60,000원은 미수금/)
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: '입금 회수' })
  expect(confirm.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: '은행에서 입금이 반환되었습니다.' }))
  await user.click(confirm)
  expect(callsOf(`admin/cash-requests/${id}/reverse`).map(({ body }) => body)).toEqual([
    { reason: '은행에서 입금이 반환되었습니다.' },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test('shows no debt when the balance covers the reversal', async () => {
  answer({ [`admin/cash-requests/${id}`]: whole(100_000) })
  logIn()
  draw(<ReverseDialog request={request} onClose={vi.fn()} />)
  await screen.findByText('100,000원')
  expect(screen.queryByText(/미수금/)).toBeNull()
})
