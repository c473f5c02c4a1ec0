// Checks the pages of rounds in the light theme; the check of all pages covers the dark theme only.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
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
const others = [
  ...['/minigame', '/minigame/next', '/minigame/eos', '/minigame/verify'],
  ...['/game_result/minigame', '/rule/minigame', '/bet_result'],
]

const inTheme = (theme: string) => async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(value => localStorage.setItem('siteTheme', value), theme)
}

test('has no axe violations on the pages of all round kinds in the light theme', {
  timeout: 300_000,
}, async () => {
  const page = await visit({ as: 'demo', prepare: inTheme('light') })
  const found: string[] = []
  await walk(page, [...others, ...tables], async path => {
    for (const width of [1_440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await violationsOf(page)).map(violation => `${path} at ${width} px: ${violation}`))
    }
  })
  expect(found, found.join('\n')).toEqual([])
})

test.each(['light', 'dark'])('has no axe violations while betting on a round (%s)', async theme => {
  for (const screen of ['desktop', 'mobile'] as const) {
    const page = await visit({
      path: '/minigame/next/powerball',
      as: 'demo5',
      screen,
      prepare: inTheme(theme),
    })
    await boardOf(page).locator('[data-tile]').first().click()
    await showCart(page)
    await picksOf(page).first().waitFor()
    await amountOf(page).fill('10000')
    const found = await violationsOf(page)
    await pressBet(page)
    await page.getByRole('dialog', { name: '베팅하시겠습니까?' }).waitFor()
    found.push(...(await violationsOf(page)))
    expect(found, `${screen}: ${found.join('\n')}`).toEqual([])
  }
})
