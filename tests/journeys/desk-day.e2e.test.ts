import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  playedOut,
  slip,
  told,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'
import { aSignUp } from '#tests/support/house/sign-up.ts'
import { hasSidewaysScroll, useSite } from '#tests/support/pages/browser.ts'
import { betOnHome, confirmAct, dialogOf, marketOf, outcomeOf } from '#tests/support/pages/desk-page.ts'
import { followReportsToEnd } from '#tests/support/reports/follow-to-end.ts'

const { house, visit } = useSite()
const patient = { timeout: 15_000 }

beforeAll(async () => {
  await setSecondPerson(house.deps.db, { 'money-by-hand': { above: 100_000 } })
  await house.app.site.refresh()
})

const NEWCOMER = { userId: 'newcomer1', nickname: '새회원하나', phone: '01055550001' } as const

async function idOf(bettor: Bettor): Promise<string> {
  const { db } = house.deps
  return (
    await db.one<{ userId: string }>(
      sql`select user_id as "userId" from member where id = ${bettor.memberId}`,
    )
  ).userId
}

/** Places a bet that won and one that is open on another match. */
async function bettorOfTheDay() {
  const member = await aBettor(house)
  const [won, open] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  const { id } = await (
    await bet(house, member, slip(member, [{ fixture: won }], { amounts: 50_000 }))
  ).json()
  await playedOut(house, won)
  const admin = await house.logIn('admin2')
  const result = { sheet: HOME_WIN, reason: '공식 결과' }
  expect((await house.post(`admin/fixtures/${won}/result`, result, { token: admin })).status).toBe(200)
  await expect.poll(() => walletBalance(house, member), patient).toBe(1_045_000)
  const later = await (
    await bet(house, member, slip(member, [{ fixture: open }], { amounts: 20_000 }))
  ).json()
  return { member, userId: await idOf(member), wonBet: String(id), openBet: String(later.id), open }
}

async function approveSignUp(page: Page): Promise<void> {
  const { userId } = NEWCOMER
  await page.goto('/admin')
  await page.getByRole('list', { name: '대기 업무' }).getByRole('link', { name: /가입/ }).click()
  await page.getByRole('button', { name: `${userId} 가입 승인` }).click()
  await confirmAct(page, '승인', '본인 확인')
  await page.getByRole('button', { name: `${userId} 가입 승인` }).waitFor({ state: 'detached' })
  const answer = await house.post('member/login', { userId, password: aSignUp.password })
  expect(answer.status).toBe(200)
}

async function explainPayout(page: Page, userId: string, wonBet: string): Promise<void> {
  await page.goto(`/admin/members?search=${userId}`)
  await page.getByRole('link', { name: `(${userId})` }).click()
  await page.getByRole('tab', { name: '베팅', exact: true }).click()
  await page.locator(`a[href="/admin/bets/${wonBet}"]`).first().click()
  const reason = page.getByRole('region', { name: '지급 이유' })
  await reason.waitFor()
  expect(await reason.innerText()).toMatch(/95,000/)
  await expect.poll(() => page.getByRole('main').innerText()).toContain('원장과 일치합니다. 베팅 50,000원')
  expect(await hasSidewaysScroll(page)).toBe(false)
}

async function raiseLimit(page: Page, level: number): Promise<void> {
  await page.goto('/admin/levels')
  await page.getByRole('button', { name: `레벨 ${level} 한도 변경` }).click()
  await dialogOf(page).getByLabel('최대베팅금').fill('2600000')
  await confirmAct(page, '저장', '우수 회원 요청')
  const token = await house.logIn('admin1')
  const levels: { level: number; maxBetAmount: number }[] = await (
    await house.get('setting/level', { token })
  ).json()
  expect(levels.find(one => one.level === level)?.maxBetAmount).toBe(2_600_000)
}

async function stopMarket(page: Page, fixture: number, member: Bettor): Promise<void> {
  await page.goto(`/admin/trading/${fixture}`)
  await outcomeOf(page, '1').waitFor()
  await marketOf(page).getByRole('button', { name: '승무패 베팅 정지', exact: true }).click()
  await confirmAct(page, '베팅 정지', '노출 한도 관리')
  expect(await told(await betOnHome(house, member, fixture))).toMatchObject({ refusal: 'MARKET_SUSPENDED' })
}

async function cancelBet(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/bets/${id}`)
  await page.getByRole('button', { name: '베팅 취소', exact: true }).click()
  await confirmAct(page, '베팅 취소', '회원 요청')
  await page.getByText('베팅금 환불').waitFor()
}

/** One operator requests and another approves; nothing moves before. */
async function giveMoneyForTwo(page: Page, second: Page, member: Bettor): Promise<void> {
  const before = await walletBalance(house, member)
  await page.goto(`/admin/members/${member.memberId}`)
  await page.getByRole('button', { name: '머니·포인트', exact: true }).click()
  await dialogOf(page).getByLabel('금액 (원)').fill('150000')
  await confirmAct(page, '머니 지급', '적특 오류 보상')
  expect(await walletBalance(house, member)).toBe(before)
  const ask = second.locator('[data-ask]').filter({ hasText: '적특 오류 보상' })
  await ask.getByRole('button', { name: '승인', exact: true }).click()
  await confirmAct(second, '승인하고 실행', '확인 완료')
  await ask.waitFor({ state: 'detached' })
  expect(await walletBalance(house, member)).toBe(before + 150_000)
}

/** Checks the member's row of the daily report on the page and in the file. */
async function readAndExportDay(page: Page, userId: string, member: Bettor): Promise<void> {
  await followReportsToEnd(house.deps.db, house.clock)
  await page.goto('/admin/reports')
  await page.getByLabel('기준', { exact: true }).selectOption({ label: '회원별' })
  await page.waitForURL(/group=member/)
  await page.getByText(`(${userId})`).first().waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV 내보내기' }).click()
  await confirmAct(page, '내보내기', '정산 자료')
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  const own = lines.find(line => line.includes(`,${member.memberId},`))
  // Two bets of 70,000, one of 20,000 cancelled; 50,000 settled at 1.90.
  expect(own).toContain(`,${member.memberId},2,70000,1,20000,1,50000,0,0,50000,95000,-45000,`)
}

test('ROLE-008 covers an operator’s day from a sign-up to the exported report, in the browser alone', async () => {
  const { member, userId, wonBet, openBet, open } = await bettorOfTheDay()
  expect((await house.post('member/join', { ...aSignUp, ...NEWCOMER })).status).toBe(200)
  const second = await visit({ path: '/admin/approvals', as: 'admin2' })
  const page = await visit({ path: '/admin', as: 'admin', screen: 'mobile' })
  await page.getByRole('heading', { name: '대기 업무' }).waitFor()
  await page.getByRole('heading', { name: '경보' }).waitFor()
  await approveSignUp(page)
  await explainPayout(page, userId, wonBet)
  await raiseLimit(page, 3)
  await stopMarket(page, open, member)
  await cancelBet(page, openBet)
  await giveMoneyForTwo(page, second, member)
  expect(await walletBalance(house, member)).toBe(1_195_000)
  await readAndExportDay(page, userId, member)
})
