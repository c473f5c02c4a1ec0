import { beforeAll, expect, test } from 'vitest'
import { isSoldAlone } from '#domain/fixtures/proto.ts'
import { numberProtoGames } from '#server/fixtures/fixtures.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { alertOf, balanceOf, hasSidewaysScroll, useSite } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  cartOf,
  confirmOf,
  gameOf,
  picksOf,
  pressBet,
  pricesOf,
  sendBet,
  showCart,
} from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()
const { ended } = useBets(house)
const hour = 3_600

const sells = (id: number) => isSoldAlone({ fixtureId: id as never, marketTypeId: 1 as never })
const ids = Array.from({ length: 60 }, (_, index) => index + 1)
const [ALONE = 0, SECOND_ALONE = 0] = ids.filter(sells)
const [ONE = 0, TWO = 0] = ids.filter(id => !sells(id))

beforeAll(async () => {
  for (const [index, id] of [ONE, TWO, ALONE].entries())
    await anOfferedFixture(house, { id, startsAt: later((4 + index) * hour) })
  await anOfferedFixture(house, { id: SECOND_ALONE, startsAt: later(8 * hour) })
  await anOfferedFixture(house, { id: 91, startsAt: later(hour) })
  await anOfferedFixture(house, { id: 92, startsAt: later(20 * hour) })
  await numberProtoGames(house.deps)
})

