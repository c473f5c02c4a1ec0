import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  offer,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { aMarket, aScore, later, outcomeId } from '#tests/support/facts/fixture-facts.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { gameOf, pricesOf } from '#tests/support/pages/cart-page.ts'
import {
  betOnHome,
  confirmAct,
  dialogOf,
  fillSheet,
  logOf,
  marketOf,
  outcomeOf,
} from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()
/** Time for other processes and for lists that are read every few seconds. */
const patient = { timeout: 15_000 }
type Screen = 'desktop' | 'mobile'

/** Opens the fixture's desk page as an operator. */
async function openFixture(fixture: number, screen: Screen = 'desktop', as = 'admin'): Promise<Page> {
  const page = await visit({ path: `/admin/trading/${fixture}`, as, screen })
  await outcomeOf(page, '1').waitFor()
  return page
}

/** Opens a member's board with the fixture on it. */
async function openBoard(fixture: number, as = 'demo'): Promise<Page> {
  const page = await visit({ path: '/korea/cross', as })
  await pricesOf(page, fixture).first().waitFor()
  return page
}

const homePrice = (page: Page, fixture: number) => pricesOf(page, fixture).first()
const shows = (page: Page, fixture: number, price: string) =>
  expect.poll(() => homePrice(page, fixture).innerText(), patient).toContain(price)

/** Returns all actions on a fixture from the log, newest first. */
async function actsOf(fixture: number): Promise<{ act: string; reason: string; operator: string }[]> {
  const token = await house.logIn('admin1')
  const { acts } = await (await house.get(`admin/acts?fixtureId=${fixture}`, { token })).json()
  return acts
}

/** Returns the button names of the 1X2 home side. */
const toolsOf = (page: Page) =>
  outcomeOf(page, '1')
    .getByRole('button')
    .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')))

const balanceOf = (bettor: Bettor, won: number) =>
  expect.poll(() => walletBalance(house, bettor), patient).toBe(won)

test('locks a stopped market on the member’s open page and refuses it by API', async () => {
  const fixture = await anOfferedFixture(house)
  const board = await openBoard(fixture)
  const bettor = await aBettor(house)
  const page = await openFixture(fixture)
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await marketOf(page).getByRole('button', { name: '승무패 베팅 정지', exact: true }).click()
  const confirm = dialogOf(page).getByRole('button', { name: '베팅 정지', exact: true })
  expect(await confirm.isDisabled()).toBe(true)
  await confirmAct(page, '베팅 정지', '노출 한도 관리')
  await expect.poll(() => homePrice(board, fixture).getAttribute('aria-disabled'), patient).toBe('true')
  await marketOf(page).getByText('운영자 중지').first().waitFor()
  expect(await told(await betOnHome(house, bettor, fixture))).toMatchObject({
    status: 400,
    refusal: 'MARKET_SUSPENDED',
  })
  await expect
    .poll(async () => (await logOf(page))[0], patient)
    .toMatch(/베팅 정지.*승무패.*가능 → 정지.*노출 한도 관리.*admin/)
  await marketOf(page).getByRole('button', { name: '승무패 정지 해제', exact: true }).click()
  await confirmAct(page, '정지 해제', '확인 완료')
  await expect.poll(() => homePrice(board, fixture).getAttribute('aria-disabled'), patient).toBe(null)
  expect((await betOnHome(house, bettor, fixture)).status).toBe(200)
  expect((await actsOf(fixture)).map(({ act, reason }) => [act, reason])).toEqual([
    ['reopen-betting', '확인 완료'],
    ['suspend-betting', '노출 한도 관리'],
  ])
})

test('locks a single outcome and a whole fixture in open lists, and releases all by one action', async () => {
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
  const fresh = await visit({ path: '/korea/cross', as: 'demo5' })
  const opened = gameOf(fresh, fixture).locator('button.odds')
  await gameOf(fresh, fixture).locator('[data-stopped]').waitFor()
  expect(await opened.count()).toBe(0)
  await page.getByRole('button', { name: '피드로', exact: true }).click()
  await confirmAct(page, '모두 해제', '수동 운영 종료')
  await expect.poll(open, patient).toBe(before)
  await expect
    .poll(() => opened.and(fresh.locator(':not([aria-disabled=true])')).count(), patient)
    .toBe(before)
  await expect.poll(async () => (await logOf(page))[0], patient).toMatch(/픽 정지 1개 → 해제.*경기 정지/)
})

test('BETFLOW-008 FIELD-021 shows an operator’s odds to members, keeps them over feed updates and withdraws them', async () => {
  const fixture = await anOfferedFixture(house)
  const board = await openBoard(fixture)
  await shows(board, fixture, '1.90')
  const page = await openFixture(fixture, 'mobile')
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
})

