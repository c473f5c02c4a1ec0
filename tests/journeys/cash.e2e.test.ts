import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { assert } from '#domain/assert.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { EXCHANGE_PASSWORD } from '#tests/support/cashier/cash-member.ts'
import { anOfferedFixture, playedOut } from '#tests/support/facts/bettor.ts'
import {
  alertOf,
  balanceOf,
  memberOf,
  useSite,
  widthsWithSidewaysScroll,
} from '#tests/support/pages/browser.ts'
import { amountOf, gameOf, pickHomes, sendBet, showCart } from '#tests/support/pages/cart-page.ts'
import { confirmAct, dialogOf } from '#tests/support/pages/desk-page.ts'
import { lineOf, visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house } = site
const live = { timeout: 20_000 }
const PATIENCE = 240_000

beforeAll(() => house.app.site.refresh())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const closeAlert = async (page: Page, text: string, name = '확인') => {
  await until(() => alertOf(page).allInnerTexts()).toEqual([expect.stringContaining(text)])
  await alertOf(page).getByRole('button', { name }).click()
}
const until = <T>(read: () => T | Promise<T>) => expect.poll(read, live)

/** Marks messages as read: unread ones redirect every page to the inbox. */
const readMessages = (token: string) => house.post('message/read', {}, { token })

/** Opens a page with a live connection and checks that it is no wider than the screen. */
async function open(page: Page, path: string): Promise<void> {
  await readMessages((await memberOf(page)).token)
  const line = lineOf(page)
  await page.goto(path)
  await line
  expect(await widthsWithSidewaysScroll(page), path).toEqual([])
}

/** The member's page and the operator's page, open side by side. */
type Counter = {
  readonly page: Page
  readonly desk: Page
  readonly userId: string
}

async function putAccountOnFile({ page, userId }: Counter): Promise<void> {
  await open(page, '/charge')
  const onFile = page.locator('[data-holder]')
  await button(page, '계좌 등록').or(onFile).waitFor()
  // An earlier failed attempt has already saved it.
  if (await onFile.isVisible()) return
  await button(page, '계좌 등록').click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('은행').selectOption('국민은행')
  await dialog.getByLabel('계좌번호').fill('110-000-000001')
  await dialog.getByLabel('예금주').fill('김하늘')
  await dialog.getByLabel('현재 비밀번호').fill(PLAY_PASSWORD)
  await dialog.getByRole('button', { name: '등록' }).click()
  await onFile.waitFor()
  const body = {
    exchangePassword: EXCHANGE_PASSWORD,
    exchangePasswordConfirm: EXCHANGE_PASSWORD,
    password: PLAY_PASSWORD,
  }
  const { token } = await memberOf(page)
  const set = await house.post('member/own/exchange-password', body, { token })
  assert(set.ok, `${userId} has an exchange password: ${await set.clone().text()}`)
}

async function payIn({ page, desk }: Counter): Promise<void> {
  const before = await balanceOf(page)
  await open(desk, '/admin/deposits')
  await page.getByLabel('충전금액').fill('100000')
  await page.getByText('매충', { exact: true }).click()
  await page.getByText('+5,000P · 롤링 200% 200,000원').waitFor()
  await button(page, '100,000원 충전신청').click()
  await closeAlert(page, '충전 신청이 완료되었습니다.')
  await button(desk, /^No\.\d+ 승인$/).click(live)
  await confirmAct(desk, '입금 승인', '입금 확인')
  await page.locator('[data-request]').first().getByText('완료').first().waitFor(live)
  await until(() => balanceOf(page)).toBe(before + 100_000)
}

