import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { countCalls, useSite } from '#tests/support/pages/browser.ts'
import { cartOf, gameOf, picksOf, pricesOf, shown } from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()

const [ULSAN, KIA, HANDBALL] = [1, 2, 3] as const
const ENGLISH = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]

const place = (id: number, nameKorean: string, flagCode: string) => ({
  id: id as never,
  name: nameKorean,
  nameKorean,
  flagCode,
})
const league = (id: number, nameKorean: string, weight = 0) => ({
  id: id as never,
  name: nameKorean,
  nameKorean,
  weight,
})

beforeAll(async () => {
  await offer(
    house,
    {
      ...aFixture({ id: ULSAN, home: '울산 HD', away: 'FC서울', startsAt: later(600) }),
      location: place(1, '대한민국', 'kr'),
      league: league(101, 'K리그1', 9),
      replayOf: '2025-03-12 경기 다시보기',
    },
    aMarket({ fixture: ULSAN, odds: [215, 330, 305] }),
    ...[-50, -150, 50].map(line =>
      aMarket({ fixture: ULSAN, type: 3, line, main: line === -50, odds: [212, 170] }),
    ),
    aMarket({ fixture: ULSAN, type: 2, line: 250, main: true, odds: [185, 192] }),
    aMarket({ fixture: ULSAN, type: 2, line: 350, main: false, odds: [240, 155] }),
    {
      ...aFixture({ id: KIA, sport: 154_914, home: 'KIA 타이거즈', away: 'LG 트윈스', startsAt: later(700) }),
      location: place(1, '대한민국', 'kr'),
      league: league(102, 'KBO'),
    },
    aMarket({ fixture: KIA, type: 226, odds: [158, 231] }),
    aFixture({ id: HANDBALL, sport: 35_709, home: '두산', away: '인천도시공사', startsAt: later(800) }),
    aMarket({ fixture: HANDBALL, odds: [140, 900, 260] }),
    ...ENGLISH.flatMap(id => [
      {
        ...aFixture({ id, home: `토트넘${id}`, away: `첼시${id}`, startsAt: later(3_600 + id) }),
        location: place(2, '잉글랜드', 'gb-eng'),
        league: league(201, '프리미어리그'),
      },
      aMarket({ fixture: id }),
    ]),
  )
})

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const tree = (page: Page) => page.getByRole('navigation', { name: '국내형 스포츠' })

async function open(path: string, screen: 'desktop' | 'mobile' = 'desktop'): Promise<Page> {
  const page = await visit({ path, as: 'demo', screen })
  await page.locator('[data-fixture]').first().waitFor()
  return page
}

/** Returns the cells of a market's rows, left to right on screen. */
const rowText = async (page: Page, fixture: number, market: number): Promise<string> =>
  (await gameOf(page, fixture).locator(`[data-market="${market}"]`).first().innerText()).replace(/\s+/g, ' ')

test('ROUTE-036 ROUTE-039 ROUTE-045 SIDEBAR-001 SIDEBAR-002 draws a cross row for each market, opens all markets by its "+n" and the league of a key match', async () => {
  const page = await open('/korea/cross')
  expect(await rowText(page, ULSAN, 1)).toContain(
    '승무패 연장제외 승무패 울산 HD 2.15 승무패 무 3.30 승무패 FC서울 3.05',
  )
  expect(await rowText(page, ULSAN, 3)).toMatch(/울산 HD \(-0\.5\) 2\.12 .*-0\.5 .*FC서울 \(\+0\.5\) 1\.70/)
  expect(await rowText(page, ULSAN, 2)).toMatch(/오버 1\.85 .*2\.5 .*언더 1\.92/)
  expect(await rowText(page, KIA, 226)).toMatch(/연장포함 .*KIA 타이거즈 1\.58 VS .*LG 트윈스 2\.31/)
  const xs = await pricesOf(page, ULSAN).evaluateAll(cells =>
    cells.map(cell => cell.getBoundingClientRect().x),
  )
  expect(xs).toEqual([...xs].sort((a, b) => a - b))
  const header = page.locator('[data-league="101"] header')
  expect(await header.innerText()).toMatch(/대한민국 K리그1\s+지난 경기 다시보기\s+11-21 \(토\)/)
  expect(await gameOf(page, ULSAN).innerText()).toContain('12:10')
  expect(await gameOf(page, ULSAN).innerText()).toContain('10분 후')
  await cartOf(page).waitFor()

  await gameOf(page, ULSAN).getByRole('button', { name: '다른 베팅 +3' }).click()
  const dialog = page.getByRole('dialog', { name: '울산 HD VS FC서울' })
  await dialog.getByRole('heading', { name: /언더오버/ }).waitFor()
  expect(await dialog.innerText()).toContain('2025-03-12 경기 다시보기')
  expect(await dialog.locator('[data-market="3"] .line-cell').allInnerTexts()).toHaveLength(3)
  await dialog.locator('[data-market="2"] button.odds').nth(2).click()
  await page.keyboard.press('Escape')
  expect(await picksOf(page).innerText()).toMatch(/언더오버\s*3\.5[\s\S]*오버[\s\S]*2\.40/)

  await page
    .getByRole('navigation', { name: '주요경기' })
    .getByRole('link', { name: /울산 HD.*FC서울/ })
    .click()
  await page.waitForURL(/league=101/)
  await expect.poll(() => shown(page)).toEqual([String(ULSAN)])
})