test('enters, corrects and voids a result, with payouts following', async () => {
  const names = ['홈팀', '원정팀'] as const
  const fixture = await anOfferedFixture(house, { home: names[0], away: names[1] })
  const bettor = await aBettor(house)
  expect((await betOnHome(house, bettor, fixture)).status).toBe(200)
  await balanceOf(bettor, 990_000)
  const page = await openFixture(fixture)

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
  // A match that has not started by schedule accepts no result.
  await dialogOf(page).getByText('시작 전에는 결과를 입력할 수 없습니다. 시작 예정 11-21 13:00').waitFor()
  expect(await confirm.isDisabled()).toBe(true)
  // A match that started but cannot be over needs a confirmation.
  await offer(house, aScore({ fixture }))
  await dialogOf(page).getByText('아직 끝날 시간이 아닌 경기입니다. 시작 11-21 13:00').waitFor()
  expect(await confirm.isDisabled()).toBe(true)
  await dialogOf(page).getByLabel('경기 시간을 확인했으며', { exact: false }).click()
  await expect.poll(() => confirm.isDisabled(), patient).toBe(false)
  // Another score needs a new preview.
  await fillSheet(page, names, { 후반: [1, 2], 경기종료: [2, 2] })
  expect(await confirm.isDisabled()).toBe(true)
  await fillSheet(page, names, { 후반: [1, 1], 경기종료: [2, 1] })
  await dialogOf(page).getByRole('button', { name: '미리보기' }).click()
  await preview.waitFor()
  await confirmAct(page, '결과 입력', '공식 기록 확인')
  await balanceOf(bettor, 1_009_000)
  await expect.poll(() => outcomeOf(page, '1').innerText(), patient).toContain('종료')
  expect(await toolsOf(page)).toEqual(['승무패 · 홈 적특'])

  await page.getByRole('button', { name: '결과 정정' }).click()
  expect(await dialogOf(page).getByText('아직 끝날 시간이 아닌 경기입니다').count()).toBe(0)
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
  await expect.poll(() => outcomeOf(page, '1').innerText(), patient).toContain('적특')
  expect(await toolsOf(page)).toEqual([])
  expect(await page.getByRole('button', { name: '적특', exact: true }).count()).toBe(0)
  expect(await page.getByRole('button', { name: '결과 정정' }).count()).toBe(1)

  expect((await actsOf(fixture)).map(({ act, reason, operator }) => [act, reason, operator])).toEqual([
    ['void-fixture', '경기 취소', 'admin'],
    ['correct-result', '공식 기록 정정', 'admin'],
    ['enter-result', '공식 기록 확인', 'admin'],
  ])
  await expect
    .poll(async () => (await logOf(page))[1], patient)
    .toMatch(/경기종료 2:1 → 전반 1:0 · 후반 0:1 · 경기종료 1:1/)
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
})

test('shows all nine innings and the total while a baseball result is entered', async () => {
  const fixture = await anOfferedFixture(house, { sport: 154914, home: '삼성', away: '두산' })
  const page = await openFixture(fixture)
  await page.getByRole('button', { name: '결과 입력' }).click()
  const fields = dialogOf(page).getByRole('region', { name: '구간별 스코어' })
  const box = await fields.boundingBox()
  for (const label of ['1이닝', '9이닝', '경기종료']) {
    const field = await fields.getByLabel(`두산 ${label}`, { exact: true }).boundingBox()
    expect((field?.x ?? 0) + (field?.width ?? 9_999), label).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
  }
})

test('changes the start of a match, shows the feed’s time and restores it', async () => {
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

test('BETFLOW-028 SESSION-021 lets an operator of role 1 read a fixture and its open bets, and change nothing', async () => {
  const fixture = await anOfferedFixture(house)
  expect((await betOnHome(house, await aBettor(house), fixture)).status).toBe(200)
  const page = await openFixture(fixture, 'desktop', 'admin1')
  await page.getByText('조회 전용').waitFor()
  for (const name of [/베팅 정지/, /배당 변경/, /결과 입력/, /적특/, /시작 시간/])
    expect(await page.getByRole('button', { name }).count()).toBe(0)
  await page.getByRole('button', { name: /^진행 베팅 1건/ }).click()
  const openBet = page.locator('[data-open-bet]')
  await openBet.waitFor()
  expect(await openBet.getByRole('button').count()).toBe(0)
  const token = await house.logIn('admin1')
  const body = { suspended: true, reason: '시험' }
  expect((await house.post(`admin/fixtures/${fixture}/suspend`, body, { token })).status).toBe(403)
  const price = { price: '1.50', reason: '시험' }
  const oddsId = outcomeId(fixture, 1, undefined, '1')
  expect((await house.post(`admin/outcomes/${oddsId}/price`, price, { token })).status).toBe(403)
  expect(await actsOf(fixture)).toEqual([])
})
