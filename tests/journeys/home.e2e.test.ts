import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, aScore, later } from '#tests/support/facts/fixture-facts.ts'
import { useSite } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

const row = (page: Page, team: string) => page.locator('[data-kick-offs] li', { hasText: team })
const liveCard = (page: Page, fixture: number) => page.locator(`[data-live-game="${fixture}"]`)
const scores = (page: Page, fixture: number) =>
  liveCard(page, fixture).locator('[data-score]').allTextContents()

beforeAll(async () => {
  await offer(
    house,
    aFixture({ id: 1, home: '아스널', away: '첼시', startsAt: later(600), weight: 5 }),
    aMarket({ fixture: 1, odds: [185, 340, 420] }),
    aFixture({ id: 2, home: '울산', away: '전북', startsAt: later(3_600), league: 101 }),
    aMarket({ fixture: 2, odds: [215, 330, 305] }),
    aFixture({ id: 3, home: '리버풀', away: '에버턴', startsAt: later(-600), status: 'live' }),
    aScore({ fixture: 3, home: 1, away: 0, clockSeconds: 600 }),
  )
})

test('ROUTE-001 LAYOUT-001 LAYOUT-003 FIELD-038 FIELD-039 DATE-004 home shows what begins soon, what is on and the notices, without a sidebar', async () => {
  const page = await visit({ as: 'demo' })
  await row(page, '아스널').waitFor()
  expect(await page.locator('[data-kick-offs] li').allInnerTexts()).toHaveLength(2)
  expect(await row(page, '아스널').innerText()).toMatch(
    /12:10[\s\S]*10분 후[\s\S]*1\.85[\s\S]*3\.40[\s\S]*4\.20/,
  )
  await liveCard(page, 3).waitFor()
  expect(await liveCard(page, 3).innerText()).toMatch(/전반 10′/)
  expect(await scores(page, 3)).toEqual(['1', '0'])
  const top = await page.locator('[data-top-matches] li').first().innerText()
  expect(top).toContain('아스널')
  // Games tell day and time (DATE-004).
  expect(top).toContain('11-21 12:10')
  await expect.poll(() => page.locator('[data-notices] li').count()).toBe(3)
  expect(await page.locator('[data-sidebar]').count()).toBe(0)
  expect(await page.locator('header').first().isVisible()).toBe(true)
})

test('prices lead to the board of their league', async () => {
  const page = await visit({ as: 'demo' })
  await row(page, '울산').getByRole('link', { name: /울산/ }).first().click()
  await page.waitForURL('**/korea/wintielose?**')
  const query = Object.fromEntries(new URL(page.url()).searchParams)
  expect(query).toMatchObject({ sport_id: '6046', football: '1', league: '101', location_id: '154' })
  const board = page.locator('main')
  // The page that is left shows both matches until the board is there.
  await expect.poll(() => board.getByText('아스널').count()).toBe(0)
  await board.getByText('울산').first().waitFor()
  expect(await board.getByText('아스널').count()).toBe(0)
})

test.each(['desktop', 'mobile'] as const)(
  'BETFLOW-017 a price pressed on home is in the cart of its board (%s), once, and the address forgets it',
  async screen => {
    const page = await visit({ as: 'demo', screen })
    const picked = page.locator('main .odds[aria-pressed=true]')
    await row(page, '울산').getByRole('link', { name: /울산/ }).first().click()
    await picked.waitFor()
    expect(await picked.innerText()).toMatch(/울산\s+2\.15/)
    await page.waitForURL(
      ({ searchParams }) => searchParams.get('fixture') === '2' && !searchParams.has('pick'),
    )
    await page.reload()
    await page.locator('main .odds', { hasText: '울산' }).waitFor()
    expect(await picked.count()).toBe(0)
    await page.goBack()
    await page.waitForURL(({ pathname }) => pathname === '/')
  },
)

test('scores, prices, new and begun matches show without a reload', async () => {
  const page = await visit({ as: 'demo5' })
  await liveCard(page, 3).waitFor()
  const at = later(1)
  await offer(house, aScore({ at, fixture: 3, home: 2, away: 0, clockSeconds: 1_260 }))
  await liveCard(page, 3).getByText('전반 21′').waitFor()
  expect(await scores(page, 3)).toEqual(['2', '0'])

  await offer(house, aMarket({ at, fixture: 1, odds: [191, 340, 410] }))
  await row(page, '아스널').getByText('1.91').waitFor()
  expect(await row(page, '아스널').locator('[data-direction=up]').count()).toBe(1)
  expect(await row(page, '아스널').locator('[data-direction=down]').count()).toBe(1)

  await offer(
    house,
    aFixture({ id: 4, home: '수원', away: '포항', startsAt: later(1_200) }),
    aMarket({ fixture: 4 }),
  )
  await page.clock.runFor(25 * SECOND)
  await row(page, '수원').waitFor()
  await page.clock.fastForward(590 * SECOND)
  await row(page, '아스널').waitFor({ state: 'detached' })
  await row(page, '울산').waitFor()
})

test('a price that closed on the way from home to its board is told, and nothing is picked', async () => {
  const page = await visit({
    as: 'demo',
    prepare: page =>
      page.route('**/api/sports-prematch/event/2', async route => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), markets: [] } })
      }),
  })
  await row(page, '울산').getByRole('link', { name: /울산/ }).first().click()
  await page.getByText('지금은 베팅할 수 없어 베팅카트에 담지 않았습니다.').waitFor()
  await page.waitForURL(({ searchParams }) => !searchParams.has('pick'))
  expect(await page.locator('[data-selection]').count()).toBe(0)
})