test('ROUTE-037 ROUTE-040 ROUTE-044 shows its own markets on each page', async () => {
  const page = await open('/korea/wintielose')
  const kinds = (fixture: number) =>
    gameOf(page, fixture)
      .locator('[data-market]')
      .evaluateAll(rows => rows.map(row => row.getAttribute('data-market')))
  expect(await kinds(ULSAN)).toEqual(['1'])
  await page.goto('/korea/handicap')
  await gameOf(page, ULSAN).waitFor()
  expect(await kinds(ULSAN)).toEqual(['3', '2'])
  await gameOf(page, ULSAN).getByText('추가 기준점 3').click()
  expect(await kinds(ULSAN)).toEqual(['3', '3', '3', '2', '2'])
  await page.goto('/korea?sport_id=154914')
  await expect.poll(() => shown(page)).toEqual([String(KIA)])
})

test('SIDEBAR-027 SIDEBAR-028 LABEL-024 ROUTE-046 ROUTE-047 shows fifteen fixtures on a page and eight tabs with counts by sport, keeps the query after a reload, and reads again on a second press of the menu', async () => {
  const page = await open('/korea/cross')
  expect((await shown(page)).length).toBe(15)
  await page.getByRole('button', { name: '2 페이지' }).click()
  await page.waitForURL(/page=2/)
  await expect.poll(() => shown(page)).toEqual(['23', '24'])
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const texts = async () =>
    (await page.getByRole('tab').allInnerTexts()).map(text => text.replace(/\s+/g, ' '))
  await expect
    .poll(texts)
    .toEqual(['전체 17', '축구 15', '농구 0', '야구 1', '배구 0', '아이스하키 0', 'e스포츠 0', '기타 1'])
  await tab(page, '야구').click()
  await expect.poll(() => shown(page)).toEqual([String(KIA)])
  await tab(page, '기타').click()
  await expect.poll(() => shown(page)).toEqual([String(HANDBALL)])
  await page.reload()
  await expect.poll(() => shown(page)).toEqual([String(HANDBALL)])
  await tab(page, '농구').click()
  await page.getByText('등록된 경기가 없습니다.').waitFor()
  await page.getByRole('button', { name: '전체 경기 보기' }).click()
  await expect.poll(async () => (await shown(page)).length).toBe(15)
  const reads = countCalls(page, /sports-prematch\/event$/)
  await page.getByRole('link', { name: '크로스', exact: true }).click()
  await page.waitForURL(/\/korea\/cross\?time=\d{10}$/)
  await expect.poll(reads).toBeGreaterThan(0)
})

test('SIDEBAR-003 SIDEBAR-005 SIDEBAR-008 SIDEBAR-009 SIDEBAR-010 SIDEBAR-011 SIDEBAR-012 SIDEBAR-019 SIDEBAR-022 FIELD-038 loads each branch of the tree once and opens a league', async () => {
  const page = await open('/korea/cross')
  const locations = countCalls(page, /sports-prematch\/location$/)
  const leagues = countCalls(page, /sports-prematch\/league$/)
  const football = tree(page).getByRole('button', { name: /^축구/ })
  expect(await football.innerText()).toMatch(/축구\s*15/)
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/sports-prematch/location**', route => held.then(() => route.continue()))
  await football.click()
  expect(await football.getAttribute('aria-expanded')).toBe('false')
  await football.click()
  release()
  const england = tree(page).getByRole('button', { name: /^잉글랜드/ })
  await england.waitFor()
  expect(await football.getAttribute('aria-expanded')).toBe('true')
  await football.click()
  expect(await england.count()).toBe(0)
  await football.click()
  await england.click()
  const league = tree(page).getByRole('link', { name: /프리미어리그/ })
  await league.waitFor()
  await england.click()
  expect(await league.count()).toBe(0)
  await england.click()
  await league.click()
  await page.waitForURL(/\/korea\?sport_id=6046&football=1&league=201&location_id=2$/)
  await expect.poll(() => shown(page)).toEqual(ENGLISH.map(String))
  expect([locations(), leagues()]).toEqual([1, 1])
  await page.getByRole('button', { name: '조건 해제' }).click()
  await expect.poll(async () => (await shown(page)).length).toBe(15)
  const heading = tree(page).getByRole('button', { name: /국내형 스포츠/ })
  await heading.click()
  expect(await football.isVisible()).toBe(false)
  await heading.click()
  await football.waitFor()
})

