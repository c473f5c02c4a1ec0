import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Game } from '#contract/fixtures.ts'
import { PLAY_PASSWORD } from '#dev/play-logins.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  offer,
  slip,
  told,
  walletBalance,
} from '#tests/support/bettor.ts'
import { useSite } from '#tests/support/browser.ts'
import { gameOf, pricesOf } from '#tests/support/cart-page.ts'
import {
  confirmAct,
  dialogOf,
  fillSheet,
  logOf,
  marketOf,
  outcomeOf,
  rowOf,
} from '#tests/support/desk-page.ts'
import { aFixture, aMarket, later, outcomeId } from '#tests/support/fixture-facts.ts'

const { house, visit } = useSite()
/** What other processes do, and lists that are read again every few seconds. */
const patient = { timeout: 15_000 }
const screens = ['desktop', 'mobile'] as const
type Screen = (typeof screens)[number]

const ADMIN_CALLS = ['admin/trading/fixtures', 'admin/trading/leagues', 'admin/acts']

const pathOf = (page: Page) => new URL(page.url()).pathname
const hasSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

async function logIn(page: Page, id: string): Promise<void> {
  await page.getByRole('textbox', { name: '아이디', exact: true }).fill(id)
  await page.getByLabel('비밀번호', { exact: true }).fill(PLAY_PASSWORD)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

/** The desk's page of a fixture, opened by an operator. */
async function openFixture(fixture: number, screen: Screen = 'desktop', as = 'admin'): Promise<Page> {
  const page = await visit({ path: `/admin/trading/${fixture}`, as, screen })
  await outcomeOf(page, '1').waitFor()
  return page
}

/** A member's board with the fixture on it. */
async function openBoard(fixture: number, as = 'demo'): Promise<Page> {
  const page = await visit({ path: '/korea/cross', as })
  await pricesOf(page, fixture).first().waitFor()
  return page
}

const homePrice = (page: Page, fixture: number) => pricesOf(page, fixture).first()
const shows = (page: Page, fixture: number, price: string) =>
  expect.poll(() => homePrice(page, fixture).innerText(), patient).toContain(price)

/** Bets on home of 1X2 by the raw API, at the price and version that stand just now. */
async function betOnHome(bettor: Bettor, fixture: number): Promise<Response> {
  const game: Game = await (await house.get(`sports-prematch/event/${fixture}`, bettor)).json()
  const home = game.markets.find(({ marketId }) => marketId === 1)?.bets[0]
  const odds = Math.round((home?.betPriceByAdmin ?? home?.betPrice ?? 1.9) * 100)
  return bet(house, bettor, slip(bettor, [{ fixture, odds, version: home?.version ?? 1 }]))
}

/** All acts of a fixture, newest first, as the log has them. */
async function actsOf(fixture: number): Promise<{ act: string; reason: string; operator: string }[]> {
  const token = await house.logIn('admin1')
  const { acts } = await (await house.get(`admin/acts?fixtureId=${fixture}`, { token })).json()
  return acts
}

const balanceOf = (bettor: Bettor, won: number) =>
  expect.poll(() => walletBalance(house, bettor), patient).toBe(won)

let listed = 0

beforeAll(async () => {
  listed = await anOfferedFixture(house, { home: '울산 HD', away: 'FC서울' })
  await offer(
    house,
    aFixture({ id: 900, sport: 48242, league: 300, home: '골든스테이트 워리어스', startsAt: later(7_200) }),
    aMarket({ fixture: 900, type: 226, odds: [150, 250] }),
  )
})

test.each(screens)(
  'SESSION-019 SESSION-021 ROUTE-017 ROLE-004 operators log in and land on the desk (%s)',
  async screen => {
    for (const id of ['admin', 'admin1']) {
      const page = await visit({ path: '/login', screen })
      await logIn(page, id)
      await rowOf(page, listed).waitFor()
      expect(pathOf(page)).toBe('/admin')
      expect(await page.locator('[data-nickname]').innerText()).not.toBe('')
      expect(await page.getByText('조회 전용').count()).toBe(id === 'admin1' ? 1 : 0)
      expect(
        await page.getByRole('navigation', { name: '관리자 메뉴' }).getByRole('link').allTextContents(),
      ).toEqual(['트레이딩', '작업로그'])
      expect(await hasSidewaysScroll(page)).toBe(false)
      await page.getByRole('button', { name: '로그아웃' }).click()
      await page.waitForURL('**/login')
    }
  },
)

test('ROLE-006 members, partners and guests are kept out of /admin, in the browser and by the API', async () => {
  for (const [as, place] of [
    ['demo', '/'],
    ['manager', '/manager'],
    [undefined, '/admin/login'],
  ] as const) {
    for (const path of ['/admin', `/admin/trading/${listed}`, '/admin/acts']) {
      const page = await visit({ path, ...(as && { as }) })
      await expect.poll(() => pathOf(page), patient).toBe(place)
    }
  }
  for (const as of ['demo', 'manager']) {
    const token = await house.logIn(as)
    for (const call of [...ADMIN_CALLS, `admin/trading/fixtures/${listed}`])
      expect((await house.get(call, { token })).status, `${as} ${call}`).toBe(403)
  }
  expect((await house.get('admin/trading/fixtures')).status).toBe(401)
})

test('members never download what operators work with', async () => {
  const scripts: string[] = []
  const page = await visit({
    path: '/korea/cross',
    as: 'demo',
    prepare: async page => {
      page.on('request', request => scripts.push(new URL(request.url()).pathname))
    },
  })
  await pricesOf(page, listed).first().waitFor()
  expect(scripts.filter(path => /back-office|fixture-list-page|fixture-page|acts-page/.test(path))).toEqual(
    [],
  )
})

test.each(screens)(
  'SESSION-022 ROUTE-016 ROLE-005 ROLE-007 a partner lands on /manager, to which members have no way (%s)',
  async screen => {
    const page = await visit({ path: '/login', screen })
    await logIn(page, 'manager')
    await page.getByRole('heading', { name: '총판' }).waitFor()
    expect(pathOf(page)).toBe('/manager')
    expect(await hasSidewaysScroll(page)).toBe(false)
    const member = await visit({ path: '/manager', as: 'demo', screen })
    await member.locator('[data-home]').waitFor()
    expect(pathOf(member)).toBe('/')
  },
)

test('MAINT-005 while the site is closed operators log in at /admin and work, and members do not', async () => {
  const token = await house.logIn('admin')
  const close = (siteNoticeFlg: 0 | 1) =>
    house.post('admin/settings', { settings: { siteNoticeFlg }, reason: '점검' }, { token })
  expect((await close(1)).status).toBe(200)
  try {
    const page = await visit({ path: '/admin' })
    await page.getByRole('heading', { name: '관리자 로그인' }).waitFor()
    await logIn(page, 'admin1')
    await rowOf(page, listed).waitFor()
    expect(pathOf(page)).toBe('/admin')
    const member = await visit({ path: '/login' })
    await expect.poll(() => pathOf(member), patient).toBe('/maintenance')
  } finally {
    expect((await close(0)).status).toBe(200)
  }
})

test('the list keeps its filters in the address, finds by name and initials, and is worked by keys', async () => {
  const page = await visit({ path: '/admin/trading', as: 'admin' })
  await rowOf(page, 900).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('ㅅㅇ')
  await rowOf(page, 900).waitFor({ state: 'detached' })
  await rowOf(page, listed).waitFor()
  expect(new URL(page.url()).searchParams.get('search')).toBe('ㅅㅇ')
  await page.reload()
  await rowOf(page, listed).waitFor()
  await page.getByRole('button', { name: '필터 초기화' }).click()
  await rowOf(page, 900).waitFor()
  await page.getByLabel('종목').selectOption('48242')
  await rowOf(page, listed).waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: /^진행/ }).click()
  await page.getByText('조건에 맞는 경기가 없습니다.').waitFor()
  await page.getByRole('tab', { name: /^예정/ }).click()
  await rowOf(page, 900).waitFor()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    state: 'upcoming',
    sport_id: '48242',
  })
  await page.locator('main').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/trading/900')
})

