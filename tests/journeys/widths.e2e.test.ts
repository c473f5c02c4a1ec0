import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Bet } from '#contract/bets/bets.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { aBetLeg } from '#tests/support/facts/bet-leg.ts'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { grantWonTo } from '#tests/support/facts/granted-won.ts'
import { aLiveMatch } from '#tests/support/facts/live-match.ts'
import { hasSidewaysScroll, resize, useSite } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

/** Names as long as they get in practice. */
const names = { home: '웨스트 브로미치 앨비언', away: '옥스퍼드 유나이티드' }
const longer = { home: `${names.home} 인터내셔널 아카데미`, away: 'Wolverhampton Wanderers Football Academy' }
const league = '시뮬레이션 아이스하키 리그'

const named = (sketch: Parameters<typeof aFixture>[0], kind?: string) => {
  const fixture = aFixture(sketch)
  return { ...fixture, replayOf: kind ?? null, league: { ...fixture.league, nameKorean: league } }
}

beforeAll(async () => {
  await offer(house, named({ id: 1, weight: 5, ...names }, '2025-02-25 경기 다시보기'))
  await offer(house, named({ id: 2, weight: 5, league: 101, startsAt: later(7_200), ...longer }))
  for (const fixture of [1, 2])
    await offer(
      house,
      aMarket({ fixture }),
      aMarket({ fixture, type: 3, line: -50, main: true, odds: [185, 195] }),
    )
  const match = await aLiveMatch(house)
  const startsAt = instant(house.clock.now() - 10 * MINUTE)
  const at = instant(house.clock.now() + 1)
  await offer(house, named({ id: match.id, at, startsAt, status: 'live', ...longer }))
})

/** Returns the parts of the page that match; fails when there are none, so that no test checks an empty set. */
async function partsOf(page: Page, place: string): Promise<Locator> {
  const parts = page.locator(place)
  expect(await parts.count(), place).toBeGreaterThan(0)
  return parts
}

/** Returns the texts that are not fully visible. */
const cutOff = async (page: Page, place: string): Promise<string[]> =>
  (await partsOf(page, place)).evaluateAll(all =>
    all
      .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
      .map(one => one.textContent),
  )

/** Returns what extends over the edge of its card. */
const spilled = async (page: Page, card: string): Promise<string[]> =>
  (await partsOf(page, card)).evaluateAll(cards =>
    cards.flatMap(one => {
      const edge = one.getBoundingClientRect().right
      return [...one.querySelectorAll('*')]
        .filter(part => part.getBoundingClientRect().right > edge + 1)
        .map(part => part.textContent)
    }),
  )

test.each([
  ['/europe', 'h2'],
  ['/korea/cross', 'h2, .odds-label'],
  ['/inplay', null],
] as const)(
  'leaves room for teams between sidebar and cart on a small desktop, and shows long names in full, also at 360 px: %s',
  async (path, place) => {
    const page = await visit({ path, as: 'demo', screen: { width: 1_264, height: 844 } })
    const row = page.locator('[data-fixture]').first()
    await row.waitFor()
    if (path !== '/korea/cross') {
      expect((await row.locator('a').first().boundingBox())?.width).toBeGreaterThan(200)
      expect(await spilled(page, '[data-fixture]')).toEqual([])
    }
    if (place === null) return
    for (const width of path === '/europe' ? [360] : [1_264, 360]) {
      await resize(page, { width, height: 844 })
      const game = page.locator('[data-league]').filter({ has: page.locator('[data-fixture="1"]') })
      await game.waitFor()
      expect((await cutOff(page, `[data-league="100"] :is(${place})`)).join()).toBe('')
      expect(await hasSidewaysScroll(page)).toBe(false)
    }
  },
)

test('keeps names within their cards on home at 1440 and 320 px', async () => {
  const page = await visit({ as: 'demo', screen: { width: 1_440, height: 900 } })
  for (const width of [1_440, 320]) {
    await resize(page, { width, height: 900 })
    await page.locator('[data-live-game]').first().waitFor()
    await page.locator('[data-top-matches] li').last().waitFor()
    expect(await spilled(page, '[data-live-game], [data-top-matches] article, [data-kick-offs]')).toEqual([])
  }
})

test('LAYOUT-006 LAYOUT-026 keeps the layout with a balance of twelve digits at 320 px', async () => {
  await grantWonTo(house.deps, 'demo5', 900_000_000_000)
  const page = await visit({ path: '/korea/cross', as: 'demo5', screen: { width: 320, height: 844 } })
  const strip = page.locator('[data-strip]')
  await strip.getByText('900,001,000,000').waitFor()
  expect(await cutOff(page, '[data-strip] [data-nickname]')).toEqual([])
  expect(await spilled(page, '[data-strip]')).toEqual([])
  expect(await hasSidewaysScroll(page)).toBe(false)
  await page.locator('header').getByRole('button', { name: '내정보' }).click()
  await page.locator('[data-drawer=right]').getByText('900,001,000,000').first().waitFor()
  expect(await spilled(page, '[data-drawer=right] [aria-label=계정] dl > div')).toEqual([])
})

/** With the largest sums that the limits allow. */
const largeBet: Bet = {
  id: '01a203f6-84de-7000-8d8d-954b8bae39b1',
  gameType: 1,
  gameDetailType: 1,
  betStyle: 'KR',
  status: 0,
  amounts: 12_345_678_900,
  totalRatio: 1_234.5,
  winnings: 987_654_321_000,
  createdAt: '2026-11-22 20:10:11',
  settledAt: null,
  resettledBy: null,
  cancellable: false,
  rules: null,
  oddsAcceptMode: 'better',
  settledRatio: null,
  bonus: null,
  bettings: [aBetLeg({ leagueName: league, ...longer, betPrice: 1_234.5 })],
}

test('fits large sums and teams in the bet history without overlaps at 1440, 1264 and 320 px', async () => {
  const page = await visit({
    path: '/bet_result',
    as: 'demo',
    prepare: page =>
      page.route('**/api/bet_result?*', route =>
        route.fulfill({ json: { bets: [largeBet], page: 1, pageCount: 1, totalCount: 1 } }),
      ),
  })
  for (const width of [1_440, 1_264, 320]) {
    await resize(page, { width, height: 900 })
    const bet = page.locator('[data-bet]')
    const teams = bet.getByText(longer.home).first()
    await teams.waitFor()
    expect((await teams.boundingBox())?.width).toBeGreaterThan(120)
    expect(await spilled(page, '[data-bet], [data-history-totals] dl')).toEqual([])
    const figures = await (await partsOf(page, '[data-bet] button > span')).evaluateAll(all =>
      all.map(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    const covered = figures.filter(one =>
      figures.some(
        other =>
          other !== one &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    )
    expect(covered).toEqual([])
    expect(await hasSidewaysScroll(page)).toBe(false)
  }
})