/** Bets more than the required turnover and wins nearly twice the stake. */
async function meetTurnover({ page }: Counter): Promise<void> {
  await open(page, '/exchange')
  await page.locator('[data-turnover="0/200000"]').waitFor(live)
  const fixture = await anOfferedFixture(house)
  const before = await balanceOf(page)
  await open(page, '/korea/cross')
  await gameOf(page, fixture).waitFor()
  await pickHomes(page, [fixture])
  await showCart(page)
  await amountOf(page).fill('200000')
  await sendBet(page)
  await page.waitForURL('**/bet_result')
  await closeAlert(page, '베팅이 완료되었습니다.', '베팅내역')
  await open(page, '/exchange')
  await endMatch(fixture)
  await page.getByText(/남은 롤링 조건이 없습니다/).waitFor(live)
  await until(() => balanceOf(page)).toBe(before + 180_000)
}

async function endMatch(fixture: number): Promise<void> {
  await playedOut(house, fixture)
  const token = await house.logIn('trader')
  const sheet = { 10: [0, 0], 20: [1, 0], 100: [1, 0] }
  const result = { sheet, timeConfirmed: true, reason: '경기 종료' }
  const entered = await house.post(`admin/fixtures/${fixture}/result`, result, { token })
  expect(entered.status, await entered.clone().text()).toBe(200)
}

async function takeOut({ page, desk }: Counter): Promise<void> {
  const before = await balanceOf(page)
  await open(desk, '/admin/withdrawals')
  await page.getByLabel('환전금액').fill('50000')
  await page.getByLabel('환전비밀번호').fill(EXCHANGE_PASSWORD)
  await button(page, '50,000원 환전신청').click()
  await dialogOf(page).getByRole('button', { name: '환전신청' }).click()
  await closeAlert(page, '환전 신청이 완료되었습니다.')
  await until(() => balanceOf(page)).toBe(before - 50_000)
  await button(desk, /^No\.\d+ 승인$/).click(live)
  await confirmAct(desk, '출금 승인', '이체 완료')
  await page.locator('[data-request]').first().getByText('완료').first().waitFor(live)
  expect(await balanceOf(page)).toBe(before - 50_000)
}

async function convertPoints({ page }: Counter): Promise<void> {
  const before = await balanceOf(page)
  await open(page, '/mywallet/point')
  await page.getByLabel('전환할 포인트').fill('5000')
  await button(page, '포인트전환').click()
  await dialogOf(page).getByRole('button', { name: '전환', exact: true }).click()
  await closeAlert(page, '변환성공')
  await until(() => balanceOf(page)).toBe(before + 5_000)
}

/** Checks that every statement line starts at the previous balance, and that the last one is the current balance. */
async function readStatement({ page }: Counter): Promise<void> {
  await open(page, '/mywallet/statement')
  const balance = await balanceOf(page)
  await page.locator('[data-movement]').first().waitFor()
  await page
    .getByText(`잔액 ${formatFigure(balance)}원`)
    .first()
    .waitFor()
  const rows = await page
    .locator('[data-movement]')
    .evaluateAll(items => items.map(item => item.textContent ?? ''))
  const lines = rows.flatMap(text => {
    const [, sign, amount, after] = /([+−])([\d,]+)원잔액 ([\d,]+)원/.exec(text) ?? []
    if (!amount || !after) return []
    const [moved, left] = [amount, after].map(figure => Number(figure.replaceAll(',', '')))
    return [{ amount: sign === '−' ? -(moved ?? 0) : (moved ?? 0), after: left ?? 0 }]
  })
  expect(lines.length).toBeGreaterThan(4)
  for (const [index, { amount, after }] of lines.entries())
    expect(after - amount).toBe(lines[index + 1]?.after ?? after - amount)
  expect(lines[0]?.after).toBe(balance)
}

test(
  'WALLET-002 WALLET-004 WALLET-006 WALLET-012 WALLET-014 API-028 W12 follows money from a bonus deposit on a phone through bets to withdrawal and the statement',
  async () => {
    const userId = 'demo38'
    const page = await visitLive(site, { path: '/charge', as: userId, screen: 'mobile' })
    const desk = await visitLive(site, { path: '/admin/deposits', as: 'admin' })
    const counter = { page, desk, userId }
    for (const step of [putAccountOnFile, payIn, meetTurnover, takeOut, convertPoints, readStatement])
      await step(counter)
  },
  PATIENCE,
)
