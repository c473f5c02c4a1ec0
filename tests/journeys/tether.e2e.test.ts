import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GATEWAY_SECRET, startSandbox } from '#tests/support/cashier/sandbox.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { alertOf, useSite } from '#tests/support/pages/browser.ts'

const clock = testClock()
const sandbox = await startSandbox(() => clock.now())
const site = useSite({ clock, gateway: { url: sandbox.url, secret: GATEWAY_SECRET } })
const { house, visit } = site

// Reads the settings that the play data has changed since the start.
beforeAll(() => house.app.site.refresh())
afterAll(() => sandbox.close())

/** Time for a busy machine. */
const until = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function balanceOf(userId: string): Promise<number> {
  const token = await house.logIn(userId)
  return (await (await house.get('member/user', { token })).json()).emoney
}

test('WALLET-008 WALLET-012 DIALOG-023 DIALOG-024 ROUTE-019 pays tether in the gateway’s window on a phone and credits it live', async () => {
  const userId = 'demo5'
  const before = await balanceOf(userId)
  const page = await visit({ path: '/chargeCrypto', as: userId, screen: 'mobile' })
  await button(page, '10만').click()
  await until(() => page.locator('[data-usdt]').innerText()).toBe('72.150073 USDT')
  await button(page, '테더 입금신청').click()
  await button(page, '다음').click()
  const [payment] = await Promise.all([page.waitForEvent('popup'), button(page, '결제창 열기').click()])
  await payment.getByText('72.150073 USDT').first().waitFor()
  expect(await payment.locator('.qr svg').count()).toBe(1)
  await alertOf(page).getByRole('button').click()
  await payment.getByRole('button', { name: '정확히 보내기' }).click()
  await until(() => payment.locator('[data-state]').innerText()).toContain('확인중')
  await sandbox.callBack(house.origin)
  const state = () => page.locator('[data-payment]').first().getAttribute('data-state')
  await until(state).toBe('confirming')
  sandbox.blocks(19)
  await sandbox.callBack(house.origin)
  await until(state).toBe('done')
  await until(() => payment.locator('[data-state]').innerText()).toBe('완료')
  expect(await balanceOf(userId)).toBe(before + 100_000)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('MAINT-010 MAINT-012 alerts maintenance on the tether pages and leads home', async () => {
  const token = await house.logIn('admin')
  const set = (flag: 0 | 1) =>
    house.post(
      'admin/settings',
      { settings: { tetherMaintenanceFlag: flag }, reason: '테더 점검' },
      { token },
    )
  expect((await set(1)).status).toBe(200)
  for (const [path, text] of [
    ['/chargeCrypto', '테더 입금은 현재 점검중입니다.'],
    ['/exchangeCrypto', '테더 출금은 현재 점검중입니다.'],
  ] as const) {
    const page = await visit({ path, as: 'demo36' })
    await alertOf(page).getByText(text).waitFor()
    await page.waitForURL(url => url.pathname === '/')
  }
  expect((await set(0)).status).toBe(200)
})
