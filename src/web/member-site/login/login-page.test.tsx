import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, drawPage, find, findAll, useDrawing } from '#tests/support/components/drawn.tsx'
import { alertText } from '#tests/support/components/drawn-cart.tsx'
import { AlertDialog } from '#web/kit/overlays/alert-dialog.tsx'
import { Page } from './login-page.tsx'

useDrawing()

const open = { joinStartEndFlg: 0, recommenderRule: 'optional', playMode: false, playLogins: [] }
const userId = () => screen.getByLabelText<HTMLInputElement>('아이디')
const password = () => screen.getByLabelText<HTMLInputElement>('비밀번호')
const hasLogin = () => find('[data-dialog=login]') !== null

/** Renders the login page of a site without contacts. */
async function drawLogin(more: Readonly<Record<string, unknown>> = {}, address = '/login') {
  answer({ settingSignUp: open, 'setting/messenger': [], ...more })
  const user = drawPage(
    () => (
      <>
        <Page />
        <AlertDialog />
      </>
    ),
    address,
  )
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, press }
}

test('ROUTE-002 DIALOG-012 asks for id and password only', async () => {
  await drawLogin()
  await screen.findByLabelText('아이디')
  expect(findAll('input')).toEqual([userId(), password()])
})

test('VALID-005 DIALOG-011 ERR-012 alerts that sign-up is closed and keeps the login', async () => {
  const { press } = await drawLogin({ settingSignUp: { ...open, joinStartEndFlg: 1 } })
  await press('회원가입')
  await waitFor(() => expect(alertText()).toContain('현재 회원가입은 종료했습니다.'))
  expect(hasLogin()).toBe(true)
  expect(screen.queryByLabelText('추천인 코드')).toBeNull()
})

test('FIELD-040 FIELD-041 clears the login form after the sign-up was opened', async () => {
  const { user, press } = await drawLogin()
  await user.type(await screen.findByLabelText('아이디'), 'demo')
  await user.type(password(), 'something1')
  await press('회원가입')
  await press('추천인 없이 가입')
  await press('취소')
  await waitFor(() => expect(hasLogin()).toBe(true))
  expect([userId().value, password().value]).toEqual(['', ''])
})

test('DIALOG-013 drops the answer about an id that was changed meanwhile', async () => {
  const late = Promise.withResolvers<unknown>()
  const { user, press } = await drawLogin({ 'member/available': late.promise })
  await press('회원가입')
  await press('추천인 없이 가입')
  await user.type(await screen.findByLabelText('아이디'), 'demo')
  await press('아이디 중복확인')
  await user.clear(userId())
  await user.type(userId(), 'newbie2')
  await act(async () => late.resolve({ available: false }))
  expect(screen.queryByText('이미 사용중인 아이디입니다.')).toBeNull()
  expect(screen.queryByText('사용 가능한 아이디입니다.')).toBeNull()
})

test('DIALOG-013 says that an id is taken, and that another one is available', async () => {
  const { user, press } = await drawLogin({ 'member/available': { available: false } })
  await press('회원가입')
  await press('추천인 없이 가입')
  await user.type(await screen.findByLabelText('아이디'), 'demo')
  await press('아이디 중복확인')
  await screen.findByText('이미 사용중인 아이디입니다.')
  answer({ 'member/available': { available: true } })
  await user.clear(userId())
  await user.type(userId(), 'newbie2')
  await press('아이디 중복확인')
  await screen.findByText('사용 가능한 아이디입니다.')
})

test('DIALOG-015 drops the answer of a sign-up step that was left', async () => {
  const late = Promise.withResolvers<unknown>()
  const { user, press } = await drawLogin({ 'member/recommender': late.promise })
  await press('회원가입')
  await user.type(await screen.findByLabelText('추천인 코드'), 'AB3DE9')
  await press('확인')
  await press('닫기')
  await waitFor(() => expect(hasLogin()).toBe(true))
  await act(async () => late.resolve({ code: 'AB3DE9' }))
  expect(hasLogin()).toBe(true)
  expect(screen.queryByLabelText('추천인 코드')).toBeNull()
})

test('EVENT-009 opens the sign-up with the code of a shared link', async () => {
  await drawLogin({}, '/login?recommender=ab3de9')
  expect((await screen.findByLabelText<HTMLInputElement>('추천인 코드')).value).toBe('AB3DE9')
})
