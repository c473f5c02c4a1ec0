import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { betSettled } from '#server/settlement/settlement.ts'
import { anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { type BetSketch, useBets } from '#tests/support/facts/placed-bets.ts'
import {
  alertOf,
  balanceOf,
  memberOf,
  useSite,
  widthsWithSidewaysScroll,
} from '#tests/support/pages/browser.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site
const { placed, ended } = useBets(house)

const betRow = (page: Page, id: string): Locator => page.locator(`[data-bet="${id}"]`)
const open = (page: Page, id: string) => betRow(page, id).getByRole('button', { expanded: false }).click()

test('ROUTE-057 ROUTE-059 pages sixteen bets as fifteen and one, newest first', async () => {
  const userId = 'demo5'
  const fixtures = await Promise.all(Array.from({ length: 16 }, () => anOfferedFixture(house)))
  const ids = await placed(userId, ...fixtures.map((fixture): BetSketch => [[{ fixture }]]))
  const page = await visit({ path: '/bet_result', as: userId })
  const shown = page.locator('[data-bet]')
  await shown.first().waitFor()
  const idsOf = () => shown.evaluateAll(rows => rows.map(row => row.getAttribute('data-bet')))
  expect(await idsOf()).toEqual(ids.toReversed().slice(0, 15))
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.getByRole('button', { name: '2 페이지' }).click()
  await betRow(page, ids[0] ?? '').waitFor()
  expect(await idsOf()).toEqual([ids[0]])
  expect(new URL(page.url()).search).toBe('?page=2')
  expect(await page.locator('[data-history-totals]').textContent()).toContain('이 페이지 1건베팅금액10,000원')
})

test('FIELD-052 FIELD-053 FIELD-054 LABEL-023 settles bets on screen, with score and reason of each leg', async () => {
  const [first, second] = [
    await anOfferedFixture(house, { home: '울산', away: '서울' }),
    await anOfferedFixture(house),
  ]
  const [single, double] = await placed(
    'demo36',
    [[{ fixture: first, odds: 190 }]],
    [
      [
        { fixture: first, odds: 190 },
        { fixture: second, type: 2, line: 250, pick: 'Over', odds: 180 },
      ],
    ],
  )
  const page = await visit({ path: '/bet_result', as: 'demo36' })
  const won = betRow(page, single ?? '')
  const lost = betRow(page, double ?? '')
  await won.getByText('진행중', { exact: true }).waitFor()
  expect(await won.textContent()).toContain('19,000원')

  await ended(first, 2, 1)
  await won.getByText('당첨', { exact: true }).waitFor()
  expect(await lost.getByText('진행중', { exact: true }).count()).toBe(1)
  await open(page, single ?? '')
  const leg = won.locator('[data-leg="won"]')
  expect(await leg.locator('[data-reason]').textContent()).toBe(
    '왜 이렇게 정산되었나요?최종 스코어 2:1, 홈 승리로 적중입니다.',
  )
  for (const fact of ['축구', '울산', '서울', '승무패', '1.90', '2:1', '적중'])
    expect(await leg.textContent()).toContain(fact)

  await ended(second, 1, 0)
  await lost.getByText('낙첨', { exact: true }).waitFor()
  await open(page, double ?? '')
  expect(await lost.locator('[data-leg="lost"] [data-reason]').textContent()).toContain(
    '합계 1, 기준점 2.5 대비 언더로 낙첨입니다.',
  )
  const totals = page.locator('[data-history-totals]')
  await expect.poll(() => totals.textContent()).toMatch(/20,000원[\s\S]*19,000원/)
})

test('handbook 1.9 MSG-005 shows a corrected result on the bet and in a message at once', async () => {
  const userId = 'demo37'
  const fixture = await anOfferedFixture(house, { home: '울산', away: '서울' })
  const [id = ''] = await placed(userId, [[{ fixture, odds: 190 }]])
  const page = await visitLive(site, { path: '/bet_result', as: userId, screen: 'mobile' })
  const row = betRow(page, id)
  await ended(fixture, 5, 3)
  await row.getByText('당첨', { exact: true }).waitFor()
  await open(page, id)
  expect(await row.textContent()).not.toContain('정정')
  const announced = page.getByText('경기 결과가 정정되어 베팅이 다시 정산되었습니다.').waitFor()
  await Promise.all([announced, ended(fixture, 3, 5)])
  await row.getByText('낙첨', { exact: true }).first().waitFor()
  expect(await row.locator('[data-resettled]').textContent()).toMatch(
    /^경기 결과가 정정되어 다시 정산됨 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  )
  expect(await widthsWithSidewaysScroll(page)).toEqual([])

  const unread = page.locator(':is(header, [data-strip]) [data-unread]').filter({ visible: true })
  await expect.poll(() => unread.getAttribute('data-unread'), { timeout: 10_000 }).toBe('1')
  await unread.click()
  await page.waitForURL('**/message')
  await page.getByRole('button', { name: '[경기 결과 정정] 울산 VS 서울' }).click()
  const message = page.getByRole('region', { name: '[경기 결과 정정] 울산 VS 서울' })
  for (const line of ['경기 결과: 5:3 → 3:5', '베팅 10,000원', '당첨 19,000원 → 낙첨', '보유금액 -19,000원'])
    await message.getByText(line).waitFor()
  await expect.poll(() => unread.getAttribute('data-unread'), { timeout: 10_000 }).toBe('0')
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
})

test('handbook 6.5 DATE-004 filters by type, period and status, and leads back from an empty list', async () => {
  const fixture = await anOfferedFixture(house)
  const [id] = await placed('demo38', [[{ fixture }]])
  const page = await visit({ path: '/bet_result', as: 'demo38' })
  const row = betRow(page, id ?? '')
  await row.waitFor()
  await page.getByRole('tab', { name: '스포츠' }).click()
  await page.getByRole('tab', { name: '오늘' }).click()
  await page.waitForURL('**/bet_result?type=sports&period=today')
  await row.waitFor()
  for (const name of ['일주일', '한달']) {
    await page.getByRole('tab', { name }).click()
    await row.waitFor()
  }
  await page.getByRole('tab', { name: '어제' }).click()
  await page.getByText('조건에 맞는 베팅내역이 없습니다.').waitFor()
  await page.getByRole('button', { name: '전체 내역 보기' }).click()
  await row.waitFor()
  await page.getByLabel('상태').selectOption({ label: '당첨' })
  await row.waitFor({ state: 'detached' })
  await page.getByLabel('상태').selectOption({ label: '진행중' })
  await row.waitFor()
  await page.getByRole('tab', { name: '기간 선택' }).click()
  await page.getByLabel('종료일').fill('2026-11-20')
  await page.getByLabel('시작일').fill('2026-11-19')
  await row.waitFor({ state: 'detached' })
  await page.getByLabel('종료일').fill('2026-11-21')
  await row.waitFor()
  await page.getByRole('tab', { name: '스포츠' }).click()
  await row.waitFor()
  for (const [name, type] of [
    ['인플레이', 'live'],
    ['미니게임', 'minigame'],
    ['가상게임', 'virtual'],
    ['카지노', 'casino'],
  ] as const) {
    await page.getByRole('tab', { name, exact: true }).click()
    await page.waitForURL(`**/bet_result?type=${type}*`)
    await row.waitFor({ state: 'detached' })
    await page.getByText('조건에 맞는 베팅내역이 없습니다.').waitFor()
  }
  await page.getByRole('tab', { name: '전체', exact: true }).click()
  await row.waitFor()
  // Histories show the full date and time (DATE-004).
  expect(await row.locator('time').first().innerText()).toMatch(/^2026-11-21 \d\d:\d\d:\d\d$/)
})

test('FIELD-051 BETFLOW-028 handbook 1.8: cancels a recent bet, refunds its stake, and explains why a later one stays', async () => {
  const tomorrow = { startsAt: later(86_400) }
  const [one, two] = [await anOfferedFixture(house, tomorrow), await anOfferedFixture(house, tomorrow)]
  const [late, id] = await placed('demo22', [[{ fixture: one }]], [[{ fixture: two }]])
  const page = await visit({ path: '/bet_result', as: 'demo22', screen: 'mobile' })
  const row = betRow(page, id ?? '')
  await row.getByRole('button', { name: '베팅취소' }).click()
  const dialog = page.getByRole('dialog', { name: '베팅을 취소하시겠습니까?' })
  expect(await dialog.textContent()).toContain('베팅 후 10분 이내, 경기시작 30분 전까지, 하루 3회')
  await dialog.getByRole('button', { name: '닫기' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await row.getByRole('button', { name: '베팅취소' }).click()
  await dialog.getByRole('button', { name: '베팅취소' }).click()
  await alertOf(page).getByText('취소되었습니다. 베팅금액이 환불되었습니다.').waitFor()
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  await row.getByText('취소', { exact: true }).waitFor()
  expect(await row.getByRole('button', { name: '베팅취소' }).count()).toBe(0)
  await page.getByText('990,000').filter({ visible: true }).first().waitFor()
  const other = betRow(page, late ?? '')
  await other.getByRole('button', { name: '베팅취소' }).click()
  house.clock.advance(11 * 60_000)
  await dialog.getByRole('button', { name: '베팅취소' }).click()
  await alertOf(page).getByText('베팅 후 10분 이내에만 취소가 가능합니다.').waitFor()
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  await other.getByRole('button', { name: '베팅취소' }).waitFor({ state: 'detached' })
})

test('handbook 2.8 updates a bet that was settled before the page connected, once connected', async () => {
  const fixture = await anOfferedFixture(house)
  const [id = ''] = await placed('demo36', [[{ fixture, odds: 190 }]])
  const [settled, opening] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const stop = house.deps.bus.subscribe(betSettled, ({ betId }) => {
    if (betId === id) settled.resolve()
  })
  const prepare = (blank: Page) =>
    blank.route('**/api/live?*', async route => {
      await opening.promise
      await route.continue()
    })
  const page = await visit({ path: '/bet_result', as: 'demo36', ownStream: true, prepare })
  const row = betRow(page, id)
  await row.getByText('진행중', { exact: true }).waitFor()
  await ended(fixture, 5, 3)
  await settled.promise
  stop()
  opening.resolve()
  await row.getByText('당첨', { exact: true }).waitFor()
})

test('handbook 2.8 does not show an outdated state of a bet that settled during loading', async () => {
  const fixture = await anOfferedFixture(house)
  const [id = ''] = await placed('demo36', [[{ fixture, odds: 190 }]])
  const [read, shown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isShown = false
  const prepare = (blank: Page) =>
    blank.route(/\/api\/bet_result(\?|$)/, async route => {
      // A call that is still under way when the page closes fails, so only the awaited ones are fetched here.
      if (isShown) return route.continue()
      const answer = await route.fetch()
      read.resolve()
      await shown.promise
      // The page may have aborted this request.
      await route.fulfill({ response: answer }).catch(() => {})
    })
  const page = await visitLive(site, { path: '/bet_result', as: 'demo36', prepare })
  await read.promise
  await Promise.all([page.getByText(/당첨 · .* VS .* · 19,000원 지급/).waitFor(), ended(fixture, 5, 3)])
  isShown = true
  shown.resolve()
  await betRow(page, id).getByText('당첨', { exact: true }).waitFor()
})

test('BETFLOW-028 updates an open history after an operator’s cancel without a reload', async () => {
  const fixture = await anOfferedFixture(house, { startsAt: later(86_400) })
  const page = await visitLive(site, { path: '/bet_result', as: 'demo37', screen: 'mobile' })
  const member = await memberOf(page)
  const answer = await bet(house, member, slip(member, [{ fixture }]))
  const { id }: { id: string } = await answer.json()
  const row = page.locator(`[data-bet="${id}"]`)
  await row.getByText('진행중', { exact: true }).waitFor()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const cancelled = await house.post(
    `admin/members/${member.memberId}/bets/${id}/cancel`,
    { reason: '회원 요청' },
    { token: await house.logIn('admin') },
  )
  expect(cancelled.status).toBe(200)
  await expect.poll(() => row.getAttribute('data-status')).toBe('-1')
  await row.getByText('취소', { exact: true }).waitFor()
  await expect.poll(() => balanceOf(page)).toBe(member.emoney)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  // Reads the operator's message, which would otherwise redirect the next page to the inbox.
  const { messages } = await (await house.get('message', member)).json()
  for (const message of messages) await house.post(`message/${message.id}/read`, undefined, member)
})