test('what is chosen while the search is being typed is kept', async () => {
  const page = await visit({ path: '/admin/trading', as: 'admin' })
  await rowOf(page, 900).waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20))
  await page.getByLabel('경기 검색').fill('ㅅㅇ')
  await page.getByRole('tab', { name: /^예정/ }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('upcoming')
  await page.clock.runFor(400)
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ state: 'upcoming', search: 'ㅅㅇ' })
})

test('open stakes and the worst case are told, in the list by the most and on the fixture by outcome', async () => {
  const fixture = await anOfferedFixture(house, { home: '많은베팅', away: '상대' })
  for (const bettor of [await aBettor(house), await aBettor(house)])
    expect((await betOnHome(bettor, fixture)).status).toBe(200)
  const page = await visit({ path: '/admin/trading?sort=stakes&bets=1', as: 'admin' })
  await expect.poll(() => rowOf(page, fixture).innerText(), patient).toContain('20,000')
  expect(await rowOf(page, fixture).innerText()).toMatch(/38,000[\s\S]*−18,000/)
  await page.goto(`/admin/trading/${fixture}`)
  await outcomeOf(page, '1').waitFor()
  const words = await outcomeOf(page, '1').innerText()
  for (const word of ['최악', '20,000', '38,000']) expect(words).toContain(word)
  expect(await outcomeOf(page, '2').innerText()).not.toContain('최악')
})