test('SIDEBAR-023 SIDEBAR-024 SIDEBAR-025 SIDEBAR-026 searches by name, league, sport or initial consonants on Enter, and ignores blanks', async () => {
  const page = await open('/korea/cross')
  const box = page.getByRole('searchbox')
  const search = async (text: string) => {
    await box.fill(text)
    await box.press('Enter')
  }
  await search('  ')
  await box.fill('서울')
  expect(new URL(page.url()).search).toBe('')
  await search('서울')
  await page.waitForURL(/\/korea\/cross\?search=/)
  await expect.poll(() => shown(page)).toEqual([String(ULSAN)])
  await search('야구')
  await expect.poll(() => shown(page)).toEqual([String(KIA)])
  await search('ㅅㅇ')
  await expect.poll(() => shown(page)).toEqual([String(ULSAN)])
  await page.reload()
  await expect.poll(() => shown(page)).toEqual([String(ULSAN)])
  await search('없는팀')
  await page.getByText('"없는팀" 검색 결과가 없습니다.').waitFor()
  // The other query parameters are kept.
  await page.goto('/korea/cross?sport_id=6046&football=1')
  await search('울산')
  await page.waitForURL(/sport_id=6046&football=1&search=/)
})

test('repaints moved odds and locks suspended ones', async () => {
  const page = await open('/korea/cross')
  const home = pricesOf(page, KIA, 226).first()
  await home.click()
  // A price has a direction once the one before it is known from the connection.
  for (const [second, odds] of [162, 166].entries()) {
    await offer(house, aMarket({ fixture: KIA, type: 226, at: later(1 + second), odds: [odds, 220] }))
    await expect.poll(() => home.innerText()).toContain(`1.${odds - 100}`)
  }
  expect(await home.getAttribute('data-direction')).toBe('up')
  await expect.poll(() => picksOf(page).innerText()).toMatch(/1\.58[\s\S]*1\.66/)
  await offer(house, { kind: 'suspension', fixtureId: KIA as never, at: later(3), suspended: true })
  await expect.poll(() => home.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => picksOf(page).innerText()).toContain('베팅이 일시중지되었습니다.')
  await offer(house, { kind: 'suspension', fixtureId: KIA as never, at: later(4), suspended: false })
  await expect.poll(() => home.getAttribute('aria-disabled')).toBeNull()
})

test('fits three equal 52 px odds in a row of a phone, with the menu in the left drawer', async () => {
  const page = await open('/korea/cross', 'mobile')
  const boxes = await pricesOf(page, ULSAN).evaluateAll(cells =>
    cells.map(cell => [Math.round(cell.getBoundingClientRect().width), cell.getBoundingClientRect().height]),
  )
  expect(new Set(boxes.map(([width]) => width)).size).toBe(1)
  expect(boxes.map(([, height]) => height)).toEqual([52, 52, 52])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  const drawer = page.locator('[data-drawer=left]')
  expect((await drawer.boundingBox())?.width).toBeCloseTo(351)
  for (const name of ['크로스', '승무패', '핸디캡/언더오버'])
    expect(await drawer.getByRole('link', { name, exact: true }).count()).toBe(1)
  await drawer.getByRole('searchbox').fill('타이거즈')
  await drawer.getByRole('searchbox').press('Enter')
  await expect.poll(() => shown(page)).toEqual([String(KIA)])
  await drawer.waitFor({ state: 'detached' })
})

// Last test of the file, as it moves the clock.
test('TIME-007 removes a closed game from the list and marks its pick', async () => {
  const page = await open('/korea/cross')
  await pricesOf(page, ULSAN).first().click()
  house.clock.advance(10 * MINUTE)
  await page.clock.fastForward(10 * MINUTE)
  // It stays closed while in view and goes when scrolled away.
  await expect
    .poll(() => pricesOf(page, ULSAN).first().getAttribute('aria-disabled'), { timeout: 10_000 })
    .toBe('true')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 3_000)
  await page.mouse.move(5, 5)
  await expect.poll(() => shown(page), { timeout: 10_000 }).not.toContain(String(ULSAN))
  await expect.poll(async () => (await shown(page)).length).toBe(15)
  await expect.poll(() => picksOf(page).innerText()).toContain('마감된 경기입니다.')
})
