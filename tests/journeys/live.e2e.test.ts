import type { Page, Request } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Game } from '#contract/fixtures/fixtures.ts'
import type { FixtureId } from '#domain/ids.ts'
import { aBettor, bet, offer, slip } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { stopClock, useSite, type Visit } from '#tests/support/pages/browser.ts'
import { pricesOf } from '#tests/support/pages/cart-page.ts'
import { pricesSeen, watchHomePrice } from '#tests/support/pages/price-watch.ts'

const { house, visit } = useSite()

const FIXTURES = Array.from({ length: 20 }, (_, index) => 31 + index)
const [FIRST = 0, SECOND = 0, THIRD = 0] = FIXTURES

beforeAll(async () => {
  await offer(
    house,
    ...FIXTURES.flatMap(id => [
      aFixture({ id, startsAt: later(3_600 + id), home: `홈${id}`, away: `원정${id}` }),
      aMarket({ fixture: id }),
    ]),
  )
})

let moves = 0
/** Publishes new home odds of a fixture and keeps draw and away. */
const move = (fixture: number, home: number) =>
  offer(house, aMarket({ fixture, at: later(++moves), odds: [home, 200, 210] }))

const home = (page: Page, fixture: number) => pricesOf(page, fixture).first()
const shows = (page: Page, fixture: number, price: string) =>
  expect.poll(() => home(page, fixture).innerText(), { interval: 20 }).toContain(price)

/** Opens a board with a live connection. */
async function openBoard(as = 'demo', more: Visit = {}): Promise<Page> {
  const page = await visit({ path: '/korea/cross', as, ...more })
  await home(page, FIRST).waitFor()
  // The connection is open when a change arrives.
  await expect
    .poll(
      async () => {
        await move(SECOND, 150 + (moves % 50))
        return home(page, SECOND).locator('.odds-arrow').count()
      },
      { interval: 200, timeout: 10_000 },
    )
    .toBe(1)
  return page
}

/** Records what a page requests of the live connection, from its start. */
function lineRequests() {
  const requests: Request[] = []
  const watch = async (page: Page) => {
    page.on('request', request => {
      if (new URL(request.url()).pathname.startsWith('/api/live')) requests.push(request)
    })
  }
  const opened = () => requests.filter(request => request.method() === 'GET')
  const changed = () => requests.filter(request => request.method() === 'POST')
  return { watch, opened, changed }
}

test('shows the same odds change in two windows, by colour, arrow and text', async () => {
  const [one, two] = [await openBoard('demo'), await openBoard('demo5')]
  const before = await home(one, FIRST).boundingBox()
  // The pages' clocks stand still, because an arrow goes after five seconds.
  for (const page of [one, two]) await stopClock(page)
  await move(FIRST, 255)
  await Promise.all([shows(one, FIRST, '2.55'), shows(two, FIRST, '2.55')])
  for (const page of [one, two]) {
    expect(await home(page, FIRST).getAttribute('data-direction')).toBe('up')
    expect(await home(page, FIRST).innerText()).toContain('배당 상승')
  }
  await move(FIRST, 175)
  await Promise.all([shows(one, FIRST, '1.75'), shows(two, FIRST, '1.75')])
  expect(await home(two, FIRST).getAttribute('data-direction')).toBe('down')
  // Only the figure changes on screen.
  expect(await home(one, FIRST).boundingBox()).toEqual(before)
})

test('resumes a dropped connection after its last message, without gaps or repeats, and receives another page of the list on it', async () => {
  const line = lineRequests()
  const page = await openBoard('demo', { ownStream: true, prepare: line.watch })
  await move(FIRST, 301)
  await shows(page, FIRST, '3.01')
  await watchHomePrice(page, FIRST)
  house.app.fastify.server.closeAllConnections()
  await move(FIRST, 302)
  await move(SECOND, 402)
  await shows(page, FIRST, '3.02')
  await shows(page, SECOND, '4.02')
  await move(FIRST, 303)
  await shows(page, FIRST, '3.03')
  expect(await pricesSeen(page)).toEqual(['3.02', '3.03'])
  expect(line.opened()).toHaveLength(2)
  expect((await line.opened()[1]?.allHeaders())?.['last-event-id']).toMatch(/^[0-9a-f]+\.\d+$/)

  await page.getByRole('button', { name: '2 페이지' }).click()
  const last = FIXTURES.at(-1) ?? 0
  await home(page, last).waitFor()
  await expect.poll(() => line.changed().length).toBeGreaterThan(0)
  await move(last, 444)
  await shows(page, last, '4.44')
  expect(line.opened()).toHaveLength(2)
})

test('locks a suspended match on screen and by API, and reopens it', async () => {
  const page = await openBoard()
  const suspend = (suspended: boolean) =>
    offer(house, { kind: 'suspension', fixtureId: THIRD as FixtureId, at: later(++moves), suspended })
  await move(THIRD, 190)
  await shows(page, THIRD, '1.90')
  await suspend(true)
  await expect.poll(() => home(page, THIRD).getAttribute('aria-disabled')).toBe('true')
  expect(await home(page, THIRD).innerText()).toContain('일시중지')
  expect(await home(page, THIRD).locator('.odds-lock').count()).toBe(1)
  const bettor = await aBettor(house)
  const place = async () => {
    const game: Game = await (await house.get(`sports-prematch/event/${THIRD}`, bettor)).json()
    const version = game.markets[0]?.bets[0]?.version ?? 0
    return bet(house, bettor, slip(bettor, [{ fixture: THIRD, odds: 190, version }]))
  }
  const refused = await place()
  expect([refused.status, refused.headers.get('x-refusal')]).toEqual([400, 'MARKET_SUSPENDED'])
  await suspend(false)
  await expect.poll(() => home(page, THIRD).getAttribute('aria-disabled')).toBe(null)
  expect((await place()).status).toBe(200)
})

test('shows new odds and the arrow without a flash with reduced motion', async () => {
  const page = await openBoard()
  await move(FIRST, 277)
  await shows(page, FIRST, '2.77')
  expect(await home(page, FIRST).locator('.odds-arrow').count()).toBe(1)
  const duration = await home(page, FIRST).evaluate(button => getComputedStyle(button).animationDuration)
  expect(Number.parseFloat(duration)).toBeLessThan(0.001)
})

test('adds a new fixture to open lists within seconds, and updates the counts', async () => {
  const [korea, europe] = [await openBoard(), await visit({ path: '/europe', as: 'demo5' })]
  await europe.locator(`[data-fixture="${FIRST}"]`).first().waitFor()
  const footballs = async (page: Page) =>
    Number((await page.getByRole('tab', { name: /^축구/ }).innerText()).replace(/\D/g, ''))
  const before = await footballs(korea)
  await offer(house, aFixture({ id: 30, startsAt: later(3_600) }), aMarket({ fixture: 30 }))
  for (const page of [korea, europe])
    await page.locator('[data-fixture="30"]').first().waitFor({ timeout: 20_000 })
  await expect.poll(() => footballs(korea), { timeout: 10_000 }).toBe(before + 1)
})
