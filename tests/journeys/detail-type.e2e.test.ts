import { expect, test } from 'vitest'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { alertOf, useSite } from '#tests/support/pages/browser.ts'
import { amountOf, pickHomes, picksOf, pricesOf, sendBet } from '#tests/support/pages/cart-page.ts'

const { house, visit } = useSite()
const bettingCall = '**/api/sports-prematch/betting'

test.each([
  ['/korea', 4],
  ['/korea/wintielose', 1],
])('LIMIT-017 LIMIT-019 sends a bet of %s with detail type %i', async (path, detailType) => {
  const fixture = await anOfferedFixture(house)
  const page = await visit({ path, as: 'demo' })
  await pickHomes(page, [fixture])
  await amountOf(page).fill('10000')
  const request = page.waitForRequest(bettingCall)
  await page.route(bettingCall, route => route.fulfill({ status: 400, body: '시험' }))
  await sendBet(page)
  expect((await request).postDataJSON()).toMatchObject({ gameDetailType: detailType, betStyle: 'KR' })
  await alertOf(page).getByText('시험').waitFor()
})

test('LIMIT-017 sends a handicap bet with its line and detail type 2', async () => {
  const fixture = await anOfferedFixture(house)
  const page = await visit({ path: '/korea/handicap', as: 'demo' })
  await pricesOf(page, fixture, 3).last().click()
  await amountOf(page).fill('5000')
  expect(await picksOf(page).innerText()).toContain('핸디캡')
  const request = page.waitForRequest(bettingCall)
  await sendBet(page)
  const body = (await request).postDataJSON()
  expect(body).toMatchObject({ gameDetailType: 2, bettings: [{ betBaseline: '-0.5', betPrice: '1.95' }] })
  await page.waitForURL('**/bet_result')
})
