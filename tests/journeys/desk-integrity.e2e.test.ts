import { expect, test } from 'vitest'
import { insertCaseOf } from '#tests/support/desk/integrity-cases.sql.ts'
import { aBettor, anOfferedFixture, bet, overOf, slip, walletBalance } from '#tests/support/facts/bettor.ts'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf } from '#tests/support/pages/desk-page.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site

const placed = async (picks: Parameters<typeof slip>[1]) => {
  const member = await aBettor(house)
  const answer = await bet(house, member, slip(member, picks))
  return { member, id: String((await answer.json()).id) }
}

test('B19 follows the mark of a bet to its case, takes it and decides it', async () => {
  const { id } = await placed([{ fixture: await anOfferedFixture(house, { home: '거제', away: '통영' }) }])
  const caseId = await insertCaseOf(house.deps.db, id)
  const page = await visit({ path: `/admin/bets/${id}`, as: 'admin', screen: 'mobile' })
  await page.getByRole('link', { name: '소액 반복 베팅 · 열림' }).click()
  await page.waitForURL(`**/admin/integrity/${caseId}`)
  await page.getByRole('region', { name: '발견한 이유' }).waitFor()
  for (const text of ['회원 한 명이 같은 픽에 8건을 나누어 베팅했습니다.', '거제 vs 통영'])
    await expect.poll(() => page.getByRole('main').innerText()).toContain(text)
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.getByRole('button', { name: '담당하기' }).click()
  await confirmAct(page, '담당하기', '베팅 확인')
  await page.getByRole('region', { name: '처리 기록' }).getByText('이상 베팅 담당').waitFor()
  await page.getByRole('button', { name: '종결' }).click()
  await dialogOf(page).getByLabel('결정').selectOption({ label: '주의 관찰' })
  await confirmAct(page, '종결', '다음 베팅까지 지켜봄')
  await page.getByText('주의 관찰 (admin)').waitFor()
  await page.getByRole('link', { name: '이상 베팅', exact: true }).first().click()
  await page.waitForURL('**/admin/integrity')
  await page.getByRole('tab', { name: '종결' }).click()
  await page.waitForURL(/state=closed/)
  await page.locator(`a[href="/admin/integrity/${caseId}"]`).waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
})

test('B19 shows a new case on the open list and in the work counts', async () => {
  const { id } = await placed([{ fixture: await anOfferedFixture(house) }])
  const page = await visitLive(site, { path: '/admin/integrity?state=open', as: 'admin' })
  await page.getByRole('tab', { name: '열림', selected: true }).waitFor()
  const caseId = await insertCaseOf(house.deps.db, id)
  // A note makes every open page read the case again.
  const token = await house.logIn('admin2')
  await house.post(`admin/integrity/cases/${caseId}/note`, { reason: '확인 요청' }, { token })
  await page.locator(`a[href="/admin/integrity/${caseId}"]`).first().waitFor()
})

test('BETFLOW-028 previews and cancels chosen bets with their refunds', async () => {
  const fixture = await anOfferedFixture(house, {
    home: '사천',
    away: '하동',
  })
  const one = await placed([{ fixture }])
  const two = await placed([overOf(fixture)])
  const page = await visit({ path: `/admin/bets?match=${fixture}`, as: 'admin' })
  const choices = page.getByRole('checkbox', { name: /베팅 .* 선택/ })
  await choices.first().waitFor()
  expect(await choices.count()).toBe(2)
  for (const place of [0, 1]) await choices.nth(place).click()
  await page.getByText('2건 선택').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await page.getByRole('button', { name: '선택한 베팅 취소' }).click()
  const preview = dialogOf(page).getByRole('region', { name: '미리보기' })
  await preview.waitFor()
  expect(await preview.innerText()).toContain('20,000원')
  expect(await walletBalance(house, one.member)).toBe(990_000)
  await confirmAct(page, '베팅 2건 취소', '배당 오류')
  expect(await walletBalance(house, one.member)).toBe(1_000_000)
  expect(await walletBalance(house, two.member)).toBe(1_000_000)
  await page.getByText('2건 선택').waitFor({ state: 'detached' })
})