test.each(['desktop', 'mobile'] as const)(
  'ROUTE-042 LIMIT-007 LIMIT-017 PICK-007 shows the round’s numbered games, one pick a game, the shipped limits and another round by its tab (%s)',
  async screen => {
    const page = await visit({ path: '/korea/proto', as: 'demo', screen })
    await gameOf(page, ONE).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('프로토 2026년 325회차')
    const numbers = page.locator('[data-proto]')
    expect(await numbers.evaluateAll(all => all.map(one => one.getAttribute('data-proto')))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
    expect(await page.locator('[data-proto="3"]').innerText()).toContain('한경기구매')
    expect(await page.locator('[data-proto="1"]').innerText()).not.toContain('한경기구매')
    expect(await gameOf(page, 91).count()).toBe(0)
    await pricesOf(page, ONE).first().click()
    await pricesOf(page, ONE, 2).first().click()
    await showCart(page)
    expect(await picksOf(page).count()).toBe(1)
    const figures = (await cartOf(page).locator('[data-cart-figures]').innerText()).replace(/\s+/g, ' ')
    expect(figures).toMatch(/최대당첨금 25,000,000원 최소베팅금 5,000원 최대베팅금 5,000원/)
    await amountOf(page).fill('5000')
    expect(await cartOf(page).innerText()).toMatch(/최대 5000배/)
    if (screen === 'mobile') {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      return
    }
    await page.getByRole('tab', { name: '2026년 326회차' }).click()
    await gameOf(page, 92).waitFor()
    expect(new URL(page.url()).search).toBe('?round=2026-11-22')
    await page.reload()
    await gameOf(page, 92).waitFor()
    expect(await page.locator('[data-proto]').count()).toBe(1)
  },
)

test('LIMIT-007 places and settles a proto bet under the shipped limits on a phone', async () => {
  const page = await visit({ path: '/korea/proto', as: 'demo5', screen: 'mobile' })
  const game = SECOND_ALONE
  await gameOf(page, game).waitFor()
  const before = await balanceOf(page)
  await pricesOf(page, game).first().click()
  await showCart(page)
  // MAX enters the shipped maximum of five thousand won.
  await cartOf(page).getByRole('button', { name: 'MAX' }).click()
  expect(await amountOf(page).inputValue()).toBe('5,000')
  await pressBet(page)
  expect(await confirmOf(page).innerText()).toMatch(/단폴더[\s\S]*5,000원[\s\S]*1\.90[\s\S]*9,500원/)
  const request = page.waitForRequest('**/api/sports-prematch/betting')
  await confirmOf(page).getByRole('button', { name: '베팅', exact: true }).click()
  expect((await request).postDataJSON()).toMatchObject({ gameDetailType: 6, amounts: 5_000 })
  await page.waitForURL('**/bet_result')
  await alertOf(page).getByRole('button', { name: '베팅내역' }).click()
  const placed = page.locator('[data-bet]').first()
  await expect.poll(() => placed.getAttribute('data-status')).toBe('0')
  await expect.poll(() => balanceOf(page)).toBe(before - 5_000)
  await ended(game, 2, 1)
  await expect.poll(() => placed.getAttribute('data-status'), { timeout: 20_000 }).toBe('2')
  await expect.poll(() => balanceOf(page)).toBe(before + 4_500)
  expect(await placed.innerText()).toContain('9,500원')
  expect(await hasSidewaysScroll(page)).toBe(false)
})

test('ROLE-010 LIMIT-007 keeps the cap of 20 for tendency 36 on proto', async () => {
  const page = await visit({ path: '/korea/proto', as: 'demo36' })
  await pricesOf(page, ONE).first().click()
  expect(await cartOf(page).locator('[data-cart-totals]').innerText()).toContain('최대 20배')
})

test('LIMIT-007 changes the proto limits with a reason and applies them to members', async () => {
  const desk = await visit({ path: '/admin/settings', as: 'admin' })
  const save = desk.getByRole('button', { name: '저장' })
  await desk.getByLabel('최대베팅금 (원)').fill('4000')
  await desk.getByLabel('사유', { exact: true }).fill('한도 조정')
  expect(await save.isDisabled()).toBe(true)
  await desk.getByText('최소베팅금보다 작을 수 없습니다.').waitFor()
  await desk.getByLabel('최대베팅금 (원)').fill('20000')
  expect(await desk.getByLabel('최대베팅금 (원)').inputValue()).toBe('20,000')
  await save.click()
  await desk.getByText('프로토 한도를 저장했습니다.').waitFor()
  const token = await house.logIn('admin1')
  const { acts } = await (await house.get('admin/acts?act=change-settings', { token })).json()
  expect(acts[0]).toMatchObject({ subject: 'settings', reason: '한도 조정', operator: 'admin' })
  const page = await visit({ path: '/korea/proto', as: 'demo22' })
  await pricesOf(page, ONE).first().click()
  await expect
    .poll(async () => (await cartOf(page).locator('[data-cart-figures]').innerText()).replace(/\s+/g, ' '))
    .toContain('최대베팅금 20,000원')
})

test('LIMIT-007 SESSION-021 shows read-only operators the limits without a form', async () => {
  const desk = await visit({ path: '/admin/settings', as: 'admin1' })
  await desk.getByText('25,000,000원').waitFor()
  expect(await desk.getByRole('button', { name: '저장' }).count()).toBe(0)
})

test('LIMIT-007 requires 한경기구매 for a single under custom limits, and combines two games', async () => {
  const protoLimits = {
    minBetAmount: 5_000,
    maxBetAmount: 100_000,
    maxWinAmount: 9_000_000,
    maxBetPercent: 100,
  }
  await changeSettings(house, { protoLimits })
  const page = await visit({ path: '/korea/proto', as: 'demo5' })
  const bet = async () => {
    const answer = page.waitForResponse('**/api/sports-prematch/betting')
    await sendBet(page)
    return (await answer).status()
  }
  await pricesOf(page, ONE).first().click()
  await amountOf(page).fill('10000')
  await expect.poll(() => cartOf(page).locator('[data-bet-hint]').innerText()).toContain('2')
  await pricesOf(page, ONE).first().click()
  await pricesOf(page, ALONE).first().click()
  expect(await bet()).toBe(200)
  await page.goto('/korea/proto')
  await pricesOf(page, ONE).first().click()
  await pricesOf(page, TWO).first().click()
  await amountOf(page).fill('10000')
  expect(await bet()).toBe(200)
})
