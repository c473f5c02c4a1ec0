import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { MilestoneDialog } from './milestone-dialog.tsx'

useDrawing()

test('ROUTE-071 saves a step with a reason and limits an attendance step to the days of a month', async () => {
  const step = { id: 1, kind: 'attendance', target: 31, points: 3_000, shown: true, claims: 0 }
  answer({ 'admin/milestones': step })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<MilestoneDialog onClose={onClose} />)
  await user.type(screen.getByLabelText('목표 (일)'), '99')
  await user.type(screen.getByLabelText('보상 (P)'), '3000')
  await user.click(screen.getByRole('button', { name: '이벤트 시작' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/milestones')[0]?.body).toMatchObject({
    kind: 'attendance',
    target: 31,
    points: 3_000,
    shown: true,
    reason: '이벤트 시작',
    key: expect.any(String),
  })
})
