import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { useSite } from '#tests/support/pages/browser.ts'
import { amountOf, cartOf, pickHomes, showCart } from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()
const { placed } = useBets(house)
const screens = ['desktop', 'mobile'] as const

/** Names that wrap to two lines next to the time. */
const longNames = { home: '울버햄프턴 원더러스', away: '브라이턴 앤 호브 앨비언' }

beforeAll(async () => {
  // As many as home lists.
  for (let id = 1; id <= 14; id++) {
    const names = id === 1 ? longNames : {}
    const fixture = aFixture({ id, league: 100 + id, startsAt: later(id * 3_600), weight: 5, ...names })
    await offer(house, fixture, aMarket({ fixture: id }))
  }
  await placed('demo5', [[{ fixture: 1 }]])
})

async function topOf(place: Locator): Promise<number> {
  const box = await place.boundingBox()
  assert(box, 'it is on screen')
  return box.y
}

/** Holds back the answers of some calls until they are released. */
function hold(...paths: readonly string[]) {
  const held = Promise.withResolvers<void>()
  return {
    letGo: held.resolve,
    prepare: async (page: Page) => {
      for (const path of paths)
        await page.route(`**/api/${path}`, async route => {
          await held.promise
          await route.continue()
        })
    },
  }
}

test.each(screens)(
  'does not move home when the notice line, the lists and one’s open bets arrive (%s)',
  async screen => {
    const line = hold('newsLink')
    const lists = hold('sports-prematch/event/top', 'sports-prematch/event*')
    const bets = hold('bet_result*')
    const prepare = async (page: Page) => {
      for (const one of [line, lists, bets]) await one.prepare(page)
    }
    const page = await visit({ as: 'demo5', screen, prepare })
    const main = page.getByRole('main')
    const notices = page.getByRole('region', { name: '공지사항' })
    await page.locator('[data-home]').waitFor()
    expect(await page.locator('[data-marquee]').count()).toBe(0)
    const before = await topOf(main)
    line.letGo()
    await page.locator('[data-marquee]').waitFor()
    expect(await topOf(main)).toBe(before)

    await notices.locator('[data-notices] li').last().waitFor()
    const ofNotices = await topOf(notices)
    lists.letGo()
    await page.locator('[data-top-matches] li').last().waitFor()
    expect(await topOf(notices)).toBe(ofNotices)

    await page.locator('[data-kick-offs] > li').last().waitFor()
    const next = page.getByRole('region', { name: '곧 시작하는 경기' })
    const ofNext = await topOf(next)
    bets.letGo()
    await page.locator('[data-open-bet]').first().waitFor()
    expect(await topOf(next)).toBe(ofNext)
  },
)

test.each(screens)('does not move the trees when the key matches arrive (%s)', async screen => {
  const { letGo, prepare } = hold('sports-prematch/event/top')
  const page = await visit({ path: '/korea/cross', as: 'demo', screen, prepare })
  if (screen === 'mobile') {
    await page.getByRole('button', { name: '메뉴', exact: true }).click()
    await page.locator('[data-drawer=left]').waitFor()
  }
  const tree = page.getByText('국내형 스포츠')
  const matches = page.locator('[data-key-matches]')
  await tree.waitFor()
  expect(await matches.count()).toBe(0)
  const before = await topOf(tree)
  letGo()
  await matches.waitFor()
  expect(await matches.getByRole('listitem').count()).toBe(5)
  expect(await topOf(tree)).toBe(before)
})

test('keeps the page width without a cart when the contacts arrive, and shows the links only together with the trees above them', async () => {
  const { letGo, prepare } = hold('setting/messenger')
  const late = Promise.withResolvers<void>()
  const page = await visit({
    path: '/livetv',
    as: 'demo',
    prepare: async page => {
      await prepare(page)
      await page.route('**/sidebar-content*', async route => {
        await late.promise
        await route.continue()
      })
    },
  })
  const main = page.getByRole('main')
  await page.getByRole('heading', { name: '라이브TV' }).waitFor()
  const before = (await main.boundingBox())?.width
  letGo()
  await page.locator('[data-banner]').waitFor()
  expect((await main.boundingBox())?.width).toBe(before)
  const links = page.getByRole('navigation', { name: '바로가기 메뉴' })
  expect(await links.count()).toBe(0)
  late.resolve()
  await page.locator('[data-sidebar]').getByText('국내형 스포츠').waitFor()
  await links.waitFor()
})

test.each(screens)('shifts home by less than 0.02 while loading (%s)', async screen => {
  const page = await visit({
    as: 'demo',
    screen,
    prepare: page =>
      page.addInitScript(() => {
        let shifted = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shifted += (entry as unknown as { value: number }).value
          document.documentElement.dataset.shifted = String(shifted)
        }).observe({ type: 'layout-shift', buffered: true })
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.dataset.shifted ??= '0'
        })
      }),
  })
  await page.locator('[data-kick-offs] > li').last().waitFor()
  await page.locator('[data-top-matches] li').last().waitFor()
  await page.locator('[data-notices] li').last().waitFor()
  const shifted = await page.locator('html').getAttribute('data-shifted')
  expect(Number(shifted)).toBeLessThan(0.02)
})

test.each(screens)(
  'VALID-009 shows an amount error in its reserved line, without moving anything (%s)',
  async screen => {
    const page = await visit({ path: '/korea/cross', as: 'demo', screen })
    await pickHomes(page, [1])
    await showCart(page)
    const places = () =>
      cartOf(page)
        .getByRole('button')
        .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().top))
    await amountOf(page).fill('5000')
    const before = await places()
    for (const [typed, wrong] of [
      ['', '베팅액수를 입력해주세요.'],
      ['abc', '베팅은 0원 이상 가능합니다.'],
    ] as const) {
      await amountOf(page).fill(typed)
      await cartOf(page).getByRole('alert').getByText(wrong).waitFor()
      expect(await places()).toEqual(before)
    }
  },
)
