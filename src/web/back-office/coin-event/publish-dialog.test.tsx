import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { PublishDialog } from './publish-dialog.tsx'

useDrawing()

test('EVENT-003 publishes prizes with a reason, once their chances add up to 100.00%', async () => {
  answer({ 'admin/coin-event/tables': { version: 1 } })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<PublishDialog last={undefined} onClose={onClose} />)
  const publish = screen.getByRole<HTMLButtonElement>('button', { name: '게시' })
  const chance = screen.getByLabelText('1. 확률 (만분율)')
  await user.clear(chance)
  await user.type(chance, '2500')
  await user.click(screen.getByRole('button', { name: '이벤트 시작' }))
  expect(screen.getByText(/합계 25.00% · 100.00%가 되어야 합니다./)).toBeTruthy()
  expect(publish.disabled).toBe(true)
  // A new prize starts with the remaining chance.
  await user.click(screen.getByRole('button', { name: '상품 추가' }))
  expect(screen.getByText('합계 100.00%')).toBeTruthy()
  const [points] = screen.getAllByLabelText('포인트')
  if (points) await user.type(points, '500')
  await user.click(publish)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/coin-event/tables')[0]?.body).toEqual({
    cost: 1,
    dailyLimit: 10,
    prizes: [
      { weight: 2_500, points: 500, coins: 0 },
      { weight: 7_500, points: 0, coins: 0 },
    ],
    reason: '이벤트 시작',
  })
})
