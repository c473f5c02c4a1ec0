import { expect, test } from 'vitest'
import { TENNIS } from '#domain/sports/sports.ts'
import { aBettor, anOfferedFixture, bet, offer, slip, walletBalance } from '#tests/support/facts/bettor.ts'
import { aScore } from '#tests/support/facts/fixture-facts.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf, fillSheet, outcomeOf } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()
const patient = { timeout: 15_000 }
const names = ['정현', '권순우'] as const

test('handbook 1.12 holds an unfinished tennis score until the operator enters the retirement', async () => {
  const fixture = await anOfferedFixture(house, { home: names[0], away: names[1], sport: TENNIS })
  const bettor = await aBettor(house)
  const placed = await bet(house, bettor, slip(bettor, [{ fixture, sport: TENNIS, odds: 190 }]))
  expect(placed.status).toBe(200)
  const periods = [
    { code: 1, home: 6, away: 4 },
    { code: 2, home: 2, away: 3 },
  ]
  await offer(house, aScore({ fixture, status: 'finished', periodCode: 100, home: 1, away: 0, periods }))
  const page = await visit({ path: `/admin/trading/${fixture}`, as: 'admin', screen: 'mobile' })
  await outcomeOf(page, '1').waitFor()
  await page.getByRole('note').getByText('2세트는 2:3에서 끝날 수 없습니다', { exact: false }).waitFor()
  await page.getByRole('button', { name: '결과 입력' }).click()
  const dialog = dialogOf(page)
  await fillSheet(page, names, { '1세트': [6, 4], '2세트': [2, 3] })
  await dialog.getByRole('alert').getByText('2세트는 2:3에서 끝날 수 없습니다', { exact: false }).waitFor()
  expect(await dialog.getByRole('button', { name: '미리보기' }).isDisabled()).toBe(true)
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await dialog.getByRole('button', { name: '권순우 기권' }).click()
  await dialog.getByRole('button', { name: '미리보기' }).click()
  await dialog.getByRole('region', { name: '미리보기' }).getByText('19,000원').first().waitFor()
  const meant = dialog.getByLabel('경기 시간을 확인했으며', { exact: false })
  if ((await meant.count()) > 0) await meant.click()
  await confirmAct(page, '결과 입력', '공식 기록 확인')
  await expect.poll(() => walletBalance(house, bettor), patient).toBe(1_009_000)
  expect(await page.getByRole('note').count()).toBe(0)
  await page.getByText('1세트 6:4 · 2세트 2:3 · 원정팀 기권').waitFor()
})