test.each(screens)(
  'a market that an operator stops is locked on the member’s open page and refused by the raw API (%s)',
  async screen => {
    const fixture = await anOfferedFixture(house)
    const board = await openBoard(fixture)
    const bettor = await aBettor(house)
    const page = await openFixture(fixture, screen)
    expect(await hasSidewaysScroll(page)).toBe(false)
    await marketOf(page).getByRole('button', { name: '승무패 베팅 정지', exact: true }).click()
    const confirm = dialogOf(page).getByRole('button', { name: '베팅 정지', exact: true })
    expect(await confirm.isDisabled()).toBe(true)
    await confirmAct(page, '베팅 정지', '노출 한도 관리')
    await expect.poll(() => homePrice(board, fixture).getAttribute('aria-disabled'), patient).toBe('true')
    await marketOf(page).getByText('운영자 중지').first().waitFor()
    expect(await told(await betOnHome(bettor, fixture))).toMatchObject({
      status: 400,
      refusal: 'MARKET_SUSPENDED',
    })
    await expect
      .poll(async () => (await logOf(page))[0], patient)
      .toMatch(/베팅 정지.*승무패.*가능 → 정지.*노출 한도 관리.*admin/)
    await marketOf(page).getByRole('button', { name: '승무패 정지 해제', exact: true }).click()
    await confirmAct(page, '정지 해제', '확인 완료')
    await expect.poll(() => homePrice(board, fixture).getAttribute('aria-disabled'), patient).toBe(null)
    expect((await betOnHome(bettor, fixture)).status).toBe(200)
    expect((await actsOf(fixture)).map(({ act, reason }) => [act, reason])).toEqual([
      ['reopen-betting', '확인 완료'],
      ['suspend-betting', '노출 한도 관리'],
    ])
  },
)

test('a single outcome and a whole fixture are locked in the members’ list, which keeps them, and one act gives all back', async () => {
  const fixture = await anOfferedFixture(house)
  const board = await openBoard(fixture)
  const open = () => gameOf(board, fixture).locator('button.odds:not([aria-disabled=true])').count()
  const away = pricesOf(board, fixture).last()
  const page = await openFixture(fixture)
  const before = await open()
  await outcomeOf(page, '2').getByRole('button', { name: '베팅 정지' }).click()
  await confirmAct(page, '베팅 정지', '라인업 확인')
  await expect.poll(() => away.getAttribute('aria-disabled'), patient).toBe('true')
  expect(await open()).toBe(before - 1)
  await page.getByRole('button', { name: '베팅 정지', exact: true }).click()
  await confirmAct(page, '베팅 정지', '경기 상황 확인')
  await expect.poll(open, patient).toBe(0)
  const fresh = await openBoard(fixture, 'demo5')
  const shown = gameOf(fresh, fixture).locator('button.odds')
  expect(await shown.count()).toBe(before)
  expect(await shown.and(fresh.locator('[aria-disabled=true]')).count()).toBe(before)
  await page.getByRole('button', { name: '피드로', exact: true }).click()
  await confirmAct(page, '모두 해제', '수동 운영 종료')
  await expect.poll(open, patient).toBe(before)
  await expect.poll(async () => (await logOf(page))[0], patient).toMatch(/픽 정지 1개 → 해제.*경기 정지/)
})

