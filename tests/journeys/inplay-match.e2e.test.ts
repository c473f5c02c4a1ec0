import { beforeAll, expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { hearLive } from '#server/fixtures/fixtures.ts'
import { aLiveMatch, type LiveMatch, PATIENCE } from '#tests/support/facts/live-match.ts'
import { useSite } from '#tests/support/pages/browser.ts'
import { gameOf, picksOf, showCart } from '#tests/support/pages/cart-page.ts'
import {
  aMatchOfChelsea,
  kinds,
  openInPlay,
  openInPlayMatch,
  tracker,
} from '#tests/support/pages/inplay-page.ts'

const site = useSite()
const { house } = site
const screens = ['desktop', 'mobile'] as const

let chelsea: LiveMatch
beforeAll(async () => {
  chelsea = await aMatchOfChelsea(site)
})

/** Facts must be published in order of time. */
const tick = () => house.clock.advance(1)

test('handbook 2.3: shows a suspended market with its last odds, a lock and the tag 일시중지', async () => {
  const page = await openInPlayMatch(site, chelsea)
  const half = page.locator('section[data-market="41"]')
  await half.waitFor()
  expect(await half.innerText()).not.toContain('일시중지')
  tick()
  await chelsea.prices([150, 260], { type: 41, suspended: true })
  await expect.poll(() => half.innerText(), PATIENCE).toContain('일시중지')
  expect(await half.innerText()).toContain('1.50')
  expect(await half.locator('button.odds[aria-disabled="true"]').count()).toBe(2)
  tick()
  await chelsea.prices([150, 260], { type: 41, suspended: false })
  await expect.poll(() => half.innerText(), PATIENCE).not.toContain('일시중지')
})

test.each(screens)(
  'ROUTE-035 PICK-007 PICK-008 PICK-010 FIELD-043 FIELD-046 opens all markets by tabs, main lines first, and keeps picks of two families (%s)',
  async screen => {
    const page = await openInPlay(site, { screen })
    await gameOf(page, chelsea.id).getByRole('link', { name: '첼시' }).first().click()
    await page.waitForURL(`**/inplay?fixture=${chelsea.id}`)
    const tabs = page.getByRole('tablist', { name: '베팅 종류' })
    const all = tabs.getByRole('tab', { name: /^전체/ })
    await all.waitFor()
    expect(await all.getAttribute('aria-selected')).toBe('true')
    expect((await tabs.getByRole('tab').allInnerTexts()).map(text => text.replace(/\s+/g, ' '))).toEqual([
      '전체 4',
      '승무패 1',
      '핸디캡 1',
      '언더오버 1',
      '전반/후반 1',
    ])
    expect(await kinds(page)).toEqual(['1', '3', '2', '41'])
    // Football handicaps count from the score at the bet (handbook 2.9).
    expect(await page.locator('[data-from-bet]').count()).toBe(1)
    expect(await page.locator('section[data-market="3"] [data-from-bet]').innerText()).toBe(
      '현재 스코어 제외',
    )
    const totals = await page.locator('section[data-market="2"] button.odds').allInnerTexts()
    expect(totals.map(text => /([\d.]+)\s+[\d.]+$/.exec(text)?.[1])).toEqual(['2.5', '2.5', '1.5', '1.5'])
    await tabs.getByRole('tab', { name: /^전반/ }).click()
    await expect.poll(() => kinds(page), PATIENCE).toEqual(['41'])
    await tabs.getByRole('tab', { name: /^전체/ }).click()
    const press = (market: number, nth: number) =>
      page.locator(`section[data-market="${market}"] button.odds`).nth(nth).click()
    await press(1, 0)
    await press(2, 0)
    await press(2, 1)
    await showCart(page)
    await expect.poll(() => picksOf(page).count(), PATIENCE).toBe(2)
    if (screen === 'mobile') expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)

test('finds the handicap of a match by initials and in English', async () => {
  const page = await openInPlayMatch(site, chelsea)
  const field = page.getByLabel('베팅 종류 검색')
  for (const text of ['ㅎㄷㅋ', 'handicap']) {
    await field.fill(text)
    await expect.poll(() => kinds(page), PATIENCE).toEqual(['3'])
    await field.fill('없는마켓')
    await page.getByText('찾는 베팅 종류가 없습니다.').waitFor()
  }
})

test.each(screens)(
  'shows score by period, clock, danger, live incidents and odds movement in the tracker (%s)',
  async screen => {
    const page = await openInPlayMatch(site, chelsea, { screen })
    if (screen === 'mobile') await tracker(page).getByRole('button', { name: '상황판 펼치기' }).click()
    await tracker(page).getByText('주요 장면', { exact: true }).waitFor()
    const table = tracker(page).getByRole('table')
    expect((await table.innerText()).replace(/\s+/g, ' ')).toMatch(/전반 합계 첼시 \d \d/)
    tick()
    await hearLive(house.deps, [
      {
        fixtureId: chelsea.id as FixtureId,
        danger: { side: 'home', level: 'danger' },
        stopReason: null,
        incidents: [],
      },
    ])
    await expect.poll(() => tracker(page).innerText(), PATIENCE).toMatch(/위험한 공격\s+첼시/)
    // The other screen's run has left incidents, which the page may still be drawing.
    const token = await house.logIn('demo5')
    const { incidents } = await (await house.get(`inplay/game/${chelsea.id}/tracker`, { token })).json()
    const before: number = incidents.length
    await expect.poll(() => tracker(page).locator('[data-incident]').count(), PATIENCE).toBe(before)
    await chelsea.hear('goal', ['goal'])
    await chelsea.score(2, 0, { periods: [{ code: 10, home: 2, away: 0 }], clockSeconds: 650 })
    await chelsea.suspend(true)
    await expect.poll(() => tracker(page).locator('[data-score]').innerText(), PATIENCE).toMatch(/2\s*:\s*0/)
    await expect.poll(() => tracker(page).locator('[data-incident]').count(), PATIENCE).toBe(before + 1)
    expect(await tracker(page).locator('[data-incident]').first().innerText()).toMatch(/10′\s*골\s*첼시/)
    expect((await table.innerText()).replace(/\s+/g, ' ')).toContain('첼시 2 2')
    await expect.poll(() => tracker(page).locator('[data-stop]').innerText(), PATIENCE).toBe('일시중지 · 골')
    await expect
      .poll(() => tracker(page).getByRole('status').innerText(), PATIENCE)
      .toMatch(/^첼시 2 대 0 원정\d+, 일시중지 · 골$/)
    await expect
      .poll(() => tracker(page).locator('[data-odds-spark]').innerText(), PATIENCE)
      .toMatch(/홈\s+1\.90\s+→\s+1\.90\s+변동 없음/)
    tick()
    await chelsea.suspend(false)
    await chelsea.score(1, 0)
    await chelsea.hear()
  },
)

test('shows that a match has ended in place of its markets', async () => {
  const match = await aLiveMatch(house, { sport: 48_242 })
  const page = await openInPlayMatch(site, match)
  await tracker(page).waitFor()
  tick()
  await match.status('finished')
  await page.getByText('목록에서 다른 경기를 골라 주세요.').waitFor({ timeout: 15_000 })
  await expect.poll(() => tracker(page).innerText(), PATIENCE).toContain('경기종료')
})
