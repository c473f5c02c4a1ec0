import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { SignUpList } from './sign-up-list.tsx'

useDrawing()

const signUp = {
  id: 7,
  userId: 'newbie',
  nickname: '새내기',
  joinedAt: '2026-11-21 11:40:00',
  recommender: '데모',
}

test('lists sign-ups with their recommender, without buttons for read-only operators', () => {
  logIn({ type: 1, role: 1 })
  draw(<SignUpList signUps={[signUp]} onApprove={vi.fn()} onRefuse={vi.fn()} />)
  for (const text of ['newbie', '새내기', '데모', '2026-11-21 11:40:00'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('passes the clicked member to the approve and refuse buttons', async () => {
  logIn({ type: 1, role: 10 })
  const onApprove = vi.fn()
  const onRefuse = vi.fn()
  const user = draw(<SignUpList signUps={[signUp]} onApprove={onApprove} onRefuse={onRefuse} />)
  await user.click(screen.getByRole('button', { name: 'newbie 가입 승인' }))
  expect(onApprove).toHaveBeenCalledExactlyOnceWith(signUp)
  await user.click(screen.getByRole('button', { name: 'newbie 가입 거절' }))
  expect(onRefuse).toHaveBeenCalledExactlyOnceWith(signUp)
})

test('DIALOG-013 approves a sign-up with a reason', async () => {
  answer({ 'admin/members/7/approve': { id: 7 } })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<ApproveDialog signUp={signUp} onClose={onClose} />)
  expect(screen.getByRole('dialog').textContent).toContain('newbie · 새내기')
  await user.click(screen.getByRole('button', { name: '본인 확인' }))
  await user.click(screen.getByRole('button', { name: '승인' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/members/7/approve').map(({ body }) => body)).toEqual([{ reason: '본인 확인' }])
})

test('refuses a sign-up with a reason', async () => {
  answer({ 'admin/members/7/refuse': { id: 7 } })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<RefuseDialog signUp={signUp} onClose={onClose} />)
  await user.click(screen.getByRole('button', { name: '중복 가입' }))
  await user.click(screen.getByRole('button', { name: '거절' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/members/7/refuse').map(({ body }) => body)).toEqual([{ reason: '중복 가입' }])
})
