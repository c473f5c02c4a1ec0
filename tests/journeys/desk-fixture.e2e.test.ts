// Operator actions on a fixture and its bets, except odds and results.
import { expect, test } from 'vitest'
import { instant, MINUTE } from '#domain/instant.ts'
import { TENNIS } from '#domain/sports/sports.ts'
import {
  aBettor,
  anOfferedFixture,
  bet,
  offer,
  overOf,
  slip,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { aScore } from '#tests/support/facts/fixture-facts.ts'
import { insertHeldBet } from '#tests/support/facts/stuck-bet.sql.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { resize, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf, fillSheet, outcomeOf } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()
const patient = { timeout: 15_000 }

test('S8 shows the odds offered at a moment, and none before the first offer', async () => {
  const fixture = await anOfferedFixture(house)
  const page = await visit({ path: `/admin/trading/${fixture}`, as: 'admin1' })
  await outcomeOf(page, '1').waitFor()
  await page.getByRole('button', { name: '시각별 배당' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: '조회' }).click()
  for (const [width, role] of [
    [390, 'listitem'],
    [1_440, 'row'],
  ] as const) {
    await resize(page, { width, height: 900 })
    const rows = dialog.getByRole(role).filter({ hasText: '승무패' })
    await rows.filter({ hasText: '1.90' }).first().waitFor()
  }
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel('시각 (서울)').fill('99:00')
  await dialog.getByText('19:30 또는 19:30:05.123처럼 입력해 주세요.').waitFor()
  expect(await dialog.getByRole('button', { name: '조회' }).isDisabled()).toBe(true)
  await dialog.getByLabel('시각 (서울)').fill('00:00:00.001')
  await dialog.getByRole('button', { name: '조회' }).click()
  await dialog.getByText('그 시각에는 제공된 배당이 없습니다.').waitFor()
})

/** Creates a fixture with a single and a double by two members. */
async function withBets() {
  const [fixture, other] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  const [one, two] = [await aBettor(house), await aBettor(house)]
  const placed = async (answer: Response): Promise<string> => (await answer.json()).id
  const single = await placed(await bet(house, one, slip(one, [{ fixture }])))
  const double = await placed(await bet(house, two, slip(two, [overOf(fixture), { fixture: other }])))
  return { fixture, one, two, single, double }
}

test('BETFLOW-028 cancels an open bet on the fixture’s page with a reason, and refunds the stake once', async () => {
  const { fixture, two, single, double } = await withBets()
  const page = await visit({ path: `/admin/trading/${fixture}`, as: 'admin', screen: 'mobile' })
  const row = (id: string) => page.locator(`[data-open-bet="${id}"]`)
  await page.getByRole('button', { name: /^진행 베팅 2건/ }).click()
  await row(single).waitFor()
  expect(await row(double).innerText()).toMatch(/스포츠 2폴더[\s\S]*3\.42[\s\S]*10,000원/)
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await row(double)
    .getByRole('button', { name: /베팅 취소$/ })
    .click()
  const dialog = dialogOf(page)
  expect(await dialog.innerText()).toMatch(/언더오버 2\.5 · 오버 1\.80[\s\S]*10,000원/)
  const confirm = dialog.getByRole('button', { name: '베팅 취소', exact: true })
  expect(await confirm.isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: '회원 요청' }).click()
  await confirm.click()
  await page.getByText('베팅을 취소하고 베팅금을 환불했습니다.').waitFor()
  await row(double).waitFor({ state: 'detached' })
  await row(single).waitFor()
  expect(await walletBalance(house, two)).toBe(1_000_000)
  const token = await house.logIn('admin1')
  const { acts } = await (await house.get('admin/acts?act=cancel-bet', { token })).json()
  expect(acts[0]).toMatchObject({
    subject: `member:${two.memberId}`,
    reason: '회원 요청',
    operator: 'admin',
  })
})

test('ends an overdue bet from the alarm with a reason and refunds the stake', async () => {
  const { clock } = house.deps
  const member = await aBettor(house)
  await insertHeldBet(house.deps, member.memberId, instant(clock.now() - 2 * MINUTE))
  expect(await walletBalance(house, member)).toBe(995_000)
  const page = await visit({ path: '/admin/trading', as: 'admin', screen: 'mobile' })
  const alarm = page.getByRole('alert')
  await alarm.getByText('5,000원').waitFor({ timeout: 15_000 })
  await alarm.getByRole('button', { name: '베팅 취소' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('베팅금 5,000원').waitFor()
  await dialog.getByRole('button', { name: '시스템 지연' }).click()
  await dialog.getByRole('button', { name: '베팅 취소' }).click()
  await dialog.waitFor({ state: 'detached' })
  await alarm.getByText('5,000원').waitFor({ state: 'detached', timeout: 15_000 })
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('handbook 1.12 holds an unfinished tennis score until the operator enters the retirement', async () => {
  const names = ['정현', '권순우'] as const
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
  await page.getByText('1세트 6:4 · 2세트 2:3 · 원정팀 기권').waitFor()
  await page.getByRole('note').waitFor({ state: 'detached' })
})
