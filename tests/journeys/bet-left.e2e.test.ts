import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { alertOf, pathOf, useSite } from '#tests/support/pages/browser.ts'
import { amountOf, confirmOf, pickHomes, picksOf, pressBet, sendBet } from '#tests/support/pages/cart-page.ts'
import { holdFirst } from '#tests/support/pages/held-answer.ts'
import { logIn } from '#tests/support/pages/login-page.ts'

const { house, visit } = useSite()

async function fillSlip(page: Page, fixture: number): Promise<void> {
  await pickHomes(page, [fixture])
  await amountOf(page).fill('10000')
}

/** Sends a bet from a page and holds its answer back. */
async function withHeldBet(as: string) {
  const fixture = await anOfferedFixture(house)
  const held = holdFirst()
  const prepare = (page: Page) => page.route('**/api/sports-prematch/betting', held.route)
  const page = await visit({ path: '/korea/cross', as, prepare })
  await fillSlip(page, fixture)
  await sendBet(page)
  await held.asked
  return { page, fixture, held }
}

/** Presses a home side, which a cart with a sent bet does not accept. */
async function pickInVain(page: Page, fixture: number): Promise<void> {
  await pickHomes(page, [fixture])
  await page.getByText('베팅 접수 중에는 선택을 바꿀 수 없습니다.').waitFor()
  expect(await picksOf(page).count()).toBe(1)
}

async function expectHistory(page: Page): Promise<void> {
  await page.waitForURL('**/bet_result')
  expect(await alertOf(page).innerText()).toContain('베팅이 완료되었습니다.')
}

test('BETFLOW-018 closes the confirm dialog together with its slip on going back', async () => {
  const fixture = await anOfferedFixture(house)
  const page = await visit({ path: '/bet_result', as: 'demo' })
  await page.getByRole('link', { name: '크로스' }).first().click()
  await fillSlip(page, fixture)
  await pressBet(page)
  await confirmOf(page).waitFor()
  await page.goBack()
  await confirmOf(page).waitFor({ state: 'detached' })
  await page.goForward()
  await page.locator('[data-fixture]').first().waitFor()
  expect(await confirmOf(page).count()).toBe(0)
})

test('BETFLOW-018 leaves another page and its cart unchanged when a bet is answered', async () => {
  const { page, fixture, held } = await withHeldBet('demo5')
  await page.getByRole('link', { name: '승무패' }).first().click()
  await page.waitForURL(/wintielose/)
  await pickHomes(page, [fixture])
  expect(await picksOf(page).count()).toBe(1)
  await held.letGo()
  await page.getByText('베팅이 완료되었습니다.').waitFor()
  expect(await picksOf(page).count()).toBe(1)
  expect(pathOf(page)).toBe('/korea/wintielose')
})

test('BETFLOW-002 restores the sent slip, locked, on return, and opens the history on its answer', async () => {
  const next = await anOfferedFixture(house)
  const { page, held } = await withHeldBet('demo38')
  await page.getByRole('link', { name: '승무패' }).first().click()
  await page.waitForURL(/wintielose/)
  await expect.poll(() => picksOf(page).count()).toBe(0)
  await page.getByRole('link', { name: '크로스' }).first().click()
  await page.waitForURL(/cross/)
  await expect.poll(() => picksOf(page).count()).toBe(1)
  await pickInVain(page, next)
  await held.letGo()
  await expectHistory(page)
})

test('SESSION-004 shows nothing of a bet’s answer after a logout', async () => {
  const { page, fixture, held } = await withHeldBet('demo36')
  await page.getByRole('button', { name: '로그아웃' }).click()
  await logIn(page, 'demo37')
  await page.locator('[data-home]').waitFor()
  await page.getByRole('link', { name: '크로스' }).first().click()
  await pickHomes(page, [fixture])
  await held.letGo()
  await amountOf(page).fill('10000')
  await pressBet(page)
  await confirmOf(page).waitFor()
  expect(await picksOf(page).count()).toBe(1)
  expect(await alertOf(page).count()).toBe(0)
})
