import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { formatSeoul } from '#domain/korean-formats.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { useSite } from '#tests/support/pages/browser.ts'
import { amountOf, cartOf, gameOf, pickHomes, picksOf, pricesOf } from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()

let admin = ''
beforeAll(async () => {
  admin = await house.logIn('admin')
})

/** Moves the start of a fixture to this many seconds from now; null restores the feed's time. */
const moveStart = (fixture: number, seconds: number | null) => {
  const startdate = seconds === null ? null : formatSeoul(later(seconds), 'YYYY-MM-DD HH:mm:ss')
  return house.post(`admin/fixtures/${fixture}/start`, { startdate, reason: '현장 통보' }, { token: admin })
}

const stateOf = (page: Page) => picksOf(page).first().getAttribute('data-selection')

test.each(['/korea/cross', '/europe'])(
  'TIME-006 TIME-007 closes a pick and its row when an operator moves the start earlier (%s)',
  async path => {
    const fixture = await anOfferedFixture(house)
    const page = await visit({ path, as: 'demo' })
    await pickHomes(page, [fixture])
    await amountOf(page).fill('10000')
    await pricesOf(page, fixture).last().hover()
    expect(await stateOf(page)).toBe('open')

    await moveStart(fixture, -20)
    await expect.poll(() => stateOf(page)).toBe('closed')
    expect(await picksOf(page).first().innerText()).toContain('마감된 경기입니다. 삭제 후 베팅해 주세요.')
    await cartOf(page).getByText('지금 베팅할 수 없는 선택이 1개 있습니다.').waitFor()
    // The pointer is still on the row, which stays in place: its odds must not be clickable.
    await expect.poll(() => pricesOf(page, fixture).last().isDisabled()).toBe(true)

    await moveStart(fixture, null)
    await expect.poll(() => stateOf(page)).toBe('open')
    await expect.poll(() => gameOf(page, fixture).locator('button.odds:enabled').count()).toBeGreaterThan(0)
  },
)
