import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accept, refuse } from '#domain/result.ts'
import { draw, find, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { ActDialog } from './act-dialog.tsx'

useDrawing()

const refused = refuse({
  code: 'OTHER',
  status: 404,
  text: '경기를 찾을 수 없습니다.',
  handled: false,
} as const)
const reason = () => screen.getByLabelText<HTMLInputElement>('사유')
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: '베팅 정지' })

function drawAct(onAct: Parameters<typeof ActDialog>[0]['onAct']) {
  const onClose = vi.fn()
  const user = draw(
    <ActDialog
      title="승무패 베팅 정지"
      presets={['배당 오류 확인']}
      confirm="베팅 정지"
      done="베팅을 정지했습니다."
      rereads={[]}
      onAct={onAct}
      onClose={onClose}
    />,
  )
  return { user, onClose }
}

test('requires a reason for an operator action and closes the dialog on success', async () => {
  const onAct = vi.fn(async (_: string) => accept(undefined))
  const { user, onClose } = drawAct(onAct)
  expect(confirm().disabled).toBe(true)
  await user.type(reason(), ' 노출 한도 관리 ')
  await user.click(confirm())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(onAct.mock.calls).toEqual([['노출 한도 관리']])
})

test('shows a refusal in the dialog and keeps the input', async () => {
  const { user, onClose } = drawAct(async () => refused)
  await user.click(screen.getByRole('button', { name: '배당 오류 확인' }))
  await user.click(confirm())
  await waitFor(() =>
    expect(wordsOf(find('[role=dialog] [role=alert]'))).toContain('경기를 찾을 수 없습니다.'),
  )
  expect(reason().value).toBe('배당 오류 확인')
  expect(onClose).not.toHaveBeenCalled()
})
