import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aMarket } from '#tests/support/facts/fixture-facts.ts'
import { stopClock, useSite } from '#tests/support/pages/browser.ts'
import { gameOf, picksOf } from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()
const soon = { timeout: 20_000 }
/** The first to start, one below it, and the sixteenth, which is on the second page. */
const [FIRST, AIMED_AT, SIXTEENTH] = [0, 2, 15]

let made = 0
let opened: Instant
const idOf = (nth: number): number => 100 * made + nth

/** Starts matches a minute apart in two alternating leagues, so that the screen order is not the start order. */
beforeEach(async () => {
  house.clock.advance(3 * 60 * MINUTE)
  opened = house.clock.now()
  made += 1
  for (let nth = 0; nth < 17; nth++) {
    const startsAt = instant(opened + (10 + nth) * MINUTE)
    await anOfferedFixture(house, { id: idOf(nth), league: 700 + (nth % 2), startsAt })
  }
})

async function pass(page: Page, time: number): Promise<void> {
  house.clock.advance(time)
  await page.clock.fastForward(time)
}

/**
 * Closes the first match for bets, shortly after `aim` has put the pointer on the list. The page's clock stands still
 * until the match closes: a slow machine would close it before the pointer is there.
 */
async function closeFirst(page: Page, aim: () => Promise<void>): Promise<void> {
  await gameOf(page, idOf(AIMED_AT)).waitFor()
  await stopClock(page)
  const gone = (await page.evaluate(() => Date.now())) - opened
  const ahead = 10 * MINUTE - 3 * SECOND
  house.clock.advance(ahead)
  await page.clock.fastForward(ahead - gone)
  await aim()
  const readAnew = page.waitForResponse(async response => {
    if (!response.url().includes('/sports-prematch/event?')) return false
    return !(await response.text()).includes(`"fixtureId":${idOf(FIRST)},`)
  }, soon)
  await pass(page, 5 * SECOND)
  await page.clock.resume()
  await readAnew
}

const cases = [
  ['/korea/cross', 'desktop'],
  ['/europe', 'desktop'],
  ['/europe', 'mobile'],
] as const

test.each(cases)('TIME-007 moves no row under the pointer: %s (%s)', async (path, screen) => {
  const page = await visit({ path, as: 'demo', screen })
  const price = gameOf(page, idOf(AIMED_AT)).locator('button.odds').first()
  await price.waitFor()
  const box = await price.boundingBox()
  const aim = async () => {
    if (screen === 'desktop') await price.hover()
    else await page.locator('[data-board]').dispatchEvent('pointerdown', { pointerType: 'touch' })
  }
  await closeFirst(page, aim)
  const first = gameOf(page, idOf(FIRST))
  await first
    .getByText(/베팅마감|일시중지/)
    .first()
    .waitFor()
  expect(await price.boundingBox()).toEqual(box)
  await first.locator('button.odds').first().click({ force: true })
  expect(await picksOf(page).count()).toBe(0)
  if (screen === 'desktop') await page.mouse.move(5, 5)
  else await pass(page, 40 * SECOND)
  await gameOf(page, idOf(SIXTEENTH)).waitFor(soon)
  expect(await price.boundingBox()).toEqual(box)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await first.waitFor({ state: 'detached', ...soon })
})

test('releases the list after half a minute of an idle pointer', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo', screen: 'desktop' })
  await closeFirst(page, () => gameOf(page, idOf(AIMED_AT)).hover())
  expect(await gameOf(page, idOf(FIRST)).count()).toBe(1)
  expect(await gameOf(page, idOf(SIXTEENTH)).count()).toBe(0)
  await pass(page, 40 * SECOND)
  await gameOf(page, idOf(SIXTEENTH)).waitFor(soon)
})

test('keeps a started match as a closed row until scrolled away, also without a pointer on a phone', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo', screen: 'mobile' })
  const price = gameOf(page, idOf(AIMED_AT)).locator('button.odds').first()
  await price.waitFor()
  const box = await price.boundingBox()
  await closeFirst(page, async () => {})
  const first = gameOf(page, idOf(FIRST))
  await gameOf(page, idOf(SIXTEENTH)).waitFor(soon)
  expect(await price.boundingBox()).toEqual(box)
  expect(await first.locator('button.odds:not([aria-disabled=true])').count()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await first.waitFor({ state: 'detached', ...soon })
})

test('draws another list without delay, and the first one again on return', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo', screen: 'desktop' })
  await closeFirst(page, () => gameOf(page, idOf(AIMED_AT)).hover())
  expect(await gameOf(page, idOf(FIRST)).count()).toBe(1)
  // By keyboard, so that the pointer stays in place.
  await page.getByRole('button', { name: '2 페이지' }).press('Enter')
  await gameOf(page, idOf(16)).waitFor(soon)
  await page.getByRole('button', { name: '1 페이지' }).press('Enter')
  await gameOf(page, idOf(SIXTEENTH)).waitFor(soon)
  expect(await gameOf(page, idOf(FIRST)).count()).toBe(0)
})

test('TIME-007 updates the dialog of all markets, and locks it once the match has closed', async () => {
  const total = (line: number) =>
    offer(
      house,
      aMarket({ fixture: idOf(FIRST), type: 2, line, main: false, odds: [240, 155], at: house.clock.now() }),
    )
  await total(350)
  const page = await visit({ path: '/korea/cross', as: 'demo', screen: 'desktop' })
  await gameOf(page, idOf(FIRST))
    .getByRole('button', { name: /다른 베팅/ })
    .click()
  const dialog = page.getByRole('dialog')
  const lines = dialog.locator('[data-market="2"]')
  await lines.getByText('3.5').first().waitFor()
  await total(450)
  await lines.getByText('4.5').first().waitFor(soon)
  expect(await dialog.locator('button.odds').count()).toBeGreaterThan(0)
  await pass(page, 10 * MINUTE)
  const prices = dialog.locator('button.odds')
  const locked = dialog.locator('button.odds[aria-disabled=true]')
  await expect.poll(async () => (await prices.count()) - (await locked.count())).toBe(0)
})
