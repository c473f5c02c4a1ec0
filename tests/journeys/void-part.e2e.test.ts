import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBettor, anOfferedFixture, bet, slip, told } from '#tests/support/facts/bettor.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { hasSidewaysScroll, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { pickHomes, picksOf, pricesOf, showCart } from '#tests/support/pages/cart-page.ts'
import { confirmAct, dialogOf, logOf, marketOf, outcomeOf } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()
const { placed } = useBets(house)
/** Time for settlement after the answer, and for pages that are read every few seconds. */
const patient = { timeout: 15_000 }

const preview = (page: Page) => dialogOf(page).getByRole('region', { name: '미리보기' })

test('FIELD-055 voids a market after a preview, refunds the stakes with the reason, and reverts it', async () => {
  const userId = 'demo'
  const fixture = await anOfferedFixture(house, { home: '울산 HD', away: 'FC서울' })
  const [id = ''] = await placed(userId, [[{ fixture }]])
  const page = await visit({ path: `/admin/trading/${fixture}`, as: 'admin' })
  await marketOf(page).getByRole('button', { name: '승무패 적특', exact: true }).click()
  await preview(page).getByText('10,000원').last().waitFor()
  expect(await preview(page).innerText()).toMatch(/1건[\s\S]*홈[\s\S]*적특/)
  await dialogOf(page).getByText('회원의 베팅내역에도 그대로 표시됩니다', { exact: false }).waitFor()
  await confirmAct(page, '적특 처리', '배당 오류')
  await marketOf(page).getByText('적특', { exact: true }).first().waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await expect
    .poll(async () => (await logOf(page))[0], patient)
    .toMatch(/마켓\/픽 적특.*승무패.*정상 → 적특.*배당 오류.*admin/)

  const bettor = await aBettor(house)
  const refused = await told(await bet(house, bettor, slip(bettor, [{ fixture, version: 1 }])))
  expect(refused).toMatchObject({ status: 400, refusal: 'MARKET_SUSPENDED' })

  const history = await visit({ path: '/bet_result', as: userId, screen: 'mobile' })
  const row = history.locator(`[data-bet="${id}"]`)
  await expect.poll(() => row.innerText(), patient).toContain('적중특례')
  await row.getByRole('button', { expanded: false }).click()
  await row.getByText('운영자 결정(사유: 배당 오류)에 따라 적특(배당 1.00) 처리되었습니다.').waitFor()
  expect(await hasSidewaysScroll(history)).toBe(false)

  await marketOf(page).getByRole('button', { name: '승무패 적특 해제', exact: true }).click()
  await preview(page).getByText('회수 1건, 10,000원').waitFor()
  await preview(page).getByText('1건은 진행중으로 결과를 기다립니다.').waitFor()
  await confirmAct(page, '적특 해제', '착오 정정')
  await expect.poll(() => row.innerText(), patient).toContain('진행중')
  const again = await bet(house, bettor, slip(bettor, [{ fixture, version: 1 }]))
  expect(again.status, await again.text()).toBe(200)
})

test('locks a voided pick on board and cart, but not its neighbours, on a phone', async () => {
  const fixture = await anOfferedFixture(house)
  const board = await visit({ path: '/korea/cross', as: 'demo36', screen: 'mobile' })
  await pickHomes(board, [fixture])
  const page = await visit({ path: `/admin/trading/${fixture}`, as: 'admin' })
  await outcomeOf(page, '1').getByRole('button', { name: '승무패 · 홈 적특', exact: true }).click()
  await confirmAct(page, '적특 처리', '기준점 오류')
  await expect.poll(() => outcomeOf(page, '1').innerText(), patient).toContain('적특')
  expect(await outcomeOf(page, 'X').innerText()).not.toContain('적특')
  const locked = (at: number) => pricesOf(board, fixture).nth(at).getAttribute('aria-disabled')
  await expect.poll(() => locked(0), patient).toBe('true')
  expect([await locked(1), await locked(2)]).toEqual([null, null])
  await showCart(board)
  await expect.poll(() => picksOf(board).first().innerText(), patient).toMatch(/마감|정지|중지/)
})
