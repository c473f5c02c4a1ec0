import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aMember,
  answer,
  callsOf,
  draw,
  findAll,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { alertText } from '#tests/support/components/drawn-cart.tsx'
import { sessionStore } from '#web/client/session/session-store.ts'
import { AlertDialog } from '#web/kit/overlays/alert-dialog.tsx'
import { LoginDialog } from './login-dialog.tsx'

useDrawing()

const LOGIN = 'member/login'
const FAILURE = '예상하지 못한 문제가 일어났습니다. 관리자에게 문의해주세요.'
const userId = () => screen.getByLabelText<HTMLInputElement>('아이디')
const password = () => screen.getByLabelText<HTMLInputElement>('비밀번호')
const texts = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain' } })

function drawLogin() {
  const playLogins = [{ userId: 'demo', password: 'play-1234', note: '회원' }]
  const user = draw(
    <>
      <LoginDialog playLogins={playLogins} playMode />
      <AlertDialog />
    </>,
  )
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

test('VALID-001 VALID-002 VALID-003 VALID-004 requires both fields before a call, and sends once on Enter', async () => {
  const { user, press } = drawLogin()
  answer({ [LOGIN]: { token: 'new', user: aMember(), logoutMin: 60 } })
  await press('로그인')
  await screen.findByText('아이디를 입력해주세요.')
  screen.getByText('비밀번호를 입력해주세요.')
  await user.type(userId(), 'demo{Enter}')
  await waitFor(() => expect(screen.queryByText('아이디를 입력해주세요.')).toBeNull())
  expect(callsOf(LOGIN)).toEqual([])
  await user.type(password(), 'play-1234{Enter}')
  await waitFor(() => expect(sessionStore.current()?.token).toBe('new'))
  expect(callsOf(LOGIN).map(({ body }) => body)).toEqual([{ userId: 'demo', password: 'play-1234' }])
})

test('ERR-014 DIALOG-038 shows the server’s text for a wrong password in an alert with one button', async () => {
  const { user, press } = drawLogin()
  answer({ [LOGIN]: texts(404, '아이디 또는 비밀번호가 일치하지 않습니다.') })
  await user.type(userId(), 'demo5')
  await user.type(password(), 'wrong-one1{Enter}')
  await waitFor(() => expect(alertText()).toContain('아이디 또는 비밀번호가 일치하지 않습니다.'))
  expect(findAll('[data-alert] button').map(wordsOf)).toEqual(['확인'])
  await press('확인')
  expect(alertText()).toBe('')
})

test.each([400, 503, 500, 555, 556, 406, 401, 'no network'] as const)(
  'ERR-013 ERR-015 shows one text for a login that fails with %s',
  async status => {
    const { user } = drawLogin()
    answer({ [LOGIN]: status === 'no network' ? new TypeError(status) : texts(status, '서버의 말') })
    await user.type(userId(), 'demo')
    await user.type(password(), 'play-1234{Enter}')
    await waitFor(() => expect(alertText()).toContain(FAILURE))
    expect(sessionStore.current()).toBeUndefined()
  },
)

test('fills in a play login by a press', async () => {
  const { press } = drawLogin()
  await press('demo 회원')
  expect([userId().value, password().value]).toEqual(['demo', 'play-1234'])
})
