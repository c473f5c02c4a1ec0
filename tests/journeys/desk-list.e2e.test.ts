import { beforeAll, expect, test } from 'vitest'
import { aBettor, anOfferedFixture, offer } from '#tests/support/facts/bettor.ts'
import { aFixture, aMarket, later } from '#tests/support/facts/fixture-facts.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { betOnHome, outcomeOf, rowOf } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()
/** Time for other processes and for lists that are read every few seconds. */
const patient = { timeout: 15_000 }

let listed = 0

beforeAll(async () => {
  listed = await anOfferedFixture(house, { home: '울산 HD', away: 'FC서울' })
  await offer(
    house,
    aFixture({ id: 900, sport: 48242, league: 300, home: '골든스테이트 워리어스', startsAt: later(7_200) }),
    aMarket({ fixture: 900, type: 226, odds: [150, 250] }),
  )
})

test('keeps filters in the address, searches by name and initials, and works by keys', async () => {
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

test('shows open stakes and the worst case in the list and by outcome', async () => {
  const fixture = await anOfferedFixture(house, { home: '많은베팅', away: '상대' })
  for (const bettor of [await aBettor(house), await aBettor(house)])
    expect((await betOnHome(house, bettor, fixture)).status).toBe(200)
  const page = await visit({ path: '/admin/trading?sort=stakes&bets=1', as: 'admin' })
  await expect.poll(() => rowOf(page, fixture).innerText(), patient).toContain('20,000')
  expect(await rowOf(page, fixture).innerText()).toMatch(/38,000[\s\S]*−18,000/)
  await page.goto(`/admin/trading/${fixture}`)
  await outcomeOf(page, '1').waitFor()
  for (const word of ['최악', '20,000', '38,000'])
    await expect.poll(() => outcomeOf(page, '1').innerText(), patient).toContain(word)
  expect(await outcomeOf(page, '2').innerText()).not.toContain('최악')
})

test('filters the whole log by kind and fixture, and verifies its chain', async () => {
  const fixture = await anOfferedFixture(house)
  const token = await house.logIn('admin')
  for (const suspended of [true, false])
    await house.post(`admin/fixtures/${fixture}/suspend`, { suspended, reason: '로그 시험' }, { token })
  const page = await visit({ path: '/admin/acts', as: 'admin1' })
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  await page.getByLabel('경기번호').fill(String(fixture))
  await page.getByRole('button', { name: '검색', exact: true }).click()
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
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
})
