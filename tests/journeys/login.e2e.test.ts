import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { alertOf, pathOf, storageOf, useSite } from '#tests/support/pages/browser.ts'
import { logIn, passwordOf, userIdOf } from '#tests/support/pages/login-page.ts'

const { house, visit } = useSite({ playLogins: [{ userId: 'demo', password: PLAY_PASSWORD, note: '회원' }] })

const loginDialog = (page: Page) => page.getByRole('dialog', { name: '로그인', exact: true })

test('ROLE-001 ROUTE-002 LAYOUT-009 SESSION-001 SESSION-002 SESSION-023 asks a guest at / to log in, without menus or cart, keeps the login for logoutMin, and opens home from /login', async () => {
  const page = await visit({ path: '/' })
  await loginDialog(page).waitFor()
  expect(pathOf(page)).toBe('/login')
  expect(await page.getByRole('dialog', { name: '회원 전용' }).count()).toBe(0)
  const ofMembers = '[data-sidebar], [data-cart-button], header [data-balance], [data-marquee]'
  expect(await page.locator(ofMembers).count()).toBe(0)
  await logIn(page, 'demo')
  await page.locator('[data-home]').waitFor()
  const { 'auth.expiresAt': expiresAt, 'auth.token': token } = await storageOf(page)
  // The server's clock stays at noon; the browser's runs on from there.
  expect(expiresAt).toMatch(/^2026-11-21 13:0[01]:\d\d$/)
  expect(token).toBeTruthy()
  await page.goto('/login')
  await page.locator('[data-home]').waitFor()
  expect(pathOf(page)).toBe('/')
})

test.each(['admin1', 'manager'])('lands %s on an existing page', async id => {
  const page = await visit({ path: '/login' })
  await logIn(page, id)
  await page.locator('[data-nickname]').waitFor()
  expect(pathOf(page)).not.toBe('/login')
})

test('DIALOG-010 DIALOG-013 DIALOG-014 DIALOG-015 signs up by recommender, form and confirmation, and logs in once approved', async () => {
  const { code } = await house.deps.db.one<{ code: string }>(
    sql`select recommender_code as code from member where user_id = 'demo'`,
  )
  const page = await visit({ path: '/login' })
  await page.getByRole('button', { name: '회원가입' }).click()
  await page.getByLabel('추천인 코드').fill('NOBODY')
  expect(await loginDialog(page).count()).toBe(0)
  await page.getByRole('button', { name: '확인' }).click()
  await alertOf(page).getByText('추천인 코드를 확인해 주세요.').waitFor()
  await alertOf(page).getByRole('button').click()
  await page.getByLabel('추천인 코드').fill(code)
  await page.getByRole('button', { name: '확인' }).click()

  await userIdOf(page).fill('demo')
  expect(await page.getByLabel('추천인 코드').inputValue()).toBe(code)
  await page.getByRole('button', { name: '아이디 중복확인' }).click()
  await page.getByText('이미 사용중인 아이디입니다.').waitFor()
  await userIdOf(page).fill('newbie1')
  await page.getByRole('button', { name: '아이디 중복확인' }).click()
  await page.getByText('사용 가능한 아이디입니다.').waitFor()
  // Decomposed as some keyboards type it: five visible characters, thirteen code points.
  await page.getByRole('textbox', { name: '닉네임', exact: true }).fill('반가운회원'.normalize('NFD'))
  await passwordOf(page).fill('abcd1234')
  await page.getByLabel('비밀번호 확인').fill('abcd1235')
  await page.getByLabel('휴대폰번호').pressSequentially('01012345678')
  await page.getByLabel('생년월일').pressSequentially('20080101')
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByText('비밀번호 확인이 일치하지 않습니다.').waitFor()
  await page.getByText('만 19세 이상만 가입할 수 있습니다.').waitFor()
  await page.getByLabel('비밀번호 확인').fill('abcd1234')
  await page.getByLabel('생년월일').fill('')
  await page.getByLabel('생년월일').pressSequentially('19990131')
  for (const box of await page.getByRole('checkbox').all()) await box.click()
  await page.getByRole('button', { name: '다음' }).click()

  const entered = page.locator('[data-join-confirm]')
  await entered.waitFor()
  const shown = await entered.innerText()
  for (const part of ['newbie1', '반가운회원', '010-1234-5678', '1999-01-31', code])
    expect(shown).toContain(part)
  expect(shown).not.toContain('abcd1234')
  await page.getByRole('button', { name: '확인' }).click()
  await alertOf(page).getByText('회원가입이 완료되었습니다. 승인 후 이용하실 수 있습니다.').waitFor()
  await alertOf(page).getByRole('button').click()

  await logIn(page, 'newbie1', 'abcd1234')
  await alertOf(page).getByText('승인 대기중인 계정입니다.').waitFor()
  await alertOf(page).getByRole('button').click()
  const { id } = await house.deps.db.one<{ id: number }>(sql`select id from member where user_id = 'newbie1'`)
  await house.post(`admin/members/${id}/approve`, { reason: '시험' }, { token: await house.logIn('admin') })
  await logIn(page, 'newbie1', 'abcd1234')
  await page.locator('[data-nickname]', { hasText: '반가운회원' }).waitFor()
  expect(await page.locator('header').getByText('LV.1').count()).toBe(1)
})

test('DIALOG-020 ROLE-002 LAYOUT-008 tells a guest on a member page to log in or sign up', async () => {
  const page = await visit({ path: '/korea/cross' })
  const dialog = page.getByRole('dialog', { name: '회원 전용' })
  await dialog.getByText('회원 전용 서비스입니다. 로그인 후 이용해 주세요.').waitFor()
  expect(pathOf(page)).toBe('/login')
  await dialog.getByRole('button', { name: '회원가입' }).click()
  await page.getByLabel('추천인 코드').waitFor()
  await page.goto('/bet_result')
  await dialog.getByRole('button', { name: '로그인' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await loginDialog(page).isVisible()).toBe(true)
})
