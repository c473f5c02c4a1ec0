import { expect, test } from 'vitest'
import { aBettor, anOfferedFixture, bet, overOf, slip, walletBalance } from '#tests/support/facts/bettor.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()

test('BETFLOW-028 B14 finds a bet, explains it and cancels it with a reason', async () => {
  const home = '강릉'
  const [fixture, other] = [
    await anOfferedFixture(house, { home, away: '속초' }),
    await anOfferedFixture(house),
  ]
  const member = await aBettor(house)
  const placed = await bet(house, member, slip(member, [{ fixture }, overOf(other)], { amounts: 30_000 }))
  const { id } = await placed.json()
  const page = await visit({ path: '/admin/bets', as: 'admin', screen: 'mobile' })
  await page.getByRole('button', { name: '필터', exact: true }).click()
  await page.getByLabel('경기', { exact: true }).fill(home)
  await page.getByRole('button', { name: '검색', exact: true }).click()
  await page.waitForURL(/match=/)
  await page.getByText('총 1건').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.locator(`a[href="/admin/bets/${id}"]`).first().click()
  await page.getByRole('region', { name: '지급 이유' }).waitFor()
  const text = () => page.getByRole('main').innerText()
  await expect.poll(text).toMatch(new RegExp(`${home} vs 속초[\\s\\S]*베팅 시점 배당 1\\.90`))
  await expect.poll(text).toContain('원장과 일치합니다. 베팅 30,000원')
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.getByRole('button', { name: '베팅 취소', exact: true }).click()
  await confirmAct(page, '베팅 취소', '회원 요청')
  await page.getByText('베팅금 환불').waitFor()
  expect(await walletBalance(house, member)).toBe(1_000_000)
  expect(await page.getByRole('button', { name: '베팅 취소', exact: true }).count()).toBe(0)
})

test('sorts fixtures with open bets by worst case and links to them', async () => {
  const fixture = await anOfferedFixture(house, { home: '동해', away: '삼척' })
  const member = await aBettor(house)
  await bet(house, member, slip(member, [{ fixture }], { amounts: 300_000 }))
  const page = await visit({ path: '/admin/liability', as: 'admin1' })
  const row = page.getByRole('row').filter({ hasText: '동해' })
  await row.waitFor()
  expect(await row.innerText()).toContain('−270,000')
  await row.getByRole('link').click()
  await page.waitForURL(new RegExp(`/admin/trading/${fixture}$`))
})
