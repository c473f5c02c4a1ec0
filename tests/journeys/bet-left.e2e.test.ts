import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play-logins.ts'
import { anOfferedFixture } from '#tests/support/bettor.ts'
import { alertOf, useSite } from '#tests/support/browser.ts'
import { amountOf, cartOf, pickHomes, picksOf, pressBet } from '#tests/support/cart-page.ts'
import { holdFirst } from '#tests/support/held-answer.ts'

const { house, visit } = useSite()

const confirm = (page: Page) => page.getByRole('dialog', { name: '베팅하시겠습니까?' })

test('BETFLOW-018 who goes back leaves the question behind with the slip it asked of', async () => {
  const fixture = await anOfferedFixture(house)
  const page = await visit({ path: '/bet_result', as: 'demo' })
  await page.getByRole('link', { name: '크로스' }).first().click()
  await pickHomes(page, [fixture])
  await amountOf(page).fill('10000')
  await pressBet(page)
  await confirm(page).waitFor()
  await page.goBack()
  await confirm(page).waitFor({ state: 'detached' })
  await page.goForward()
  await page.locator('[data-fixture]').first().waitFor()
  expect(await confirm(page).count()).toBe(0)
})

test('BETFLOW-018 the answer of a bet leaves the cart of another page alone, and who has gone there', async () => {
  const fixture = await anOfferedFixture(house)
  const held = holdFirst()
  const prepare = (page: Page) => page.route('**/api/sports-prematch/betting', held.route)
  const page = await visit({ path: '/korea/cross', as: 'demo5', prepare })
  await pickHomes(page, [fixture])
  await amountOf(page).fill('10000')
  await pressBet(page)
  await confirm(page).getByRole('button', { name: '베팅', exact: true }).click()
  await held.asked
  await page.getByRole('link', { name: '승무패' }).first().click()
  await page.waitForURL(/wintielose/)
  await pickHomes(page, [fixture])
  expect(await picksOf(page).count()).toBe(1)
  await held.letGo()
  await page.getByText('베팅이 완료되었습니다.').waitFor()
  expect(await picksOf(page).count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/korea/wintielose')
})

test('SESSION-004 the answer of a bet tells nothing to whoever is on the page after a logout', async () => {
  const fixture = await anOfferedFixture(house)
  const held = holdFirst()
  const prepare = (page: Page) => page.route('**/api/sports-prematch/betting', held.route)
  const page = await visit({ path: '/korea/cross', as: 'demo36', prepare })
  await pickHomes(page, [fixture])
  await amountOf(page).fill('10000')
  await pressBet(page)
  await confirm(page).getByRole('button', { name: '베팅', exact: true }).click()
  await cartOf(page).locator('button[aria-busy]').waitFor()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByLabel('아이디').fill('demo37')
  await page.getByLabel('비밀번호', { exact: true }).fill(PLAY_PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator('[data-home]').waitFor()
  await page.getByRole('link', { name: '크로스' }).first().click()
  await pickHomes(page, [fixture])
  await held.letGo()
  await amountOf(page).fill('10000')
  await pressBet(page)
  await confirm(page).waitFor()
  expect(await picksOf(page).count()).toBe(1)
  expect(await alertOf(page).count()).toBe(0)
})