test.each(screens)(
  'BETFLOW-008 FIELD-021 an operator’s price shows on the member’s page, survives the feed and is taken back (%s)',
  async screen => {
    const fixture = await anOfferedFixture(house)
    const board = await openBoard(fixture)
    await shows(board, fixture, '1.90')
    const page = await openFixture(fixture, screen)
    await outcomeOf(page, '1').getByRole('button', { name: '배당 변경' }).click()
    const price = dialogOf(page).getByLabel('새 배당')
    await price.fill('1')
    await dialogOf(page).getByText('배당은 1.01 이상이어야 합니다.').waitFor()
    await price.fill('1.75')
    await expect.poll(() => dialogOf(page).innerText(), patient).toContain('150.25% → 154.76%')
    await confirmAct(page, '배당 변경', '노출 조정')
    await shows(board, fixture, '1.75')
    await offer(house, aMarket({ fixture, at: later(1), odds: [220, 200, 210] }))
    await expect.poll(() => outcomeOf(page, '1').innerText(), patient).toContain('2.20')
    await shows(board, fixture, '1.75')
    expect(await outcomeOf(page, '1').locator('[data-offered]').innerText()).toContain('1.75')
    await outcomeOf(page, '1').getByRole('button', { name: '수동 배당 해제' }).click()
    await confirmAct(page, '수동 배당 해제', '노출 조정 완료')
    await shows(board, fixture, '2.20')
    await expect
      .poll(async () => (await logOf(page)).slice(0, 2), patient)
      .toEqual([
        expect.stringMatching(/배당 변경.*승무패 · 홈.*1\.75 → 피드 배당.*노출 조정 완료/),
        expect.stringMatching(/배당 변경.*승무패 · 홈.*1\.90 \(피드\) → 1\.75.*노출 조정.*admin/),
      ])
  },
)

test.each(screens)(
  'a result is entered after its preview and pays; corrected it takes back; voided it gives the stake back (%s)',
  async screen => {
    const names = ['홈팀', '원정팀'] as const
    const fixture = await anOfferedFixture(house, { home: names[0], away: names[1] })
    const bettor = await aBettor(house)
    expect((await betOnHome(bettor, fixture)).status).toBe(200)
    await balanceOf(bettor, 990_000)
    const page = await openFixture(fixture, screen)

    await page.getByRole('button', { name: '결과 입력' }).click()
    const confirm = dialogOf(page).getByRole('button', { name: '결과 입력', exact: true })
    await fillSheet(page, names, { 전반: [1, 0], 후반: [1, 1], 경기종료: [3, 1] })
    await dialogOf(page).getByText('종료 스코어가 구간 스코어의 합과 다릅니다').waitFor()
    await fillSheet(page, names, { 경기종료: [2, 1] })
    await dialogOf(page).getByLabel('사유', { exact: true }).fill('공식 기록 확인')
    expect(await confirm.isDisabled()).toBe(true)
    await dialogOf(page).getByRole('button', { name: '미리보기' }).click()
    const preview = dialogOf(page).getByRole('region', { name: '미리보기' })
    await preview.getByText('19,000원').waitFor()
    await expect.poll(() => confirm.isDisabled(), patient).toBe(false)
    // Another figure, and there is nothing that was looked at.
    await fillSheet(page, names, { 후반: [1, 2], 경기종료: [2, 2] })
    expect(await confirm.isDisabled()).toBe(true)
    await fillSheet(page, names, { 후반: [1, 1], 경기종료: [2, 1] })
    await dialogOf(page).getByRole('button', { name: '미리보기' }).click()
    await preview.waitFor()
    await confirmAct(page, '결과 입력', '공식 기록 확인')
    await balanceOf(bettor, 1_009_000)

    await page.getByRole('button', { name: '결과 정정' }).click()
    await fillSheet(page, names, { 후반: [0, 1], 경기종료: [1, 1] })
    await dialogOf(page).getByRole('button', { name: '미리보기' }).click()
    await preview.getByText('정산된 베팅 1건의 결과가 바뀝니다.').waitFor()
    expect(await preview.innerText()).toMatch(/기지급 19,000원 → 변경 후 0원/)
    await confirmAct(page, '결과 정정', '공식 기록 정정')
    await balanceOf(bettor, 990_000)

    await page.getByRole('button', { name: '적특', exact: true }).click()
    await dialogOf(page).getByRole('region', { name: '미리보기' }).getByText('10,000원').last().waitFor()
    await confirmAct(page, '적특 처리', '경기 취소')
    await balanceOf(bettor, 1_000_000)

    expect((await actsOf(fixture)).map(({ act, reason, operator }) => [act, reason, operator])).toEqual([
      ['void-fixture', '경기 취소', 'admin'],
      ['correct-result', '공식 기록 정정', 'admin'],
      ['enter-result', '공식 기록 확인', 'admin'],
    ])
    await expect
      .poll(async () => (await logOf(page))[1], patient)
      .toMatch(/경기종료 2:1 → 전반 1:0 · 후반 0:1 · 경기종료 1:1/)
    expect(await hasSidewaysScroll(page)).toBe(false)
  },
)

