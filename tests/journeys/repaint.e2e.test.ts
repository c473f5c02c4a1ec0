import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { formatOdds, odds } from '#domain/odds.ts'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { aLiveMatch, type LiveMatch, PATIENCE } from '#tests/support/facts/live-match.ts'
import { stopClock, useSite } from '#tests/support/pages/browser.ts'
import { pricesOf } from '#tests/support/pages/cart-page.ts'
import { takeRendered, watchRenders } from '#tests/support/pages/render-watch.ts'

const { house, visit } = useSite()

const UPCOMING = Array.from({ length: 10 }, (_, index) => 31 + index)
const [FIRST = 0] = UPCOMING
let running: LiveMatch[]

beforeAll(async () => {
  await offer(
    house,
    ...UPCOMING.flatMap(id => [
      aFixture({ id, startsAt: later(3_600 + id), home: `홈${id}`, away: `원정${id}` }),
      aMarket({ fixture: id }),
      aMarket({ fixture: id, type: 2, line: 250, main: true, odds: [180, 200] }),
    ]),
  )
  running = []
  for (let count = 0; count < 5; count++) running.push(await aLiveMatch(house))
})

let moves = 0
/** Publishes new home odds only; draw and away stay. */
const moveBefore = (home: number) =>
  offer(house, aMarket({ fixture: FIRST, at: later(++moves), odds: [home, 200, 210] }))
const moveRunning = (home: number) => {
  house.clock.advance(SECOND)
  return running[0]?.prices([home, 200, 210])
}

const doors: readonly [string, () => number, (home: number) => Promise<unknown> | undefined][] = [
  ['/korea/cross', () => FIRST, moveBefore],
  ['/europe', () => FIRST, moveBefore],
  ['/korea/live', () => running[0]?.id ?? 0, moveRunning],
  ['/inplay', () => running[0]?.id ?? 0, moveRunning],
]

const homeOf = (page: Page, fixture: number) => pricesOf(page, fixture).first()

test.each(doors)('renders on %s only the changed odds, once', async (path, idOf, move) => {
  const page = await visit({ path, as: 'demo', prepare: watchRenders })
  const home = homeOf(page, idOf())
  await home.waitFor()
  const shown = await page.locator('button.odds').count()
  let price = 150
  // Waits until the connection delivers odds, then stops the page's clock.
  await expect
    .poll(
      async () => {
        price += 1
        await move(price)
        return home.locator('.odds-arrow').count()
      },
      { ...PATIENCE, interval: 300 },
    )
    .toBe(1)
  await stopClock(page)
  await expect.poll(() => home.innerText(), PATIENCE).toContain(formatOdds(odds(price)))
  // Every button was recorded when it appeared, so the recording covers the whole page.
  const first = await takeRendered(page)
  expect(first.length).toBeGreaterThanOrEqual(shown)
  expect(shown).toBeGreaterThan(20)

  await move(333)
  await expect.poll(() => home.innerText(), PATIENCE).toContain('3.33')
  expect(await takeRendered(page)).toEqual([
    { fixture: String(idOf()), text: expect.stringContaining('3.33') },
  ])
})
