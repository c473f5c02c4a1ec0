// Virtual sports as members see them, in real time: tests advance the running server clock to the end of an event.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import { venues, virtualSports } from '#domain/minigames/virtual/venues.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { alertOf, hasSidewaysScroll, memberOf, useSite } from '#tests/support/pages/browser.ts'
import { amountOf, sendBet, showCart } from '#tests/support/pages/cart-page.ts'
import { ownBetsOf, tileOf } from '#tests/support/pages/round-page.ts'
import { walk } from '#tests/support/pages/walk.ts'

const began = performance.now()
const still = testClock()
const clock = { ...still, now: () => instant(still.now() + Math.floor(performance.now() - began)) }
const { house, visit } = useSite({ clock, rounds: { linksOf: () => 2_000 } })

const BUSY = { timeout: 90_000 }

/** Opens a venue's page in an event that leaves time for a bet. */
async function atTheVenue(path: string, as: string, screen: 'desktop' | 'mobile'): Promise<Page> {
  const page = await visit({ path, as, screen })
  const secondsLeft = async () => {
    const label = (await page.getByRole('timer').getAttribute('aria-label')) ?? ''
    const [, minutes = '0', seconds = '0'] = /마감까지 (\d+):(\d+)/.exec(label) ?? []
    return Number(minutes) * 60 + Number(seconds)
  }
  await page.getByRole('timer').waitFor()
  const left = await secondsLeft()
  if (left <= 30) {
    // Skips to the next event.
    const skipped = (left + 15) * SECOND
    still.advance(skipped)
    await page.clock.fastForward(skipped)
  }
  await expect.poll(secondsLeft, { timeout: 90_000 }).toBeGreaterThan(30)
  return page
}

test.each([
  ['desktop', 'demo', '/minigame/bet365/horse/victoriaparks', 'winner', null],
  ['mobile', 'demo5', '/minigame/bet365/dog/goldenhillparks', 'winner', 'betSlipVirtual'],
] as const)(
  'DIALOG-036 VIRT-019 VIRT-023 on a %s lets %s bet on a runner at %s, with game type 4',
  async (screen, userId, path, market, dock) => {
    const page = await atTheVenue(path, userId, screen)
    expect(await hasSidewaysScroll(page)).toBe(false)
    const tile = page.locator(`[data-tile^="${market}."]`).first()
    const [pick = ''] = [(await tile.getAttribute('data-tile'))?.slice(market.length + 1)]
    await tileOf(page, market, pick).click()
    await showCart(page)
    const [dialog] = await page.locator('[data-cart-dock]').all()
    expect(dialog ? await dialog.getAttribute('data-cart-dock') : null).toBe(dock)
    await amountOf(page).fill('10000')
    await sendBet(page)
    await expect.poll(() => alertOf(page).innerText()).toContain('베팅이 완료되었습니다.')
    await alertOf(page).getByRole('button', { name: '계속 베팅하기' }).click()
    await ownBetsOf(page).first().waitFor()
    const { token } = await memberOf(page)
    const { bets } = await (await house.get('bet_result?type=4', { token })).json()
    expect(bets[0]).toMatchObject({ gameType: 4, amounts: 10_000 })
  },
  240_000,
)

/** The first venue of each sport. Pages of one sport differ by their catalogue entry only. */
const shownVenues = virtualSports.flatMap(({ key }) =>
  venues.filter(([, sport]) => sport === key).slice(0, 1),
)

test('VIRT-001 to VIRT-018 shows each sport with its next events and a venue of each, and redirects the short form (VIRT-017)', async () => {
  const page = await visit({ path: '/minigame/bet365', as: 'demo' })
  const wrong: string[] = []
  const missing = async (path: string, part: string) => {
    await page
      .locator(part)
      .first()
      .waitFor({ timeout: 15_000 })
      .catch(() => wrong.push(`${path}: no ${part}`))
  }
  const sports = virtualSports.map(({ key }) => `/minigame/bet365/${key}`)
  await walk(page, sports, async path => {
    await missing(path, `[data-virtual-sport="${path.split('/').at(-1)}"]`)
    await missing(path, '[data-upcoming]')
  })
  const long = shownVenues.map(([, sport, slug]) => `/minigame/bet365/${sport}/${slug}`)
  await walk(page, long, async path => {
    for (const part of ['[data-round]', '[data-countdown]', '[data-tile]', '[data-event]'])
      await missing(path, part)
  })
  expect(wrong).toEqual([])
  await page.goto('/minigame/bet365/eurocups')
  await page.waitForURL(url => url.pathname === '/minigame/bet365/soccer/eurocups', { timeout: 15_000 })
}, 240_000)

test('ROUTE-063 ROUTE-064 ROUTE-065 ROUTE-066 ROUTE-067 VIRT-020 lists draws in the results by sport', async () => {
  const token = await house.logIn('demo36')
  still.advance(4 * MINUTE)
  const states = async (gameId: number): Promise<readonly string[]> => {
    const answer = await house.get(`game_result/virtuals?gameId=${gameId}`, { token })
    return (await answer.json()).rounds.map(({ state }: { state: string }) => state)
  }
  for (const gameId of [601, 611, 621, 631]) await expect.poll(() => states(gameId), BUSY).toContain('drawn')
  const page = await visit({
    path: '/game_result/virtuals',
    as: 'demo36',
    screen: 'mobile',
  })
  await page.locator('[data-round]').first().waitFor(BUSY)
  expect(await violationsOf(page)).toEqual([])
  for (const { key } of virtualSports) {
    await page.goto(`/game_result/virtuals/${key}`)
    await page.locator('[data-round]').first().waitFor(BUSY)
    expect(await hasSidewaysScroll(page)).toBe(false)
    const text = await page.locator('main').innerText()
    const own = venues.filter(([, sport]) => sport === key).map(([, , , title]) => title)
    const others = venues.filter(([, sport]) => sport !== key).map(([, , , title]) => title)
    expect(own.filter(title => !text.includes(title))).toEqual([])
    expect(others.filter(title => text.includes(title))).toEqual([])
  }
}, 240_000)
