// Rounds as members play them, in real time: the server's clock runs, and so do its rounds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { instant } from '#domain/instant.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { alertOf, memberOf, useSite } from '#tests/support/pages/browser.ts'
import { amountOf, picksOf, sendBet, showCart } from '#tests/support/pages/cart-page.ts'
import { boardOf, ownBetsOf, roundOf, tileOf } from '#tests/support/pages/round-page.ts'
import { walk } from '#tests/support/pages/walk.ts'

const began = performance.now()
const still = testClock()
const clock = { ...still, now: () => instant(still.now() + Math.floor(performance.now() - began)) }
const { house, visit } = useSite({ clock, rounds: { linksOf: () => 2_000 } })

/** Opens a one-minute game in a round that leaves time for a bet. */
async function atTheTable(as: string, screen: 'desktop' | 'mobile'): Promise<Page> {
  const page = await visit({ path: '/minigame/next/powerball', as, screen })
  await expect.poll(() => secondsLeft(page), { timeout: 90_000 }).toBeGreaterThan(35)
  return page
}

async function secondsLeft(page: Page): Promise<number> {
  const label = (await page.getByRole('timer').getAttribute('aria-label')) ?? ''
  const [, minutes = '0', seconds = '0'] = /마감까지 (\d+):(\d+)/.exec(label) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** Places a bet; returns the name of the cart's dialog, or null where the cart is next to the page. */
async function bet(page: Page, pick: 'odd' | 'even'): Promise<string | null> {
  await tileOf(page, 'power-odd-even', pick).click()
  await showCart(page)
  const [dialog] = await page.locator('[data-cart-dock]').all()
  const name = dialog ? await dialog.getAttribute('data-cart-dock') : null
  await amountOf(page).fill('10000')
  await sendBet(page)
  await expect.poll(() => alertOf(page).innerText()).toContain('베팅이 완료되었습니다.')
  await alertOf(page).getByRole('button').click()
  await ownBetsOf(page).first().waitFor()
  return name
}

/** Uses the page's own login, which another one would end. */
const balanceOn = async (page: Page): Promise<number> => {
  const { token } = await memberOf(page)
  const answer = await house.get('member/user', { token })
  return (await answer.json()).emoney
}

test('MINI-041 MINI-085 MINI-090 DIALOG-037 draws, plays and pays a round for two opposing members, and opens the next one', {
  timeout: 240_000,
}, async () => {
  const desk = await atTheTable('demo', 'desktop')
  const phone = await atTheTable('demo5', 'mobile')
  const before = { desk: await balanceOn(desk), phone: await balanceOn(phone) }
  const round = (await roundOf(desk).getAttribute('data-round')) ?? ''
  await bet(desk, 'odd')
  expect(await bet(phone, 'even')).toBe('betSlipMinigame')
  expect(await tileOf(desk, 'power-odd-even', 'odd').getAttribute('data-own')).toBe('true')
  // A pick still in the cart when the round closes is removed.
  await tileOf(desk, 'sum-odd-even', 'odd').click()
  await expect.poll(() => boardOf(desk).getAttribute('data-markets'), { timeout: 70_000 }).toBe('closed')
  await expect.poll(() => picksOf(desk).count()).toBe(0)
  for (const page of [desk, phone]) {
    const frame = page.locator(`[data-scene-frame="${round}"]`)
    await frame.waitFor({ timeout: 40_000 })
    await expect.poll(() => frame.getAttribute('data-play'), { timeout: 40_000 }).toBe('over')
  }
  const outcomes = await Promise.all(
    [desk, phone].map(page => page.locator('[data-own-outcome]').getAttribute('data-own-outcome')),
  )
  expect(outcomes.toSorted()).toEqual(['lost', 'won'])
  const after = { desk: await balanceOn(desk), phone: await balanceOn(phone) }
  const changes = [after.desk - before.desk, after.phone - before.phone]
  expect(changes.toSorted((a, b) => a - b)).toEqual([-10_000, 9_500])
  await expect.poll(() => boardOf(desk).getAttribute('data-markets'), { timeout: 70_000 }).toBe('open')
  expect(await roundOf(desk).getAttribute('data-round')).not.toBe(round)
  await desk.goto('/bet_result')
  await desk.getByText('미니게임').first().waitFor()
})

const MINI = readFileSync(join(import.meta.dirname, '../../docs/rules/requirements/MINI.md'), 'utf8')
const addresses = [
  ...MINI.matchAll(/^\| MINI-\d{3} \| (group|game|other game) page[^`]*`(\/minigame\/[^`]+)`/gm),
].map(([, kind = '', path = '']) => ({ path, isGroup: kind === 'group' || path === '/minigame/next' }))
/** Of virtual sports only the group is checked here; its pages have their own tests. */
const built = addresses.filter(({ path }) => path === '/minigame/bet365' || !path.includes('bet365'))

test('MINI-001 to MINI-070 MINI-086 shows on each address its games, or round, countdown, markets and cart', {
  timeout: 300_000,
}, async () => {
  expect(built.filter(({ isGroup }) => isGroup).length).toBeGreaterThanOrEqual(10)
  expect(built.length).toBeGreaterThanOrEqual(66)
  const page = await visit({ path: '/minigame', as: 'demo' })
  const wrong: string[] = []
  const groups = new Set(built.filter(({ isGroup }) => isGroup).map(({ path }) => path))
  // The snail and the bridge have no page in the specification; they open from their group.
  const paths = [...new Set(built.map(({ path }) => path)), '/minigame/named/232', '/minigame/named/233']
  await walk(page, paths, async path => {
    const parts = groups.has(path)
      ? ['[data-group]', '[data-game]']
      : ['[data-round]', '[data-countdown]', '[data-tile]', '[data-cart]', '[data-own-bets]']
    for (const part of parts)
      await page
        .locator(part)
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => wrong.push(`${path}: no ${part}`))
  })
  expect(wrong).toEqual([])
})

test('MINI-012 MINI-066 MINI-070 links the five powerballs of eos, and opens rounds of next by both names', async () => {
  const page = await visit({ path: '/minigame/eos', as: 'demo' })
  await page.locator('[data-game]').first().waitFor()
  const links = await page
    .locator('[data-game]')
    .evaluateAll(tiles => tiles.map(tile => tile.getAttribute('href')))
  expect(links).toEqual([1, 2, 3, 4, 5].map(minutes => `/minigame/ntry/powerball${minutes}`))
  const rounds: (string | null)[] = []
  for (const path of ['/minigame/next-sadari', '/minigame/next/ladder']) {
    await page.goto(path)
    await page.locator('[data-game-page="253"] [data-round]').waitFor()
    rounds.push(await page.locator('h1').innerText())
  }
  expect(rounds[0]).toBe(rounds[1])
})

test('SIDEBAR-016 ROUTE-038 MINI-071 links each group from the sidebar section and the overview', async () => {
  const page = await visit({ path: '/bet_result', as: 'demo' })
  const section = page.locator('[data-sidebar] details').filter({ hasText: '미니게임' })
  await section.locator('summary').click()
  await section.getByRole('link', { name: 'N1 게임' }).click()
  await page.locator('[data-group=ntry] [data-game]').first().waitFor()
  await page.goto('/minigame')
  for (const family of ['파워볼', '사다리 · 키노', '카드', '주사위 · 휠'])
    await page.locator('[data-overview]').getByRole('heading', { name: family }).waitFor()
  for (const game of ['next/powerball', 'next/ladder', 'lotus/baccarat', 'skypark/dice', 'token/roulette'])
    await page.locator(`[data-overview] a[href="/minigame/${game}"]`).first().waitFor()
  for (const group of [
    'next',
    'ntry',
    'named',
    'eos',
    'evolution',
    'bepick',
    'lotus',
    'mgm',
    'skypark',
    'token',
  ])
    await page.locator(`[data-overview] a[href="/minigame/${group}"]`).first().waitFor()
})

test('MINI-077 ROUTE-084 answers an unknown group or game with a 404', async () => {
  const page = await visit({ path: '/minigame/nowhere', as: 'demo', expects: /404|찾을 수 없는 페이지/ })
  await page.getByText('This page could not be found').waitFor()
})
