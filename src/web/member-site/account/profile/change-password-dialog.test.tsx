import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

useDrawing()

const OWN = 'member/own'
const CHANGE = 'member/own/password'
const own = (ways: readonly string[]) => ({
  joinedAt: '2026-11-20 12:00:00',
  phone: null,
  previousLogin: null,
  hasExchangePassword: false,
  secondFactor: { ways, appSince: null, passkeys: [], recoveryCodesLeft: 0 },
  mayClose: true,
})
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '변경' })

test('DIALOG-022 sends a new password only when it is valid, repeated and the current one is given', async () => {
  logIn({})
  answer({ [OWN]: own([]), [CHANGE]: new Response(null, { status: 204 }) })
  const onClose = vi.fn()
  const user = draw(<ChangePasswordDialog onClose={onClose} />)
  await user.type(await field('새 비밀번호'), 'short')
  screen.getByText('비밀번호는 8~20자의 영문, 숫자 조합입니다.')
  await user.type(await field('새 비밀번호'), '12345')
  await user.type(await field('새 비밀번호 확인'), 'short1234')
  screen.getByText('비밀번호 확인이 일치하지 않습니다.')
  await user.type(await field('새 비밀번호 확인'), '5')
  expect(send().disabled).toBe(true)
  await user.type(await field('현재 비밀번호'), 'play1234!')
  expect(screen.queryByLabelText('인증 앱의 인증번호 6자리')).toBeNull()
  await user.click(send())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([
    { newPassword: 'short12345', newPasswordConfirm: 'short12345', password: 'play1234!' },
  ])
})

test('asks for the second factor code, and keeps the dialog open and clears the code on a refusal', async () => {
  logIn({})
  const wrong = new Response('2단계 인증에 실패했습니다. 다시 확인해 주세요.', {
    status: 400,
    headers: { 'content-type': 'text/plain' },
  })
  answer({ [OWN]: own(['app', 'recovery']), [CHANGE]: wrong })
  const onClose = vi.fn()
  const user = draw(<ChangePasswordDialog onClose={onClose} />)
  await user.type(await field('새 비밀번호'), 'fresh1234')
  await user.type(await field('새 비밀번호 확인'), 'fresh1234')
  await user.type(await field('현재 비밀번호'), 'play1234!')
  expect(send().disabled).toBe(true)
  await user.type(await field('인증 앱의 인증번호 6자리'), '123456')
  await user.click(send())
  await screen.findByText('2단계 인증에 실패했습니다. 다시 확인해 주세요.')
  expect(onClose).not.toHaveBeenCalled()
  expect((await field('인증 앱의 인증번호 6자리')).value).toBe('')
  expect(callsOf(CHANGE)[0]?.body).toMatchObject({ proof: { way: 'app', code: '123456' } })
})
