import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { grantWonTo } from '#tests/support/facts/granted-won.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import {
  alertOf,
  countCalls,
  memberOf,
  pathOf,
  stopClock,
  storageOf,
  useSite,
} from '#tests/support/pages/browser.ts'
import { breathe } from '#tests/support/pages/held-answer.ts'
import { logIn } from '#tests/support/pages/login-page.ts'

const { house, visit } = useSite()

const home = (page: Page) => page.locator('[data-home]')
const ownRecord = /\/api\/member\/\d+$/

const memberVisit = async (visitor: { as?: string; path?: string } = {}) => {
  const page = await visit({ as: 'demo', ...visitor })
  await page.locator('[data-nickname]').first().waitFor()
  return page
}

/** Advances the browser's clock by seconds, with time for answers in between. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(SECOND)
    await breathe(page)
  }
}

async function expectLoggedOut(page: Page, text: string): Promise<void> {
  await alertOf(page).getByText(text, { exact: true }).waitFor()
  await page.waitForURL('**/login')
  const stored = await storageOf(page)
  expect(Object.keys(stored).filter(key => key.startsWith('auth.'))).toEqual([])
  await alertOf(page).getByRole('button').click()
  // No second alert follows the first.
  await alertOf(page).waitFor({ state: 'detached' })
}

test('ERR-001 ERR-002 ERR-003 SESSION-010 SESSION-024 ends a session within five seconds of a login elsewhere, with one alert', async () => {
  const page = await memberVisit()
  await house.logIn('demo')
  await pass(page, 5)
  await expectLoggedOut(page, '다른기기에서 로그인되어 로그아웃 됩니다.')
})

test('ERR-004 ERR-010 ERR-011 ROLE-019 logs out once with one alert and no logout call when several calls are answered 556', async () => {
  const page = await memberVisit()
  const logouts = countCalls(page, /\/api\/member\/logout$/)
  await page.route('**/api/**', route =>
    new URL(route.request().url()).pathname === '/api/setting/maintanace'
      ? route.fallback()
      : route.fulfill({ status: 556, body: '서버의 말', contentType: 'text/plain' }),
  )
  await page.clock.runFor(20 * SECOND)
  await expectLoggedOut(page, '로그아웃 되었습니다.')
  expect(logouts()).toBe(0)
})

test('API-009 API-010 SESSION-009 reads member/user after login and page load, and member/{id} in between', async () => {
  const page = await visit({ path: '/login' })
  const read = countCalls(page, /\/api\/member\/user$/)
  const polled = countCalls(page, ownRecord)
  await logIn(page, 'demo22')
  await home(page).waitFor()
  await expect.poll(read).toBe(1)
  await page.reload()
  await home(page).waitFor()
  await expect.poll(read).toBe(2)
  const before = polled()
  await pass(page, 10)
  expect(polled()).toBeGreaterThan(before)
  expect(read()).toBe(2)
})

test('ERR-005 ERR-006 logs a blocked member out to a blank page', async () => {
  const page = await memberVisit({ as: 'demo36' })
  const { memberId: id } = await memberOf(page)
  const token = await house.logIn('admin')
  await house.post(`admin/members/${id}/block`, { blocked: true, reason: '시험' }, { token })
  await Promise.all([page.waitForURL('about:blank'), page.clock.runFor(6 * SECOND)])
  await house.post(`admin/members/${id}/block`, { blocked: false, reason: '시험' }, { token })
  await page.goto(`${house.origin}/login`)
  expect(Object.keys(await storageOf(page)).filter(key => key.startsWith('auth.'))).toEqual([])
})

test('ERR-007 ERR-008 ERR-013 logs a blocked address out with its text and refuses its login', async () => {
  const page = await memberVisit()
  const token = await house.logIn('admin')
  const block = (blocked: boolean) =>
    house.post(
      'admin/addresses',
      { address: '127.0.0.1', blocked, reason: '시험' },
      { token, headers: { 'x-forwarded-for': '203.0.113.9' } },
    )
  await block(true)
  // A block that stays would lock out every later test.
  onTestFinished(async () => void (await block(false)))
  await pass(page, 6)
  await expectLoggedOut(page, '차단된 아이피입니다')
  // The login page reads again every few seconds, and is refused without another alert.
  await pass(page, 6)
  expect(await alertOf(page).count()).toBe(0)
  await logIn(page, 'demo')
  await alertOf(page).getByText('차단된 아이피입니다', { exact: true }).waitFor()
})

