import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { SignUpList } from './sign-up-list.tsx'

useDrawing()

const signUp = {
  id: 7,
  userId: 'newbie',
  nickname: '새내기',
  joinedAt: '2026-11-21 11:40:00',
  recommender: '데모',
}

test('who waits is shown with who has brought them; only an operator who may change has the button', () => {
  logIn({ type: 1, role: 1 })
  draw(<SignUpList signUps={[signUp]} onApprove={vi.fn()} />)
  for (const text of ['newbie', '새내기', '데모', '2026-11-21 11:40:00'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the button asks for that member', async () => {
  logIn({ type: 1, role: 10 })
  const onApprove = vi.fn()
  const user = draw(<SignUpList signUps={[signUp]} onApprove={onApprove} />)
  await user.click(screen.getByRole('button', { name: 'newbie 가입 승인' }))
  expect(onApprove).toHaveBeenCalledExactlyOnceWith(signUp)
})

test('DIALOG-013 somebody is let in with a reason', async () => {
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
