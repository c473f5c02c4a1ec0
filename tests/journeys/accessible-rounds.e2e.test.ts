// The pages of rounds: one game of each kind in the light theme. The check of all pages covers one game in both themes.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { coloursTooNear, inLight, violationsOf } from '#tests/support/pages/accessibility.ts'
import { useSite } from '#tests/support/pages/browser.ts'
import { amountOf, picksOf, pressBet, showCart } from '#tests/support/pages/cart-page.ts'
import { boardOf } from '#tests/support/pages/round-page.ts'
import { walk } from '#tests/support/pages/walk.ts'

const { visit } = useSite({ rounds: { linksOf: () => 60 } })

/** One game of each kind. */
const tables = [
  ...['next/powerball', 'next/ladder', 'evolution/pbladder', 'kino-sadari', 'speed-kino', 'named/speed6'],
  ...['next/onering', 'named/232', 'mgm/baccarat1', 'mgm/oddeven', 'mgm/gostop', 'lotus/oddeven'],
  ...['lotus/dragontiger', 'lotus/sicbo', 'skypark/blackjack', 'skypark/dice', 'token/highrow'],
  'token/roulette',
].map(route => `/minigame/${route}`)
const groups = ['/minigame/next', '/minigame/eos']
const others = ['/minigame', '/minigame/verify', '/game_result/minigame', '/rule/minigame', '/bet_result']

const inTheme = (theme: string) => (page: Page) =>
  page.addInitScript(value => localStorage.setItem('siteTheme', value), theme)

/** The parts of each game's page, and of each group's page. */
const partsOf = (path: string): readonly string[] => {
  if (tables.includes(path))
    return ['[data-round]', '[data-countdown]', '[data-tile]', '[data-cart]', '[data-own-bets]']
  return groups.includes(path) ? ['[data-group]', '[data-game]'] : []
}

test('MINI-001 to MINI-070 MINI-086 shows round, countdown, markets and cart of each kind, without axe violations', {
  timeout: 300_000,
}, async () => {
  const page = await visit({ as: 'demo', prepare: inTheme('light') })
  const found: string[] = []
  await walk(page, [...others, ...groups, ...tables], async path => {
    await page.setViewportSize({ width: 1_440, height: 900 })
    for (const part of partsOf(path))
      await page
        .locator(part)
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => found.push(`${path}: no ${part}`))
    for (const width of [1_440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await violationsOf(page)).map(violation => `${path} at ${width} px: ${violation}`))
    }
  })
  expect(found, found.join('\n')).toEqual([])
})

test.each(['desktop', 'mobile'] as const)(
  'has no axe violations while betting on a round, in both themes (%s)',
  async screen => {
    const page = await visit({
      path: '/minigame/next/powerball',
      as: 'demo5',
      screen,
      prepare: inTheme('dark'),
    })
    const found: string[] = []
    const look = async () => {
      found.push(...(await violationsOf(page)), ...(await inLight(page, () => coloursTooNear(page))))
    }
    await boardOf(page).locator('[data-tile]').first().click()
    await showCart(page)
    await picksOf(page).first().waitFor()
    await amountOf(page).fill('10000')
    await look()
    await pressBet(page)
    await page.getByRole('dialog', { name: '베팅하시겠습니까?' }).waitFor()
    await look()
    expect(found, found.join('\n')).toEqual([])
  },
)
