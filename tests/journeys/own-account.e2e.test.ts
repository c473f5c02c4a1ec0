import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { MINUTE } from '#domain/instant.ts'
import { raw, sql } from '#server/platform/postgres/postgres.ts'
import { appCode } from '#tests/support/house/own-account.ts'
import { alertOf, useSite } from '#tests/support/pages/browser.ts'
import { logIn } from '#tests/support/pages/login-page.ts'

const site = useSite()
const { house, visit } = site

/** Passkeys belong to host names, not to IP addresses. */
const named = (path: string) => `${house.origin.replace('127.0.0.1', 'localhost')}${path}`

/** Unread messages would redirect the member to the inbox. */
const readMessages = () =>
  house.deps.db.run(sql`update message_copy set read_at = now() where read_at is null`)

/** Removes what a failed attempt left. */
beforeEach(async () => {
  for (const table of ['app_factor', 'passkey', 'recovery_code'])
    await house.deps.db.run(sql`delete from ${raw(table)}`)
  await house.deps.db.run(sql`update member set has_second_factor = false where has_second_factor`)
  await house.deps.db.run(sql`delete from setting where key = 'operatorSecondFactor'`)
  await house.app.site.refresh()
  await readMessages()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog').last()
const secondStep = (page: Page) => page.locator('[data-second-step]')

/** Returns a code that was not used before. */
function freshCode(secret: string): string {
  house.clock.advance(MINUTE)
  return appCode(house, secret)
}

async function openSecurity(page: Page): Promise<void> {
  await readMessages()
  await page.goto(named('/member?view=security'))
  await page.locator('[data-second-factor-on]').waitFor()
}

async function takeRecoveryCodes(page: Page): Promise<string[]> {
  await page.locator('[data-recovery-codes]').waitFor()
  const codes = await page.locator('[data-recovery-codes] li').allTextContents()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '파일로 저장' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^hanpan-recovery-codes-\w+\.txt$/)
  await page.getByLabel('복구 코드를 안전한 곳에 보관했습니다.').click()
  await button(page, '확인').click()
  await page.locator('[data-recovery-codes]').waitFor({ state: 'detached' })
  return codes
}

async function leaveAndReturn(page: Page, userId: string): Promise<void> {
  await readMessages()
  await page.evaluate(() => localStorage.clear())
  await page.goto(named('/login'))
  await logIn(page, userId)
  await secondStep(page).waitFor()
}

const isIn = (page: Page) => page.waitForURL(url => url.pathname === '/')

test('enables the app and a passkey, and logs in by either and by a recovery code', async () => {
  const userId = 'demo'
  const page = await visit({ path: named('/login') })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await logIn(page, userId)
  await isIn(page)

  await openSecurity(page)
  await button(page, '인증 앱 등록').click()
  await dialog(page).getByLabel('현재 비밀번호').fill(PLAY_PASSWORD)
  await button(page, '다음').click()
  const shown = await page.locator('[data-app-secret]').textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  await dialog(page).getByLabel('인증 앱의 인증번호 6자리').fill(appCode(house, secret))
  await button(page, '등록').click()
  const codes = await takeRecoveryCodes(page)
  expect(codes).toHaveLength(10)
  await page.getByText('2단계 인증을 사용하고 있습니다.').waitFor()

  await leaveAndReturn(page, userId)
  await page.getByLabel('인증 앱의 인증번호 6자리').fill('000000')
  await button(page, '확인').click()
  await page.getByText('2단계 인증에 실패했습니다. 다시 확인해 주세요.').waitFor()
  await page.getByLabel('인증 앱의 인증번호 6자리').fill(freshCode(secret))
  await button(page, '확인').click()
  await isIn(page)

  await openSecurity(page)
  await button(page, '패스키 등록').click()
  await dialog(page).getByLabel('패스키 이름').fill('내 휴대폰')
  await dialog(page).getByLabel('현재 비밀번호').fill(PLAY_PASSWORD)
  await dialog(page).getByLabel('인증 앱의 인증번호 6자리').fill(freshCode(secret))
  await button(page, '등록').click()
  await page.locator('[data-passkey]').getByText('내 휴대폰').waitFor()

  await leaveAndReturn(page, userId)
  await page.getByRole('tab', { name: '패스키' }).click()
  await button(page, '패스키로 확인').click()
  await isIn(page)

  await leaveAndReturn(page, userId)
  await page.getByRole('tab', { name: '복구 코드' }).click()
  await page.getByRole('textbox', { name: '복구 코드' }).fill(codes[0] ?? '')
  await button(page, '확인').click()
  await isIn(page)
  await openSecurity(page)
  await page.getByText('9개', { exact: true }).waitFor()
})

test('requires a second factor from an operator before opening the desk', async () => {
  const demand = async (operatorSecondFactor: boolean, token: string) =>
    house.post('admin/settings', { settings: { operatorSecondFactor }, reason: '보안 강화' }, { token })
  expect((await demand(true, await house.logIn('admin'))).status).toBe(200)
  const page = await visit({ path: '/admin/login' })
  await logIn(page, 'admin')
  await alertOf(page).getByText('관리자는 2단계 인증이 필요합니다.').waitFor()
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  await button(page, '인증 앱 등록').click()
  await dialog(page).getByLabel('현재 비밀번호').fill(PLAY_PASSWORD)
  await button(page, '다음').click()
  const secret = ((await page.locator('[data-app-secret]').textContent()) ?? '').replaceAll(' ', '')
  await dialog(page).getByLabel('인증 앱의 인증번호 6자리').fill(appCode(house, secret))
  await button(page, '등록').click()
  await takeRecoveryCodes(page)
  await page.goto('/admin/settings')
  await page.locator('[data-second-factor-demanded=true]').waitFor()
  await button(page, '필수 해제').click()
  await dialog(page).getByRole('button', { name: '점검' }).click()
  await dialog(page).getByRole('button', { name: '필수 해제' }).click()
  await page.locator('[data-second-factor-demanded=false]').waitFor()
})

test('ROUTE-004 ROUTE-005 DIALOG-016 DIALOG-017 DIALOG-018 DIALOG-022 manages one’s own account on a phone', async () => {
  const [userId, nickname] = ['demo36', '별빛손님']
  const page = await visit({ path: '/member', as: userId, screen: 'mobile' })
  await page.locator('[data-profile]').waitFor()
  expect(await page.getByLabel('아이디', { exact: true }).inputValue()).toBe(userId)
  await page.getByLabel('닉네임', { exact: true }).fill(nickname)
  await page.getByLabel('현재 비밀번호').fill(PLAY_PASSWORD)
  await button(page, '저장').click()
  const shownName = page.locator('[data-nickname]').filter({ visible: true })
  await expect.poll(() => shownName.first().textContent()).toBe(nickname)

  await readMessages()
  await page.getByRole('tab', { name: '기기·로그인' }).click()
  await page.getByText(`닉네임 변경 · `).waitFor()

  const points = page.locator('[data-points] button').filter({ visible: true })
  await points.click()
  await button(page, '모두사용').click()
  await page.getByLabel('전환할 포인트').fill('4999')
  await dialog(page).getByRole('button', { name: '포인트전환' }).click()
  await alertOf(page).getByText('5,000포인트 이상 전환가능합니다.', { exact: true }).waitFor()
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  await page.getByLabel('전환할 포인트').fill('5000')
  await dialog(page).getByRole('button', { name: '포인트전환' }).click()
  await page.getByRole('dialog', { name: '포인트를 머니로 전환하시겠습니까?' }).waitFor()
  await button(page, '전환').click()
  await alertOf(page).getByText('변환성공', { exact: true }).waitFor()
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  await page.getByRole('tab', { name: '변동내역' }).click()
  await page.locator('[data-change="포인트전환"]').getByText('-5,000P').waitFor()
  await dialog(page).getByRole('button', { name: '닫기' }).click()

  await page.locator('[data-balance] button').filter({ visible: true }).click()
  await page.locator('[data-change="포인트전환"]').getByText('+5,000원').waitFor()
  await dialog(page).getByRole('button', { name: '닫기' }).click()

  await shownName.first().click()
  await page.getByRole('dialog', { name: '회원정보' }).waitFor()
  await button(page, '비밀번호 변경').click()
  await dialog(page).getByLabel('새 비밀번호', { exact: true }).fill('fresh1234')
  await dialog(page).getByLabel('새 비밀번호 확인').fill('fresh1234')
  await dialog(page).getByLabel('현재 비밀번호').fill('wrong1234')
  await button(page, '변경').click()
  await page.getByText('현재 비밀번호가 일치하지 않습니다.').waitFor()
  await dialog(page).getByLabel('현재 비밀번호').fill(PLAY_PASSWORD)
  await button(page, '변경').click()
  await page.getByText('비밀번호를 변경했습니다.').waitFor()
  expect(await house.logIn(userId, 'fresh1234')).toHaveLength(43)
})