test('SESSION-003 ends the session at its expiry', async () => {
  await changeSettings(house, { autoLogoutMin: 0 })
  const page = await memberVisit()
  await page.clock.fastForward(59 * MINUTE)
  expect(pathOf(page)).toBe('/')
  await page.clock.fastForward(2 * MINUTE)
  await expectLoggedOut(page, '로그아웃 되었습니다.')
  await changeSettings(house, { autoLogoutMin: 30 })
})

test('SESSION-015 SESSION-016 SESSION-017 reports each navigation to the server, resets the deadline on navigation only, and logs the member out after it', async () => {
  await changeSettings(house, { autoLogoutMin: 1 })
  const page = await memberVisit({ path: '/korea/cross' })
  const reports = countCalls(page, /\/api\/member\/navigation$/)
  await page.waitForFunction(() => localStorage.getItem('auth.autoLogoutAt') !== null)
  const { 'auth.autoLogoutAt': first = '' } = await storageOf(page)
  expect(first).toMatch(/^2026-11-21 12:01:\d\d$/)
  // The page's clock runs on as well, so each step leaves half a minute.
  await page.clock.runFor(30 * SECOND)
  expect((await storageOf(page))['auth.autoLogoutAt']).toBe(first)
  expect(reports()).toBe(0)
  await page.getByRole('link', { name: '한판 홈' }).click()
  await home(page).waitFor()
  await expect.poll(reports).toBe(1)
  await page.waitForFunction(was => localStorage.getItem('auth.autoLogoutAt') !== was, first)
  await page.clock.runFor(31 * SECOND)
  expect(pathOf(page)).toBe('/')
  await page.clock.runFor(30 * SECOND)
  await expectLoggedOut(page, '로그아웃 되었습니다.')
  await changeSettings(house, { autoLogoutMin: 30 })
})

test('SESSION-009 SESSION-011 reads the record every five seconds until logout, and shows a new balance without a reload', async () => {
  const page = await memberVisit({ as: 'demo37' })
  await stopClock(page)
  await breathe(page)
  const fetches = countCalls(page, ownRecord)
  await pass(page, 15)
  expect(fetches()).toBe(3)
  await page.clock.resume()
  await grantWonTo(house.deps, 'demo37', 234_567)
  await pass(page, 5)
  await page.locator('[data-balance]', { hasText: '1,234,567원' }).first().waitFor()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.waitForURL('**/login')
  const before = fetches()
  await pass(page, 11)
  expect(fetches()).toBe(before)
})

test('HEADER-010 SESSION-004 SESSION-005 SESSION-006 SESSION-007 SESSION-008 DIALOG-016 clears browser and server state on logout', async () => {
  const page = await memberVisit({ as: 'demo38' })
  const { token } = await memberOf(page)
  await page.locator('header').getByRole('button', { name: '데모삼팔' }).click()
  const info = page.getByRole('dialog', { name: '회원정보' })
  await info.getByText('demo38').waitFor()
  await info.getByRole('button', { name: '로그아웃' }).click()
  await page.waitForURL('**/login')
  await info.waitFor({ state: 'detached' })
  expect(Object.keys(await storageOf(page)).filter(key => key.startsWith('auth.'))).toEqual([])
  expect((await house.get('member/user', { token })).status).toBe(556)
  await page.goto('/korea/cross')
  await page.waitForURL('**/login')
})

test('SESSION-023 logs out in all tabs, and in again in tabs that show the login page', async () => {
  const page = await memberVisit()
  const other = await page.context().newPage()
  await other.goto('/')
  await other.locator('[data-nickname]').first().waitFor()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await other.waitForURL('**/login')
  expect(await alertOf(other).count()).toBe(0)
  await page.waitForURL('**/login')
  await logIn(other, 'demo38')
  await page.locator('header').getByText('데모삼팔').waitFor()
  expect(pathOf(page)).toBe('/')
  expect(await alertOf(page).count()).toBe(0)
})
