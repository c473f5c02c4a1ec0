import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathOf, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf } from '#tests/support/pages/desk-page.ts'
import { logIn } from '#tests/support/pages/login-page.ts'

const { house, visit } = useSite()

const COLLEAGUE = { userId: 'night1', nickname: '야간하나', role: '야간 고객 1' } as const
type Colleague = typeof COLLEAGUE
const OWN_PASSWORD = 'quiet2night'

async function makeRole(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: '역할' }).click()
  await page.getByRole('button', { name: '역할 등록' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('역할 이름').fill(name)
  await dialog.getByLabel('변경하거나 승인하려면 2단계 인증 필요').uncheck()
  for (const right of ['회원 조회', '고객센터·쪽지 조회', '고객센터·쪽지 변경'])
    await dialog.getByLabel(right, { exact: true }).check()
  expect(await widthsWithSidewaysScroll(page)).toEqual([])
  await confirmAct(page, '등록', '신규 업무')
  await page.getByRole('button', { name: `${name} 변경` }).waitFor()
}

/** Returns the password that is shown once. */
async function makeAccount(page: Page, { userId, nickname, role }: Colleague): Promise<string> {
  await page.getByRole('tab', { name: '계정' }).click()
  await page.getByRole('button', { name: '운영자 등록' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('아이디').fill(userId)
  await dialog.getByLabel('닉네임').fill(nickname)
  await dialog.getByLabel('역할').selectOption({ label: role })
  const password = await dialog.locator('code').innerText()
  await confirmAct(page, '등록', '신규 입사')
  await page.getByText('임시 비밀번호').first().waitFor()
  return password
}

/** Logs in for the first time and sets a new password, which opens the desk. */
async function beginWork(page: Page, { userId }: Colleague, once: string): Promise<void> {
  await logIn(page, userId, once)
  await page.getByRole('heading', { name: '비밀번호 변경' }).waitFor()
  await page.getByLabel('새 비밀번호', { exact: true }).fill(OWN_PASSWORD)
  await page.getByLabel('새 비밀번호 확인').fill(OWN_PASSWORD)
  await page.getByLabel('임시 비밀번호').fill(once)
  await page.getByRole('button', { name: '변경', exact: true }).click()
  await page.waitForURL('**/admin')
}

test('X3 ROLE-006 creates a role and an account, requires a new password and ends access on suspension', async () => {
  const page = await visit({ path: '/admin/operators', as: 'admin' })
  await makeRole(page, COLLEAGUE.role)
  const once = await makeAccount(page, COLLEAGUE)
  expect(await widthsWithSidewaysScroll(page)).toEqual([])

  const work = await visit({ path: '/login', screen: 'mobile', expects: /403|556/ })
  await beginWork(work, COLLEAGUE, once)
  // A one-time password is worthless after its use.
  const again = await house.post('member/login', { userId: COLLEAGUE.userId, password: once })
  expect(again.ok).toBe(false)
  await work.goto('/admin/members')
  await work.getByRole('heading', { name: '회원관리' }).waitFor()
  expect(await work.getByRole('link', { name: '베팅', exact: true }).count()).toBe(0)

  // A permission removed from the role is refused at the next call.
  await page.getByRole('tab', { name: '역할' }).click()
  await page.getByRole('button', { name: `${COLLEAGUE.role} 변경` }).click()
  await dialogOf(page).getByLabel('회원 조회', { exact: true }).uncheck()
  await confirmAct(page, '저장', '권한 정리')
  await work.goto('/admin/members')
  await expect.poll(() => work.getByRole('heading', { name: '회원관리' }).count()).toBe(0)
  await work.goto('/admin/customer')
  await work.getByRole('heading', { name: '1:1 문의' }).waitFor()

  // A suspended operator is logged out at the next call, to a blank page, and cannot log in (ERR-005, ERR-006).
  await page.getByRole('tab', { name: '계정' }).click()
  await page.getByRole('button', { name: `${COLLEAGUE.userId} 상세` }).click()
  await dialogOf(page).getByRole('button', { name: '사용 중지' }).click()
  await dialogOf(page).getByText('다시 로그인하지 못하게').waitFor()
  await confirmAct(page, '사용 중지', '퇴사')
  await work.reload()
  await expect.poll(() => pathOf(work), { timeout: 15_000 }).toBe('blank')
  const stopped = await house.post('member/login', { userId: COLLEAGUE.userId, password: OWN_PASSWORD })
  expect(stopped.ok).toBe(false)
})
