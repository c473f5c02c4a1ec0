import { expect, test } from 'vitest'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()

test('ROLE-005 finds a member, credits money, writes a note and ends the login', async () => {
  const userId = 'demo5'
  const token = await house.logIn(userId)
  const page = await visit({ path: '/admin/members', as: 'admin', screen: 'mobile' })
  await page.getByLabel('회원 검색').fill(userId)
  await page.getByRole('button', { name: '검색', exact: true }).click()
  await page.waitForURL(`**/admin/members?search=${userId}`)
  await page.getByRole('link', { name: `(${userId})` }).click()
  await page.getByRole('heading', { name: `(${userId})` }).waitFor()
  await page.getByText('접속중', { exact: true }).waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])

  await page.getByRole('button', { name: '머니·포인트', exact: true }).click()
  await dialogOf(page).getByLabel('금액 (원)').fill('12345')
  await confirmAct(page, '머니 지급', '오류 보상')
  await page.getByRole('tab', { name: '머니·포인트' }).click()
  await page.getByText('+12,345').waitFor()
  await page.getByText('오류 보상').waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])

  await page.getByRole('tab', { name: '메모' }).click()
  await page.getByLabel('새 메모').fill('<b>통화</b> 완료')
  await page.getByRole('button', { name: '메모 남기기' }).click()
  await page.getByText('<b>통화</b> 완료').waitFor()

  await page.getByRole('tab', { name: '로그인·기기' }).click()
  await page.getByText('로그인중', { exact: true }).waitFor()
  await page.getByRole('button', { name: '강제 로그아웃' }).click()
  await confirmAct(page, '로그아웃', '고객 요청')
  await page.getByText('로그인중', { exact: true }).waitFor({ state: 'detached' })
  expect((await house.get('member/user', { token })).ok).toBe(false)

  await page.getByRole('tab', { name: '작업내역' }).click()
  for (const act of ['머니 지급', '회원 메모', '강제 로그아웃'])
    await page.getByText(act, { exact: true }).first().waitFor()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
})
