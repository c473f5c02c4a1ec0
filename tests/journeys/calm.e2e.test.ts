import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { aLiveMatch, type LiveMatch } from '#tests/support/facts/live-match.ts'
import { hasSidewaysScroll, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { gameOf } from '#tests/support/pages/cart-page.ts'
import { walk } from '#tests/support/pages/walk.ts'

const { house, visit } = useSite()

let match: LiveMatch
beforeAll(async () => {
  match = await aLiveMatch(house)
  await offer(
    house,
    aFixture({ id: 1, home: '토트넘 홋스퍼', startsAt: later(3_600) }),
    aMarket({ fixture: 1 }),
  )
  await offer(house, aFixture({ id: 2, home: '아스널', startsAt: later(7_200) }), aMarket({ fixture: 2 }))
})

const topOf = (page: Page, place: string) =>
  page
    .locator(place)
    .first()
    .evaluate(part => part.getBoundingClientRect().top)

test('ROUTE-035 keeps a 56 px score strip on a phone, with odds starting by 300 px', async () => {
  const page = await visit({ path: `/inplay?fixture=${match.id}`, as: 'demo', screen: 'mobile' })
  const strip = page.locator('[data-score-strip]')
  await page.locator('section[data-market] button.odds').first().waitFor()
  expect((await strip.boundingBox())?.height).toBe(56)
  expect(await topOf(page, 'section[data-market] button.odds')).toBeLessThanOrEqual(300)
  await page.evaluate(() => {
    document.body.style.paddingBottom = '2000px'
    window.scrollTo(0, 600)
  })
  expect(await topOf(page, '[data-score-strip]')).toBe(48)
  await strip.getByRole('button', { name: '상황판 펼치기' }).click()
  await page.getByText('주요 장면', { exact: true }).waitFor()
  expect(await hasSidewaysScroll(page)).toBe(false)
})

test('SIDEBAR-023 SIDEBAR-024 lists matches while typing, also by initials, and filters the list by a press', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  await gameOf(page, 1).waitFor()
  await page.keyboard.press('/')
  const field = page.locator('input[type=search]:visible')
  await field.fill('ㅌㅌㄴ')
  const hint = page.locator('[data-hint]', { hasText: '토트넘' })
  await hint.waitFor()
  expect(page.url()).not.toContain('search=')
  expect(await gameOf(page, 2).count()).toBe(1)
  await hint.click()
  await page.waitForURL(/search=/)
  await gameOf(page, 2).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '조건 해제' }).click()
  await field.click()
  await page.getByRole('list', { name: '최근 검색어' }).getByText('토트넘 홋스퍼').waitFor()
})

test('ROUTE-085 shows a missing page within the site’s frame, in Korean first', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  await page.evaluate(() => history.pushState({}, '', '/nowhere'))
  await page.reload()
  await page.getByRole('heading', { name: '페이지를 찾을 수 없습니다.' }).waitFor()
  await page.getByText('This page could not be found').waitFor()
  await page.locator('[data-nickname]:visible').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.getByRole('link', { name: '처음으로' }).click()
  await page.locator('[data-home]').waitFor()
})

test('shows the open bets next to the history, the results and the messages', async () => {
  const page = await visit({ path: '/bet_result', as: 'demo' })
  await walk(page, ['/bet_result', '/game_result/sports', '/message'], async path => {
    const card = page.locator('[data-open-bets]')
    await card.getByText('진행 중인 베팅이 없습니다.').waitFor()
    expect((await card.boundingBox())?.x, path).toBeGreaterThan(1_100)
  })
})

test('ROUTE-012 shows the odds of the live TV match and picks them by a press', async () => {
  const page = await visit({ path: '/livetv', as: 'demo', screen: 'mobile' })
  const price = page.locator('[data-live-prices] button.odds').first()
  await price.click()
  await expect.poll(() => price.getAttribute('aria-pressed')).toBe('true')
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
})
