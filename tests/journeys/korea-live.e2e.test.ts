import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LIVE_CLOSE_AT } from '#domain/fixtures/live-closing.ts'
import type { FixtureId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { hearLive } from '#server/fixtures/fixtures.ts'
import { anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aLiveMatch, type LiveMatch } from '#tests/support/facts/live-match.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { countCalls, useSite } from '#tests/support/pages/browser.ts'
import { cartOf, gameOf, picksOf, pricesOf, showCart } from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()
const screens = ['desktop', 'mobile'] as const
const soon = { timeout: 10_000 }

let match: LiveMatch
const matches: LiveMatch[] = []
/** Creates a match in its tenth minute, which ends with the test. */
async function begin(sketch: Parameters<typeof aLiveMatch>[1] = {}): Promise<LiveMatch> {
  const begun = await aLiveMatch(house, sketch)
  matches.push(begun)
  return begun
}
beforeEach(async () => {
  house.clock.advance(30 * SECOND)
  match = await begin()
})
afterEach(() => Promise.all(matches.splice(0).map(({ status }) => status('finished'))))

async function openLive(visiting: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const page = await visit({ path: '/korea/live', as: 'demo', ...visiting })
  await gameOf(page, match.id).waitFor()
  return page
}

const headOf = (page: Page, part: string, fixture = match.id) =>
  gameOf(page, fixture).locator(`[data-${part}]`)
const score = async (page: Page) => (await headOf(page, 'score').innerText()).replace(/\s/g, '')
const listed = (page: Page) =>
  page.locator('[data-fixture]').evaluateAll(all => all.map(one => Number(one.getAttribute('data-fixture'))))

test.each(screens)(
  'ROUTE-041 ROUTE-045 MENU-001 LIMIT-008 LIMIT-011 lists only running games under the live limits, and opens all markets and the tracker of one (%s)',
  async screen => {
    const waiting = await anOfferedFixture(house)
    const page = await visit({ path: '/korea/cross', as: 'demo', screen })
    await gameOf(page, waiting).waitFor()
    if (screen === 'mobile') await page.getByRole('button', { name: '메뉴' }).click()
    await page
      .getByRole('navigation', { name: '주 메뉴' })
      .getByRole('link', { name: '라이브', exact: true })
      .click()
    await page.waitForURL(/\/korea\/live\?time=\d{10}$/)
    await headOf(page, 'score').waitFor()
    expect(await listed(page)).toEqual([match.id])
    expect(await page.locator('[data-bonus-row]').count()).toBe(0)
    const rows = gameOf(page, match.id).locator('[data-market]')
    expect(await rows.evaluateAll(all => all.map(row => row.getAttribute('data-market')))).toEqual([
      '1',
      '3',
      '2',
    ])
    // Football handicaps count from the score at the bet (handbook 2.9).
    expect(await rows.nth(1).innerText()).toContain('현재 스코어 제외')
    expect(await score(page)).toBe('1:0')
    expect(await headOf(page, 'period').innerText()).toMatch(/전반\s*1\d:\d\d/)
    await showCart(page)
    expect(await cartOf(page).locator('[data-cart-figures]').innerText()).toMatch(
      /최대당첨금\s*1,500,000원[\s\S]*최소베팅금\s*5,000원[\s\S]*최대베팅금\s*500,000원/,
    )
    expect(await cartOf(page).innerText()).toContain('최대 50배')
    if (screen === 'mobile') await page.keyboard.press('Escape')

    await offer(
      house,
      match.market({ type: 5, odds: [190, 190] }),
      match.market({ type: 17, odds: [180, 195] }),
    )
    await gameOf(page, match.id).getByRole('button', { name: '경기 상황' }).click()
    const tracker = page.locator(`[data-tracker="${match.id}"]`)
    await tracker.waitFor()
    await match.happened('red-card')
    await tracker.getByText('레드카드').first().waitFor()
    await gameOf(page, match.id).getByRole('button', { name: '경기 상황' }).click()
    await tracker.waitFor({ state: 'detached' })
    await gameOf(page, match.id).getByRole('button', { name: '다른 베팅 +2' }).click()
    const dialog = page.getByRole('dialog', { name: `홈${match.id} VS 원정${match.id}` })
    await dialog.locator('[data-market="5"] button.odds').first().click()
    await page.keyboard.press('Escape')
    await showCart(page)
    expect(await picksOf(page).count()).toBe(1)
  },
)

test('PICK-007..010 PICK-012 PICK-013 keeps at most two picks of a match, of different families, next to others', async () => {
  const other = await begin()
  const page = await openLive()
  const picks = async () =>
    (await picksOf(page).allInnerTexts()).map(text => /(승무패|핸디캡|언더오버)/.exec(text)?.[1])
  await pricesOf(page, other.id).first().click()
  await pricesOf(page, match.id, 1).first().click()
  await pricesOf(page, match.id, 2).first().click()
  await expect.poll(picks, soon).toEqual(['승무패', '승무패', '언더오버'])
  await pricesOf(page, match.id, 3).first().click()
  await expect.poll(picks, soon).toEqual(['승무패', '언더오버', '핸디캡'])
  await pricesOf(page, match.id, 2).last().click()
  await expect.poll(picks, soon).toEqual(['승무패', '핸디캡', '언더오버'])
  expect(await picksOf(page).last().innerText()).toContain('언더')
  await pricesOf(page, match.id, 2).last().click()
  await expect.poll(picks, soon).toEqual(['승무패', '핸디캡'])
})

test.each(screens)(
  'updates score, clock, danger, stop and odds by colour, arrow and text, without moving anything else (%s)',
  async screen => {
    const page = await openLive({ screen })
    const price = pricesOf(page, match.id, 2).first()
    await price.scrollIntoViewIfNeeded()
    const place = await price.boundingBox()
    await hearLive(house.deps, [
      {
        fixtureId: match.id as FixtureId,
        danger: { side: 'away', level: 'danger' },
        stopReason: null,
        incidents: [],
      },
    ])
    await expect.poll(() => headOf(page, 'danger').last().innerText(), soon).toBe('위험한 공격')
    house.clock.advance(10 * SECOND)
    await match.suspend(true)
    await match.score(1, 1, { clockSeconds: 700 })
    await match.hear('goal')
    await expect.poll(() => score(page), soon).toBe('1:1')
    await expect.poll(() => headOf(page, 'stop').innerText(), soon).toBe('일시중지 · 골')
    expect(await price.getAttribute('aria-disabled')).toBe('true')
    expect(await price.innerText()).toContain('일시중지')
    expect(await price.locator('svg.lucide-lock').count()).toBe(1)
    await price.click({ force: true })
    expect(await page.locator('[aria-pressed=true].odds').count()).toBe(0)
    house.clock.advance(10 * SECOND)
    await match.suspend(false)
    await match.hear()
    await headOf(page, 'stop').waitFor({ state: 'detached' })
    await match.score(1, 1, { periodCode: 80, clockSeconds: null })
    await expect.poll(() => headOf(page, 'period').innerText(), soon).toBe('하프타임')
    const home = pricesOf(page, match.id).first()
    // A price has a direction once the one before it is known.
    for (const [odds, text] of [
      [251, '2.51'],
      [255, '2.55'],
    ] as const) {
      house.clock.advance(1)
      await match.prices([odds, 200, 210])
      await expect.poll(() => home.innerText(), soon).toContain(text)
    }
    expect(await home.getAttribute('data-direction')).toBe('up')
    expect(await home.innerText()).toContain('배당 상승')
    expect(await price.boundingBox()).toEqual(place)
  },
)

test('handbook 2.8: locks all odds after fifteen seconds without data, and reopens them when data returns', async () => {
  const page = await openLive({ ownStream: true })
  const price = pricesOf(page, match.id).first()
  await expect.poll(() => price.getAttribute('aria-disabled'), soon).toBe(null)
  const line = '**/api/live?*'
  await page.route(line, route => route.abort())
  house.app.fastify.server.closeAllConnections()
  await page.clock.fastForward(16_000)
  await page.locator('[data-stale]').waitFor()
  expect(await page.locator('[data-stale]').innerText()).toContain('연결이 불안정합니다.')
  expect(await price.getAttribute('aria-disabled')).toBe('true')
  await price.click({ force: true })
  expect(await picksOf(page).count()).toBe(0)
  await page.unroute(line)
  await page.clock.fastForward(15_000)
  await page.locator('[data-stale]').waitFor({ state: 'detached' })
  await expect.poll(() => price.getAttribute('aria-disabled'), soon).toBe(null)
})

test('handbook 2.7 shows closing and reopening by the site at once, without reading the list', async () => {
  const page = await openLive()
  const lists = countCalls(page, /\/api\/inplay\/game$/)
  const closeAt = (minutes: number) =>
    changeSettings(house, { liveCloseAt: { ...LIVE_CLOSE_AT, soccer: minutes } })
  await closeAt(5)
  await expect.poll(() => headOf(page, 'stop').innerText(), soon).toBe('베팅마감')
  await closeAt(LIVE_CLOSE_AT.soccer)
  await headOf(page, 'stop').waitFor({ state: 'detached' })
  expect(lists()).toBe(0)
})

test('adds a started match, and keeps an ended one until it is scrolled away', async () => {
  const page = await openLive()
  const next = await begin()
  await gameOf(page, next.id).waitFor(soon)
  expect(await listed(page)).toEqual([match.id, next.id])
  house.clock.advance(SECOND)
  await match.score(2, 0, { status: 'finished', periodCode: 100, clockSeconds: null })
  await expect.poll(() => headOf(page, 'stop').innerText(), soon).toBe('경기종료')
  expect(await pricesOf(page, match.id).first().getAttribute('aria-disabled')).toBe('true')
  expect(await score(page)).toBe('2:0')
  expect(await listed(page)).toEqual([match.id, next.id])
  await page.evaluate(() => {
    document.body.style.paddingBottom = '2000px'
    window.scrollTo(0, 1_500)
  })
  await gameOf(page, match.id).waitFor({ state: 'detached', ...soon })
  expect(await listed(page)).toEqual([next.id])
})

test('SIDEBAR-023 SIDEBAR-027 SIDEBAR-028 has the same tabs, search and pages as other boards', async () => {
  const basketball = await begin({ sport: 48_242 })
  const page = await openLive()
  await gameOf(page, basketball.id).waitFor()
  const tabs = (await page.getByRole('tab').allInnerTexts()).map(text => text.replace(/\s+/g, ' '))
  expect(tabs.slice(0, 3)).toEqual(['전체 2', '축구 1', '농구 1'])
  await page.getByRole('tab', { name: /^농구/ }).click()
  await page.waitForURL(/sport_id=48242/)
  await expect.poll(() => listed(page), soon).toEqual([basketball.id])
  await page.getByRole('tab', { name: /^전체/ }).click()
  await page.getByRole('searchbox').fill(`홈${match.id}`)
  await page.getByRole('searchbox').press('Enter')
  await expect.poll(() => listed(page), soon).toEqual([match.id])
  await page.getByRole('button', { name: '조건 해제' }).click()
  await Promise.all(Array.from({ length: 15 }, () => begin()))
  await page.reload()
  await page.getByRole('button', { name: '2 페이지' }).click()
  await gameOf(page, basketball.id).waitFor()
  expect(await listed(page)).toHaveLength(2)
})
