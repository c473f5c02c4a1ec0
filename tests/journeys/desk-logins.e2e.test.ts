import { expect, test } from 'vitest'
import { attemptLogin } from '#tests/support/house/login-attempt.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { hasSidewaysScroll, resize, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, openDeskMenu } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()
const patient = { timeout: 15_000 }
const ADDRESS = '203.0.113.77'

const failFive = async (userId: string, ip = ADDRESS) => {
  for (let n = 0; n < 5; n++) await attemptLogin(house, userId, 'wrong1234', { ip })
}

test('finds failed logins by name and address and lifts a lock', async () => {
  const [userId, ip] = ['demo5', '203.0.113.78']
  await failFive(userId, ip)
  await failFive('secretpass', ip)
  const page = await visit({ path: '/admin', as: 'admin', screen: 'mobile' })
  await page.locator('[data-desk-note]').waitFor()
  const menu = await openDeskMenu(page, 'mobile', '기록')
  await menu.getByRole('link', { name: /^로그인기록/ }).click()
  await page.getByText('s***').first().waitFor()
  expect(await page.getByText('secretpass').count()).toBe(0)
  await page.getByLabel('아이디', { exact: true }).fill(userId)
  await page.getByLabel('아이피', { exact: true }).fill(ip)
  await page.getByRole('button', { name: '검색', exact: true }).click()
  await page.getByText('총 6건').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('tab', { name: '현재 잠금' }).click()
  await page.getByText('총 1건').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: `${userId} · ${ip} 잠금 해제` }).click()
  await confirmAct(page, '잠금 해제', '본인 확인')
  await page.getByText('조건에 맞는 기록이 없습니다.').waitFor()
  expect((await attemptLogin(house, userId, 'play1234!', { ip })).status).toBe(200)
  await page.goto('/admin/acts?act=lift-login-lock')
  await page.getByText(`${userId} ${ip} → 해제`).first().waitFor()
})

test('FIELD-037 FIELD-039 shows the online members in the headers of /admin and /manager', async () => {
  await house.logIn('demo37')
  await house.logIn('demo38')
  for (const [path, as, least] of [
    ['/admin', 'admin', 2],
    // A partner sees the online members of the own tree: none of these two.
    ['/manager', 'manager', 0],
  ] as const) {
    const answer = await house.get('manager/access', { token: await house.logIn(as) })
    const { currentAccessUsers: count } = await answer.json()
    expect(count).toBeGreaterThanOrEqual(least)
    const page = await visit({ path, as })
    for (const width of [1_440, 390]) {
      await resize(page, { width, height: 900 })
      await expect.poll(() => page.locator('[data-online]').textContent(), patient).toBe(`접속 ${count}`)
      expect(await hasSidewaysScroll(page)).toBe(false)
    }
  }
})

test('recognises a known device after a logout by its cookie', async () => {
  const page = await visit({ path: '/login' })
  const logIn = async () => {
    await page.getByRole('textbox', { name: '아이디', exact: true }).fill('demo38')
    await page.getByLabel('비밀번호', { exact: true }).fill('play1234!')
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await page.locator('header').getByText('데모삼팔').waitFor()
  }
  await logIn()
  const [cookie] = await page.context().cookies(`${house.origin}/api/member/login`)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/member/login' })
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.waitForURL('**/login')
  await failFive('demo38', '127.0.0.1')
  await logIn()
})
