import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './new-password-page.tsx'

useDrawing()

const CHANGE = 'member/own/password'
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '변경' })
const refused = (code: string, text: string) =>
  new Response(text, { status: 400, headers: { 'content-type': 'text/plain', 'X-Refusal': code } })

async function fill(user: ReturnType<typeof drawPage>) {
  await user.type(await field('새 비밀번호'), 'fresh4567')
  await user.type(await field('새 비밀번호 확인'), 'fresh4567')
  await user.type(await field('임시 비밀번호'), 'abcd2345efgh')
}

test('sends only the password change, and only once the new password is valid', async () => {
  logIn({ nickname: '데모' })
  answer({ [CHANGE]: new Response(null, { status: 204 }) })
  const user = drawPage(Page)
  await screen.findByText(/데모님, 임시 비밀번호로 로그인했습니다/)
  await user.type(await field('새 비밀번호'), 'short')
  screen.getByText('비밀번호는 8~20자의 영문, 숫자 조합입니다.')
  expect(send().disabled).toBe(true)
  await user.clear(await field('새 비밀번호'))
  await fill(user)
  await user.click(send())
  await waitFor(() =>
    expect(callsOf(CHANGE).map(({ body }) => body)).toEqual([
      { newPassword: 'fresh4567', newPasswordConfirm: 'fresh4567', password: 'abcd2345efgh' },
    ]),
  )
  expect(callsOf('member/own')).toEqual([])
})

test('asks for the second factor after a refusal and sends it with the next try', async () => {
  logIn({})
  answer({ [CHANGE]: refused('SECOND_FACTOR_NEEDED', '2단계 인증이 필요합니다.') })
  const user = drawPage(Page)
  await fill(user)
  expect(screen.queryByLabelText('인증 앱의 인증번호 6자리')).toBeNull()
  await user.click(send())
  await user.type(await field('인증 앱의 인증번호 6자리'), '123456')
  await user.click(send())
  await waitFor(() =>
    expect(callsOf(CHANGE)[1]?.body).toMatchObject({ proof: { way: 'app', code: '123456' } }),
  )
})
