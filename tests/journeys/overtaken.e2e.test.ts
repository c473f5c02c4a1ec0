import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { formatWon } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { aLiveMatch } from '#tests/support/facts/live-match.ts'
import { alertOf, balanceOf, memberOf, pathOf, useSite } from '#tests/support/pages/browser.ts'
import { gameOf } from '#tests/support/pages/cart-page.ts'
import { dialogOf, outcomeOf } from '#tests/support/pages/desk-page.ts'
import { breathe, holdFirst, visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site

/** Opens a page with a live connection and holds back the first answer to one kind of call. */
async function withHeld(path: string, as: string, call: RegExp) {
  const held = holdFirst()
  const page = await visitLive(site, { path, as, prepare: blank => blank.route(call, held.route) })
  await held.asked
  return { page, held }
}

const balance = (page: Page, text: string) => page.locator('[data-balance]', { hasText: text }).first()

test('SESSION-011 ignores a record read before a bet, and keeps the new balance', async () => {
  const fixture = await anOfferedFixture(house)
  const { page, held } = await withHeld('/bet_result', 'demo', /\/api\/member\/\d+$/)
  const member = await memberOf(page)
  expect((await bet(house, member, slip(member, [{ fixture }]))).status).toBe(200)
  await balance(page, formatWon(won(member.emoney - 10_000))).waitFor()
  await held.letGo()
  await breathe(page)
  expect(await balanceOf(page)).toBe(member.emoney - 10_000)
})

test('MSG-003 keeps an unread message when an older count arrives', async () => {
  const { page, held } = await withHeld('/korea/cross', 'demo5', /\/api\/message\/unread$/)
  const unread = page.locator('header [data-unread]')
  await expect.poll(() => unread.getAttribute('data-unread')).toBe('0')
  const body = { to: { kind: 'member', name: 'demo5' }, title: '안내', contents: '안내', reason: '회원 안내' }
  const sent = await house.post('admin/messages', body, { token: await house.logIn('admin') })
  expect(sent.status).toBe(200)
  await expect.poll(() => unread.getAttribute('data-unread')).toBe('1')
  expect(await (await held.letGo()).json()).toBe(0)
  await breathe(page)
  expect(await unread.getAttribute('data-unread')).toBe('1')
  expect(pathOf(page)).toBe('/korea/cross')
})

test('keeps a newer score when an older list arrives late', async () => {
  const match = await aLiveMatch(house)
  const { page, held } = await withHeld('/korea/live', 'demo36', /\/inplay\/game(\?|$)/)
  const score = gameOf(page, match.id).locator('[data-score]')
  const text = async () => (await score.innerText()).replace(/\s/g, '')
  await expect.poll(text).toBe('1:0')
  await match.score(2, 0)
  await expect.poll(text).toBe('2:0')
  await page.clock.fastForward(3 * SECOND)
  await held.letGo()
  await breathe(page)
  expect(await text()).toBe('2:0')
  await match.status('finished')
})

/** Returns the number of matches in the tree. */
const counted = async (page: Page) =>
  Number((await page.locator('[data-tree="cross"] h2', { hasText: /\d/ }).innerText()).replace(/\D/g, ''))

test('adds a fixture that came while the list was being read, within seconds', async () => {
  const watching = await visit({ path: '/korea/cross', as: 'demo' })
  const before = await counted(watching)
  let there = 0
  // The server announces new fixtures only after its first scan of the lists.
  await expect
    .poll(
      async () => {
        there = await anOfferedFixture(house)
        return counted(watching)
      },
      { interval: 1_000, timeout: 20_000 },
    )
    .toBeGreaterThan(before)
  const { page, held } = await withHeld('/korea/cross', 'demo36', /\/sports-prematch\/event\?/)
  const known = await counted(page)
  const come = await anOfferedFixture(house, { startsAt: later(1_800) })
  await expect.poll(() => counted(page)).toBeGreaterThan(known)
  // The list was notified as well, and delays its request by at most two seconds.
  await page.clock.runFor(2 * SECOND)
  await held.letGo()
  await gameOf(page, there).waitFor()
  await gameOf(page, come).waitFor()
})

const stop = (page: Page) => page.getByRole('button', { name: '베팅 정지', exact: true }).first().click()

/** Opens a fixture's desk page with a pending stop, its dialog closed, and another action being typed. */
async function leftStopping() {
  const fixture = await anOfferedFixture(house)
  const held = holdFirst()
  const page = await visit({ path: `/admin/trading/${fixture}`, as: 'admin' })
  await outcomeOf(page, '1').waitFor()
  await page.route(/\/admin\/fixtures\/\d+\/suspend$/, held.route)
  await stop(page)
  await dialogOf(page).getByLabel('사유', { exact: true }).fill('이상 배당')
  await dialogOf(page).getByRole('button', { name: '베팅 정지', exact: true }).click()
  await held.asked
  await dialogOf(page).getByRole('button', { name: '취소' }).click()
  await page.getByRole('button', { name: '시작 시간', exact: true }).click()
  const reason = dialogOf(page).getByLabel('사유', { exact: true })
  await reason.fill('우천 지연')
  return { page, held, reason }
}

test('reports an action answered after its dialog was closed, and closes no other dialog', async () => {
  const { page, held, reason } = await leftStopping()
  await held.letGo()
  await page.getByText('베팅을 정지했습니다.').waitFor()
  expect(await reason.inputValue()).toBe('우천 지연')
})

test('reports an action refused after its dialog was closed', async () => {
  const { page, held, reason } = await leftStopping()
  await held.letGo('connectionreset')
  await alertOf(page).getByText('네트워크 연결을 확인해 주세요.').waitFor()
  await alertOf(page).getByRole('button').click()
  expect(await reason.inputValue()).toBe('우천 지연')
})

test('SESSION-004 follows the current session on a page restored from the browser’s cache', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  await page.locator('[data-nickname]').first().waitFor()
  await page.evaluate(() => {
    // A page in the browser's cache is not notified of what another page does.
    for (const name of Object.keys(localStorage)) if (name.startsWith('auth.')) localStorage.removeItem(name)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.waitForURL('**/login')
  expect(await alertOf(page).count()).toBe(0)
})

test('merges favourites chosen in two windows', async () => {
  const [here, there] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  const page = await visit({ path: '/europe', as: 'demo' })
  const other = await page.context().newPage()
  await other.goto('/europe')
  const star = (on: Page, fixture: number) =>
    gameOf(on, fixture)
      .getByRole('button', { name: /즐겨찾기/ })
      .first()
  await star(other, there).waitFor()
  await star(page, here).click()
  await expect.poll(() => star(other, here).getAttribute('aria-pressed')).toBe('true')
  await star(other, there).click()
  await expect.poll(() => star(page, there).getAttribute('aria-pressed')).toBe('true')
  expect(await star(page, here).getAttribute('aria-pressed')).toBe('true')
})
