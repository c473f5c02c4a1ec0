import { expect, test } from 'vitest'
import { aBettor, anOfferedFixture, bet, overOf, slip, walletBalance } from '#tests/support/facts/bettor.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { dialogOf } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()

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
