import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { MemberId } from '#domain/ids.ts'
import { aBettor, anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { hasSidewaysScroll, useSite } from '#tests/support/pages/browser.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site

/** Publishes a version of a text through the API, without the page. */
async function publish(key: string, contents: string, follows: number, asksAcceptance = false) {
  const token = await house.logIn('admin')
  const draft = { contents, revision: 0, reason: '개정 준비' }
  expect((await house.post(`admin/rules/${key}/draft`, draft, { token })).status).toBe(200)
  const body = { revision: 1, follows, changes: '문구 정리', asksAcceptance, reason: '개정' }
  expect((await house.post(`admin/rules/${key}/publish`, body, { token })).status).toBe(200)
}

/** Places a bet of the member who is logged in on the page. */
async function placeBet(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('auth.token') ?? '')
  const { id } = await (await house.get('member/user', { token })).json()
  const bettor = { ...(await aBettor(house)), memberId: id as MemberId, token }
  const placed = await bet(house, bettor, slip(bettor, [{ fixture: await anOfferedFixture(house) }]))
  expect(placed.status, await placed.clone().text()).toBe(200)
  return (await placed.json()).id
}

test('ROUTE-010 ROUTE-011 BOARD-007 shows on a phone the current rules, updates an open page and links a bet to its version', async () => {
  const version = 2
  const page = await visitLive(site, { path: '/rule', as: 'demo36', screen: 'mobile' })
  await page.getByRole('heading', { name: '베팅 마감', exact: true }).waitFor()
  await page.getByRole('region', { name: '레벨별 한도' }).getByText('LV.10', { exact: true }).waitFor()
  expect(await hasSidewaysScroll(page)).toBe(false)
  const toc = page.getByRole('navigation', { name: '목차' })
  await page.locator('[data-contents] summary').click()
  await toc.getByRole('link', { name: '당첨금 계산' }).click()
  const heading = page.getByRole('heading', { name: '당첨금 계산', exact: true })
  await expect.poll(() => heading.evaluate(node => node.getBoundingClientRect().top)).toBeLessThan(300)

  const betId = await placeBet(page)
  house.clock.advance(1_000)
  const { contents: inForce } = await (await house.get('rule/sports')).json()
  await publish('sports', `${inForce}<p>${version + 1}판입니다.</p>`, version)
  await page.getByText(`${version + 1}판입니다.`).waitFor()

  await page.goto('/bet_result')
  await page.locator(`[data-bet="${betId}"]`).getByRole('button').first().click()
  await page.getByRole('link', { name: `적용 규정 스포츠 제${version}판` }).click()
  await page.getByText('지난 버전입니다.').waitFor()
  expect(await page.locator('[data-rule]').getAttribute('data-version')).toBe(String(version))
  await page.getByRole('button', { name: '시행 중인 버전 보기' }).click()
  await page.getByText(`${version + 1}판입니다.`).waitFor()

  await page.goto('/event/rule')
  await page.getByRole('heading', { name: '보상', exact: true }).waitFor()
  expect(await hasSidewaysScroll(page)).toBe(false)
})

test('A3 shows guests the terms, and asks members to accept a new version first', async () => {
  const guest = await visit({ path: '/login', screen: 'mobile' })
  await guest.getByRole('link', { name: '이용약관' }).click()
  await guest.getByRole('heading', { name: '제3조 (가입)' }).waitFor()
  expect(await hasSidewaysScroll(guest)).toBe(false)

  const page = await visitLive(site, { path: '/', as: 'demo22' })
  await publish('terms', '<h3>제1조</h3><p>새 약관입니다.</p><h3>제2조</h3>', 1, true)
  const dialog = page.getByRole('dialog', { name: '약관이 변경되었습니다' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  await dialog.getByRole('button', { name: '이용약관 보기' }).click()
  await page.getByText('새 약관입니다.').waitFor()
  await page.getByRole('dialog', { name: '이용약관' }).getByRole('button', { name: '확인' }).click()
  await dialog.getByRole('checkbox', { name: '이용약관에 동의합니다.' }).click()
  await dialog.getByRole('button', { name: '동의하고 계속' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('ROUTE-011 drafts, compares and publishes a rule text', async () => {
  const version = async (): Promise<number> => (await (await house.get('rule/wallet')).json()).version
  const next = (await version()) + 1
  const desk = await visit({ path: '/admin/rules', as: 'admin' })
  await desk.getByRole('link', { name: '머니·포인트' }).click()
  const editor = desk.getByRole('textbox', { name: '내용' })
  await editor.click()
  await desk.keyboard.press('Control+End')
  await desk.keyboard.press('Enter')
  await desk.keyboard.type('추가된 문장입니다.')
  await desk.getByRole('button', { name: '초안 저장' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '사유' }).fill('문구 정리')
  await dialog.getByRole('button', { name: '저장' }).click()
  await desk.getByText('초안을 저장했습니다.').waitFor()
  await desk.getByRole('tab', { name: '변경 내용' }).click()
  await desk.locator('[data-line="added"]').getByText('추가된 문장입니다.').waitFor()
  expect(await desk.locator('[data-line="removed"]').count()).toBeLessThanOrEqual(1)
  await desk.getByRole('tab', { name: '미리보기' }).click()
  await desk.locator('[data-preview]').getByText('1336').waitFor()

  await desk.getByRole('button', { name: '게시', exact: true }).click()
  await dialog.getByLabel('변경 내용 (회원에게 표시)').fill('한 문장 추가')
  await dialog.getByRole('textbox', { name: '사유' }).fill('규정 개정')
  await dialog.getByRole('button', { name: '게시' }).click()
  await desk.getByText(`제${next}판을 게시했습니다.`).waitFor()
  await desk.getByRole('list', { name: '버전' }).getByText('한 문장 추가').waitFor()
  await desk.evaluate(() => scrollTo(0, 0))
  expect(await violationsOf(desk)).toEqual([])
  expect(await version()).toBe(next)
})
