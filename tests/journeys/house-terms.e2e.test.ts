import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'
import { alertOf, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { amountOf, pickHomes, picksOf, sendBet, showCart } from '#tests/support/pages/cart-page.ts'
import { confirmAct, dialogOf } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()

beforeEach(async () => {
  await setSecondPerson(house.deps.db, {})
  await house.deps.db.run(sql`delete from setting where key in ('crossRules', 'bonusTiers')`)
  await house.app.site.refresh()
})

/** Enters a reason in a form and saves it. The text may still be on screen from an earlier time. */
async function save(page: Page, said: string): Promise<void> {
  await page.getByLabel('사유', { exact: true }).fill('시즌 준비')
  const answered = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().includes('/api/admin/'),
  )
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await answered
  await page.getByText(said).last().waitFor()
}

/** Creates a fixture and waits until the lists show it. */
async function listedFixture(startsIn: number): Promise<number> {
  const id = await anOfferedFixture(house, { startsAt: later(startsIn) })
  const token = await house.logIn('admin1')
  const search = encodeURIComponent(`홈${id}`)
  const isListed = async () =>
    (await (await house.get(`sports-prematch/event?search=${search}`, { token })).json()).games.length > 0
  await expect.poll(isListed, { timeout: 20_000 }).toBe(true)
  return id
}

let starts = 1_800
test('B11 limits a match from its page and refuses the next bet with the text', async () => {
  const fixture = await listedFixture(starts++)
  const desk = await visit({ path: `/admin/trading/${fixture}`, as: 'trader' })
  await desk.getByRole('link', { name: '이 경기 한도' }).click()
  await desk.getByRole('heading', { name: '베팅 한도', level: 1 }).waitFor()
  await desk.getByRole('button', { name: '이 경기 한도 등록' }).click()
  expect(await dialogOf(desk).getByLabel('경기 번호').inputValue()).toBe(String(fixture))
  await dialogOf(desk).getByLabel('최대 베팅금 (원)').fill('4000')
  await dialogOf(desk).getByText('5,000원 이상이어야 합니다', { exact: false }).waitFor()
  await dialogOf(desk).getByLabel('최대 베팅금 (원)').fill('30000')
  await confirmAct(desk, '저장', '큰 경기 위험 관리')
  await desk.getByText('30,000원').first().waitFor()
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])

  const page = await visit({ path: '/korea/cross', as: 'demo5', screen: 'mobile' })
  await pickHomes(page, [fixture])
  await showCart(page)
  await amountOf(page).fill('30001')
  await sendBet(page)
  await alertOf(page).getByText('이 경기의 최대 베팅 금액은 30,000원입니다.').waitFor()
  await alertOf(page).getByRole('button', { name: '확인' }).click()

  await desk.getByRole('link', { name: '베팅 한도 설정 기록' }).click()
  await desk.getByRole('heading', { name: '작업로그', level: 1 }).waitFor()
  await desk.getByText('30,000원').first().waitFor()
}, 90_000)

test('handbook 1.4, 1.6 applies an operator’s cross and bonus terms to open pages at once', async () => {
  const fixture = await listedFixture(starts++)
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  const row = page.locator('[data-bonus-row]')
  await row.getByRole('button', { name: '3폴더 이상' }).waitFor()
  expect(await row.getByRole('button').count()).toBe(3)
  await pickHomes(page, [fixture])

  const desk = await visit({ path: '/admin/bonus-tiers', as: 'trader', screen: 'mobile' })
  await desk.getByRole('switch', { name: '4폴더 이상 보너스' }).click()
  await desk.getByLabel('4폴더 배당').fill('1.09')
  await desk.getByText('낮을 수 없습니다', { exact: false }).waitFor()
  await desk.getByLabel('4폴더 배당').fill('1.04')
  await save(desk, '보너스 배당을 저장했습니다.')
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])
  await row.getByRole('button', { name: '4폴더 이상' }).waitFor()
  expect(await row.getByRole('button').count()).toBe(4)
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await showCart(page)
  expect(await picksOf(page).count()).toBe(1)

  await desk.goto('/admin/cross-rules')
  await desk
    .getByRole('checkbox', { name: /축구 승패 \+ 오버|^승패 \+ 오버$/ })
    .first()
    .click()
  await save(desk, '크로스 규정을 저장했습니다.')
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])
  const rules = await visit({ path: '/rule', as: 'demo22' })
  await rules.locator('[data-block="same-fixture"]').first().getByText('축구').waitFor()
  await desk
    .getByRole('checkbox', { name: /축구 승패 \+ 오버|^승패 \+ 오버$/ })
    .first()
    .click()
  await save(desk, '크로스 규정을 저장했습니다.')
  await desk.goto('/admin/bonus-tiers')
  await desk.getByRole('switch', { name: '4폴더 이상 보너스' }).click()
  await save(desk, '보너스 배당을 저장했습니다.')
  await expect.poll(() => row.getByRole('button').count(), { timeout: 15_000 }).toBe(3)
}, 90_000)
