import { expect, test } from 'vitest'
import { hasSidewaysScroll, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { dialogOf } from '#tests/support/pages/desk-page.ts'
import { logIn } from '#tests/support/pages/login-page.ts'

const { house, visit } = useSite()

test('issues a one-time password that the member must change first on a phone', async () => {
  const userId = 'demo38'
  const before = await house.logIn(userId)
  const token = await house.logIn('admin')
  const { members: found } = await (await house.get(`admin/members?search=${userId}`, { token })).json()
  const desk = await visit({ path: `/admin/members/${found[0].id}`, as: 'admin' })
  await desk.getByRole('button', { name: '비밀번호 초기화' }).click()
  await dialogOf(desk).getByLabel('사유', { exact: true }).fill('비밀번호 분실')
  await dialogOf(desk).getByRole('button', { name: '초기화', exact: true }).click()
  const told = dialogOf(desk)
  const password = await told.locator('code').innerText()
  expect(password).toMatch(/^[a-z2-9]{12}$/)
  await told.getByRole('button', { name: '확인' }).click()
  expect((await house.get('member/user', { token: before })).status).toBe(556)

  const page = await visit({ path: '/login', screen: 'mobile', expects: /403/ })
  await logIn(page, userId, password)
  await page.getByRole('heading', { name: '비밀번호 변경' }).waitFor()
  expect(await hasSidewaysScroll(page)).toBe(false)
  // Every page redirects back.
  await page.goto('/bet_result')
  await page.getByRole('heading', { name: '비밀번호 변경' }).waitFor()
  await page.goto('/')
  await page.getByRole('heading', { name: '비밀번호 변경' }).waitFor()

  await page.getByLabel('새 비밀번호', { exact: true }).fill('fresh4567')
  await page.getByLabel('새 비밀번호 확인').fill('fresh4567')
  await page.getByLabel('임시 비밀번호').fill('wrong9999')
  await page.getByRole('button', { name: '변경', exact: true }).click()
  await page.getByText('현재 비밀번호가 일치하지 않습니다.').waitFor()
  await page.getByLabel('임시 비밀번호').fill(password)
  await page.getByRole('button', { name: '변경', exact: true }).click()
  await page.locator('[data-home]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')

  await desk.getByRole('tab', { name: '변경이력' }).click()
  await desk.getByText('비밀번호 초기화', { exact: true }).last().waitFor()
  await desk.getByText('임시 비밀번호', { exact: true }).first().waitFor()
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])
})
