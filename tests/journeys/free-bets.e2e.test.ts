import { expect, test } from 'vitest'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import {
  alertOf,
  hasSidewaysScroll,
  useSite,
  widthsWithSidewaysScroll,
} from '#tests/support/pages/browser.ts'
import { pickHomes, showCart } from '#tests/support/pages/cart-page.ts'
import { confirmAct, dialogOf } from '#tests/support/pages/desk-page.ts'

const site = useSite()
const { visit, house } = site

test('handbook 5.7 uses on a phone a free bet issued by an operator, and shows it in the history', async () => {
  const member = 'demo37'
  const fixture = await anOfferedFixture(house)
  const desk = await visit({ path: '/admin/coupons', as: 'admin' })
  await desk.getByRole('button', { name: '쿠폰 발급' }).click()
  const dialog = dialogOf(desk)
  await dialog.getByLabel('쿠폰명').fill('프리벳 이벤트')
  await dialog.getByLabel('종류').selectOption('free-bet')
  await dialog.getByLabel('프리벳 금액 (원)').fill('10000')
  await dialog.getByLabel('아이디 또는 닉네임').fill(member)
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])
  await confirmAct(desk, '발급', '이벤트 지급')
  const page = await visit({ path: '/korea/cross', as: member, screen: 'mobile' })
  await pickHomes(page, [fixture])
  await showCart(page)
  await page.getByRole('button', { name: '프리벳 10,000원 사용' }).click()
  await dialogOf(page).getByText('베팅금을 제외한 당첨금만 지급됩니다.').waitFor()
  expect(await hasSidewaysScroll(page)).toBe(false)
  await dialogOf(page).getByRole('button', { name: '프리벳 베팅' }).click()
  await alertOf(page).getByText('베팅이 완료되었습니다.').waitFor()
  await alertOf(page).getByRole('button', { name: '베팅내역' }).click()
  await page.getByText('프리벳', { exact: true }).first().waitFor()
})
