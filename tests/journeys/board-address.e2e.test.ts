import { beforeAll, expect, test } from 'vitest'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { hasSidewaysScroll, resize, useSite } from '#tests/support/pages/browser.ts'
import { gameOf } from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()
const TIGERS = 900

beforeAll(async () => {
  for (let games = 0; games < 17; games++) await anOfferedFixture(house)
  await anOfferedFixture(house, { id: TIGERS, sport: 154_914, home: 'KIA 타이거즈' })
})

test('truncates a long search text in place', async () => {
  const page = await visit({ path: `/korea/cross?search=${'W'.repeat(120)}`, as: 'demo' })
  await page.getByText('검색 결과가 없습니다.').waitFor()
  for (const width of [1_440, 390]) {
    await resize(page, { width, height: 900 })
    expect(await hasSidewaysScroll(page)).toBe(false)
    const list = await page.locator('main').boundingBox()
    const chip = await page.getByRole('list', { name: '적용된 조건' }).locator('li').boundingBox()
    expect(chip && list && chip.x + chip.width <= list.x + list.width).toBe(true)
  }
})

test('API-043 shows the last page when the page of the address does not exist', async () => {
  const page = await visit({ path: '/korea/cross?page=99', as: 'demo' })
  await page.locator('[data-fixture]').first().waitFor()
  expect(new URL(page.url()).search).toBe('?page=2')
})

test('SIDEBAR-023 fills the search field from the address, also after going back', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo' })
  const box = page.getByRole('searchbox')
  for (const text of ['가', '나']) {
    await box.fill(text)
    await box.press('Enter')
    await page.getByText(`"${text}" 검색 결과가 없습니다.`).waitFor()
  }
  await page.goBack()
  await page.getByText('"가" 검색 결과가 없습니다.').waitFor()
  expect(await box.inputValue()).toBe('가')
  await page.getByRole('button', { name: '조건 해제' }).click()
  await page.locator('[data-fixture]').first().waitFor()
  expect(await box.inputValue()).toBe('')
})

test('SIDEBAR-027 SIDEBAR-028 counts the search results in the tabs and keeps the search on switching', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo', screen: 'mobile' })
  const tab = (name: RegExp) => page.getByRole('tablist', { name: '종목' }).getByRole('tab', { name })
  await tab(/^전체\s*18$/).waitFor()
  await page.goto(new URL('/korea/cross?search=타이거즈', page.url()).href)
  for (const name of [/^전체\s*1$/, /^야구\s*1$/, /^축구\s*0$/]) await tab(name).waitFor()
  await tab(/^야구/).click()
  await gameOf(page, TIGERS).waitFor()
  expect(new URL(page.url()).searchParams.get('search')).toBe('타이거즈')
  await tab(/^축구/).click()
  await page.getByText('"타이거즈" 검색 결과가 없습니다.').waitFor()
  await page.getByRole('button', { name: '조건 해제' }).click()
  await tab(/^축구\s*17$/).waitFor()
})