test('the start of a match is put off, told beside the feed’s, and given back to it', async () => {
  const fixture = await anOfferedFixture(house)
  const page = await openFixture(fixture)
  await page.getByRole('button', { name: '시작 시간' }).click()
  await dialogOf(page).getByLabel('시작 시각 (서울)').fill('15:30')
  await confirmAct(page, '시작 시간 변경', '우천 지연')
  await page.getByText('운영자 변경 (피드 11-21 13:00)').waitFor()
  const board = await openBoard(fixture)
  await board.getByText('15:30').first().waitFor()
  await expect
    .poll(async () => (await logOf(page))[0], patient)
    .toMatch(/11-21 13:00 → 11-21 15:30.*우천 지연/)
  await page.getByRole('button', { name: '시작 시간' }).click()
  await dialogOf(page).getByLabel('피드 시간으로 되돌리기').click()
  await confirmAct(page, '시작 시간 변경', '입력 오류')
  await page.getByText('운영자 변경').waitFor({ state: 'detached' })
})

test('SESSION-021 an operator of role 1 reads the desk and changes nothing', async () => {
  const fixture = await anOfferedFixture(house)
  const page = await openFixture(fixture, 'desktop', 'admin1')
  await page.getByText('조회 전용').waitFor()
  for (const name of [/베팅 정지/, /배당 변경/, /결과 입력/, /적특/, /시작 시간/])
    expect(await page.getByRole('button', { name }).count()).toBe(0)
  const token = await house.logIn('admin1')
  const body = { suspended: true, reason: '시험' }
  expect((await house.post(`admin/fixtures/${fixture}/suspend`, body, { token })).status).toBe(403)
  const price = { price: '1.50', reason: '시험' }
  const oddsId = outcomeId(fixture, 1, undefined, '1')
  expect((await house.post(`admin/outcomes/${oddsId}/price`, price, { token })).status).toBe(403)
  expect(await actsOf(fixture)).toEqual([])
})

test('what the server refuses is told in the dialog, and nothing is lost of what was entered', async () => {
  const fixture = await anOfferedFixture(house)
  const page = await openFixture(fixture)
  await page.route('**/api/admin/fixtures/*/suspend', route =>
    route.fulfill({
      status: 404,
      headers: { 'X-Refusal': 'FIXTURE_UNKNOWN' },
      body: '경기를 찾을 수 없습니다.',
    }),
  )
  await marketOf(page).getByRole('button', { name: '승무패 베팅 정지', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: '배당 오류 확인' }).click()
  await dialogOf(page).getByRole('button', { name: '베팅 정지', exact: true }).click()
  await dialogOf(page).getByRole('alert').getByText('경기를 찾을 수 없습니다.').waitFor()
  expect(await dialogOf(page).getByLabel('사유', { exact: true }).inputValue()).toBe('배당 오류 확인')
})

test.each(screens)(
  'the whole log is filtered by kind and fixture, and its chain is verified (%s)',
  async screen => {
    const fixture = await anOfferedFixture(house)
    const token = await house.logIn('admin')
    for (const suspended of [true, false])
      await house.post(`admin/fixtures/${fixture}/suspend`, { suspended, reason: '로그 시험' }, { token })
    const page = await visit({ path: '/admin/acts', as: 'admin1', screen })
    const rows = page.locator(screen === 'desktop' ? 'tbody tr' : '[data-act]')
    await rows.first().waitFor()
    await page.getByLabel('경기번호').fill(String(fixture))
    await page.getByRole('button', { name: '검색' }).click()
    await expect.poll(() => rows.count(), patient).toBe(2)
    await page.getByLabel('작업 종류').selectOption('suspend-betting')
    await expect.poll(() => rows.count(), patient).toBe(1)
    expect(await rows.innerText()).toMatch(/베팅 정지[\s\S]*가능 → 정지[\s\S]*로그 시험/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      act: 'suspend-betting',
      fixture: String(fixture),
    })
    await page.getByRole('button', { name: '로그 검증' }).click()
    await page.getByText(/\d+건 모두 원본과 같습니다\./).waitFor()
    expect(await hasSidewaysScroll(page)).toBe(false)
  },
)
