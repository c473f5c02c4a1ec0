import { beforeAll, expect, test } from 'vitest'
import { anOfferedFixture } from '#tests/support/bettor.ts'
import { hasSidewaysScroll, useSite } from '#tests/support/browser.ts'

const { house, visit } = useSite()

beforeAll(async () => {
  for (let games = 0; games < 17; games++) await anOfferedFixture(house)
})

test.each(['desktop', 'mobile'] as const)(
  'a search of many letters stays in its place (%s)',
  async screen => {
    const page = await visit({ path: `/korea/cross?search=${'W'.repeat(120)}`, as: 'demo', screen })
    await page.getByText('검색 결과가 없습니다.').waitFor()
    expect(await hasSidewaysScroll(page)).toBe(false)
    const list = await page.locator('main').boundingBox()
    const chip = await page.getByRole('list', { name: '적용된 조건' }).locator('li').boundingBox()
    expect(chip && list && chip.x + chip.width <= list.x + list.width).toBe(true)
  },
)

test('API-043 where the page of the address is no more, the last one is shown', async () => {
  const page = await visit({ path: '/korea/cross?page=99', as: 'demo' })
  await page.locator('[data-fixture]').first().waitFor()
  expect(new URL(page.url()).search).toBe('?page=2')
})

test('SIDEBAR-023 the search field shows what the address asks for, also after a step back', async () => {
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

test.each(['desktop', 'mobile'] as const)(
  'beside what a search found the tabs have no counts, since they lead to all of their sport (%s)',
  async screen => {
    const page = await visit({ path: '/korea/cross', as: 'demo', screen })
    const tab = (name: RegExp) => page.getByRole('tablist', { name: '종목' }).getByRole('tab', { name })
    await tab(/^전체\s*17$/).waitFor()
    await page.goto(new URL('/korea/cross?search=없는팀', page.url()).href)
    await page.getByText('"없는팀" 검색 결과가 없습니다.').waitFor()
    expect(await tab(/^전체$/).count()).toBe(1)
    await page.getByRole('button', { name: '조건 해제' }).click()
    await tab(/^전체\s*17$/).waitFor()
  },
)
