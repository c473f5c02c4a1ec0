import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { aBettor, anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

test('P2 P4 sets and reaches a loss limit, and excludes the member on all devices', async () => {
  const userId = 'demo5'
  const page = await visit({ path: '/member/protection', as: userId, expects: /40[03]|55[56]/ })
  await page.getByRole('button', { name: '하루 손실 한도 설정' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('한도 (원)').fill('9000')
  await dialog.getByRole('button', { name: '적용' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('[data-limit="loss-day"]').getByText('9,000원', { exact: true }).waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])

  const token = await page.evaluate(() => localStorage.getItem('auth.token') ?? '')
  const memberId: number = (await (await house.get('member/user', { token })).json()).id
  const bettor = { ...(await aBettor(house)), memberId: memberId as MemberId, token }
  const fixture = await anOfferedFixture(house)
  const refused = await bet(house, bettor, slip(bettor, [{ fixture }], { amounts: 10_000 }))
  expect([refused.status, refused.headers.get('x-refusal')]).toEqual([400, 'LIMIT_REACHED'])

  await page.getByRole('button', { name: '1주일 자가제한' }).click()
  await dialog.getByLabel(/모든 기기에서 로그아웃/).click()
  await dialog.getByRole('button', { name: '자가제한 시작' }).click()
  await page.waitForURL('**/login')

  const again = await visit({ path: '/member/protection', as: userId })
  await again.locator('[data-excluded]').waitFor()
  await again.getByText('자가제한 시작').first().waitFor()
  const later = await house.logIn(userId)
  const shut = await bet(house, { ...bettor, token: later }, slip(bettor, [{ fixture }]))
  expect([shut.status, shut.headers.get('x-refusal')]).toEqual([403, 'SELF_EXCLUDED'])
})

test('P7 shows operators the exclusions, which they cannot shorten', async () => {
  const token = await house.logIn('demo37')
  await house.post('protection/exclusion', { period: '1-month' }, { token })
  const desk = await visit({ path: '/admin/protection?state=excluded&name=demo37', as: 'admin' })
  await desk.getByText(/자가제한 ~/).waitFor()
  await desk.getByRole('button', { name: 'demo37 변경내역' }).click()
  await desk.getByRole('dialog').getByText('자가제한 시작').waitFor()
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'demo37 이용제한' }).click()
  await desk.getByRole('dialog').getByLabel('기간').selectOption('1-day')
  await desk.getByRole('dialog').getByLabel('사유', { exact: true }).fill('과몰입 우려')
  await desk.getByRole('dialog').getByRole('button', { name: '이용제한', exact: true }).click()
  await desk.getByText('이미 더 긴 자가제한이 적용되어 있습니다.').waitFor()
})
