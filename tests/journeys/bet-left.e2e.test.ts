import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play-logins.ts'
import { anOfferedFixture } from '#tests/support/bettor.ts'
import { alertOf, useSite } from '#tests/support/browser.ts'
import { amountOf, cartOf, pickHomes, picksOf, pressBet } from '#tests/support/cart-page.ts'

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

test('SESSION-004 the answer of a bet tells nothing to whoever is on the page after a logout', async () => {
  const fixture = await anOfferedFixture(house)
  const held = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const page = await visit({
    path: '/korea/cross',
    as: 'demo36',
    prepare: page =>
      page.route('**/api/sports-prematch/betting', async route => {
        const response = await route.fetch()
        await held.promise
        await route.fulfill({ response })
        answered.resolve()
      }),
  })
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
  held.resolve()
  await answered.promise
  await amountOf(page).fill('10000')
  await pressBet(page)
  await confirm(page).waitFor()
  expect(await picksOf(page).count()).toBe(1)
  expect(await alertOf(page).count()).toBe(0)
})
