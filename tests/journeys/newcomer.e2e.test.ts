import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { MINUTE } from '#domain/instant.ts'
import { anOfferedFixture, bet, playedOut, slip } from '#tests/support/facts/bettor.ts'
import { numbering } from '#tests/support/facts/numbering.ts'
import { appCode } from '#tests/support/house/own-account.ts'
import { aSignUp } from '#tests/support/house/sign-up.ts'
import { alertOf, hasSidewaysScroll, memberOf, useSite } from '#tests/support/pages/browser.ts'
import {
  amountOf,
  confirmOf,
  gameOf,
  pickHomes,
  pressBet,
  sendBet,
  showCart,
} from '#tests/support/pages/cart-page.ts'
import { confirmAct, dialogOf } from '#tests/support/pages/desk-page.ts'
import { lineOf, visitLive } from '#tests/support/pages/held-answer.ts'
import { logIn, passwordOf, userIdOf } from '#tests/support/pages/login-page.ts'

const site = useSite()
const { house, visit } = site

const PASSWORD = 'abcd1234'
const live = { timeout: 15_000 }
/** Time for a newcomer's whole day on a busy machine. */
const PATIENCE = 300_000

/** A failed attempt leaves its names taken. */
const nextNewcomer = numbering(0)

/** The newcomer's page and the operator's page, open side by side throughout. */
type Walk = {
  readonly page: Page
  readonly desk: Page
  readonly userId: string
  readonly nickname: string
  readonly phone: string
}

beforeEach(async () => {
  const token = await house.logIn('admin')
  const { popups } = await (await house.get('admin/popups', { token })).json()
  for (const { id } of popups)
    await house.post(`admin/popups/${id}/delete`, { reason: '시험 정리' }, { token })
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const closeAlert = (page: Page, name = '확인') => alertOf(page).getByRole('button', { name }).click()

/** Opens a page with a live connection. */
async function open(page: Page, path: string): Promise<void> {
  const line = lineOf(page)
  await page.goto(path)
  await line
  expect(await hasSidewaysScroll(page), path).toBe(false)
}

async function signUp({ page, desk, userId, nickname, phone }: Walk): Promise<void> {
  const { code } = await (await house.get('friend', { token: await house.logIn('demo') })).json()
  await page.goto(`/login?recommender=${code}`)
  await button(page, '확인').click()
  await userIdOf(page).fill(userId)
  await page.getByRole('textbox', { name: '닉네임', exact: true }).fill(nickname)
  await passwordOf(page).fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByLabel('휴대폰번호').pressSequentially(phone)
  await page.getByLabel('생년월일').pressSequentially('19990131')
  await page.getByRole('checkbox', { name: /만 19세 이상이며/ }).click()
  for (const name of [/이용약관에 동의/, /개인정보처리방침에 동의/])
    await page.getByRole('checkbox', { name }).click()
  await button(page, '다음').click()
  await page.locator('[data-join-confirm]').getByText(code).waitFor()
  await button(page, '확인').click()
  await alertOf(page).getByText('회원가입이 완료되었습니다. 승인 후 이용하실 수 있습니다.').waitFor()
  await closeAlert(page)
  // The open desk receives it.
  await button(desk, `${userId} 가입 승인`).waitFor(live)
}

async function beApproved({ page, desk, userId }: Walk): Promise<void> {
  await button(desk, `${userId} 가입 승인`).click()
  await confirmAct(desk, '승인', '본인 확인')
  await button(desk, `${userId} 가입 승인`).waitFor({ state: 'detached' })
  await logIn(page, userId, PASSWORD)
  await page.locator('[data-home]').waitFor()
}

/** The authenticator app of each newcomer. */
const secrets = new Map<string, string>()

/** Enters the password and an unused code. */
async function enterByCode({ page, userId }: Walk): Promise<void> {
  await logIn(page, userId, PASSWORD)
  await page.locator('[data-second-step]').waitFor()
  house.clock.advance(MINUTE)
  await page.getByLabel('인증 앱의 인증번호 6자리').fill(appCode(house, secrets.get(userId) ?? ''))
  await button(page, '확인').click()
}

async function logInByTwoFactors(walk: Walk): Promise<void> {
  const { page, userId } = walk
  await open(page, '/member?view=security')
  await button(page, '인증 앱 등록').click()
  await dialogOf(page).getByLabel('현재 비밀번호').fill(PASSWORD)
  await button(page, '다음').click()
  const secret = ((await page.locator('[data-app-secret]').textContent()) ?? '').replaceAll(' ', '')
  await dialogOf(page).getByLabel('인증 앱의 인증번호 6자리').fill(appCode(house, secret))
  await button(page, '등록').click()
  await page.getByLabel('복구 코드를 안전한 곳에 보관했습니다.').click()
  await button(page, '확인').click()
  await page.getByText('2단계 인증을 사용하고 있습니다.').waitFor()
  await page.getByRole('button', { name: '내정보' }).first().click()
  await button(page, '로그아웃').filter({ visible: true }).first().click()
  await page.waitForURL('**/login')
  secrets.set(userId, secret)
  await enterByCode(walk)
  // A message says that the second factor was enabled.
  await alertOf(page).getByText('쪽지가 도착했습니다. 쪽지를 확인 후 이용해주세요.').waitFor(live)
  await closeAlert(page)
  await button(page, '모두 읽음').click()
  await button(page, '모두 읽음').waitFor({ state: 'detached' })
}

async function seePopup({ page, desk, nickname }: Walk): Promise<void> {
  const title = `${nickname} 안내`
  await open(desk, '/admin/popups')
  await button(desk, '팝업 등록').click()
  const form = dialogOf(desk).first()
  await form.getByLabel('제목', { exact: true }).fill(title)
  await form.getByRole('textbox', { name: '내용', exact: true }).pressSequentially('반갑습니다.')
  await confirmAct(desk, '저장', '새 안내')
  await open(page, '/')
  const popup = page.getByRole('region', { name: title })
  await popup.getByText('반갑습니다.').waitFor(live)
  await popup.getByRole('button', { name: '6시간 동안 보지 않기' }).click()
  await popup.waitFor({ state: 'detached' })
}

async function attend({ page, desk, userId }: Walk): Promise<void> {
  await open(desk, '/admin/attendance')
  await open(page, '/attendance')
  await button(page, '출석하기').click()
  await alertOf(page).getByText('출석체크되었습니다.').waitFor()
  await closeAlert(page)
  await page.locator('td[aria-current=date][data-stamped=true]').waitFor()
  await desk.getByText(userId).first().waitFor(live)
}

async function askAndRead({ page, desk, nickname }: Walk): Promise<void> {
  const title = `${nickname}의 질문`
  await open(desk, '/admin/customer')
  await open(page, '/customer/write')
  const form = page.getByRole('form', { name: '문의하기' })
  await form.getByLabel('제목').fill(title)
  await form.getByLabel('내용').fill('포인트는 어떻게 쓰나요?')
  await form.getByRole('button', { name: '문의하기' }).click()
  await page.waitForURL('**/customer/view/*')
  await desk.getByRole('link', { name: title }).click(live)
  const answer = desk.getByRole('form', { name: '답변하기' })
  await answer.getByLabel('답변', { exact: true }).fill('보유 포인트에서 머니로 전환하실 수 있습니다.')
  await answer.getByLabel('사유', { exact: true }).fill('문의 답변')
  await answer.getByRole('button', { name: '답변 보내기' }).click()
  await page.getByText('보유 포인트에서 머니로 전환하실 수 있습니다.').waitFor(live)
}

async function finishQuest({ page, desk, nickname }: Walk): Promise<void> {
  const title = `${nickname} 첫 베팅`
  const fixture = await anOfferedFixture(house)
  await open(page, '/eventMission')
  await open(desk, '/admin/quests')
  await button(desk, '퀘스트 등록').click()
  await dialogOf(desk).getByLabel('제목').fill(title)
  await dialogOf(desk).getByLabel('보상 포인트 (P)').fill('300')
  await confirmAct(desk, '저장', '퀘스트 운영')
  const quest = page.locator('[data-quest]', { hasText: title })
  await quest.and(page.locator('[data-state=open]')).waitFor(live)

  await open(page, '/korea/cross')
  await gameOf(page, fixture).waitFor()
  await pickHomes(page, [fixture])
  await showCart(page)
  await amountOf(page).fill('10000')
  await sendBet(page)
  await page.waitForURL('**/bet_result')
  await closeAlert(page, '베팅내역')
  await open(page, '/eventMission')
  await playedOut(house, fixture)
  const { token } = await memberOf(desk)
  const sheet = { 10: [0, 0], 20: [1, 0], 100: [1, 0] }
  const result = { sheet, timeConfirmed: true, reason: '경기 종료' }
  expect((await house.post(`admin/fixtures/${fixture}/result`, result, { token })).status).toBe(200)
  await button(page, `${title} 보상받기`).click(live)
  await quest.getByText('수령완료').waitFor()
}

async function writeOnBoard({ page, desk, nickname }: Walk): Promise<void> {
  const title = `${nickname}의 첫 글`
  await open(desk, '/admin/boards')
  await open(page, '/free/write')
  const form = page.getByRole('form', { name: '글쓰기' })
  await form.getByLabel('제목').fill(title)
  await form.getByLabel('내용').fill('안녕하세요.')
  await form.getByRole('button', { name: '등록' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await button(desk, title).waitFor(live)
}

async function runIntoLimit({ page, desk, nickname }: Walk): Promise<void> {
  const fixture = await anOfferedFixture(house)
  await open(desk, '/admin/protection?state=limited')
  await open(page, '/member/protection')
  await button(page, /^하루 손실 한도 (변경|설정)$/).click()
  await dialogOf(page).getByLabel('한도 (원)').fill('9000')
  await dialogOf(page).getByRole('button', { name: '적용' }).click()
  await page.locator('[data-limit="loss-day"]').getByText('9,000원', { exact: true }).waitFor()
  const row = desk.locator('tr, li', { hasText: nickname })
  await row.getByText(/하루 손실 한도 9,000원/).waitFor(live)

  await open(page, '/korea/cross')
  await pickHomes(page, [fixture])
  await showCart(page)
  await amountOf(page).fill('30000')
  await pressBet(page)
  await confirmOf(page).getByRole('button', { name: '베팅', exact: true }).click()
  await alertOf(page).getByText(/한도/).waitFor()
  await closeAlert(page)
}

async function excludeOneself(walk: Walk): Promise<void> {
  const { page, desk, userId, nickname, phone } = walk
  const fixture = await anOfferedFixture(house)
  await open(desk, '/admin/protection?state=excluded')
  await open(page, '/member/protection')
  const before = await memberOf(page)
  await button(page, '1주일 자가제한').click()
  await dialogOf(page)
    .getByLabel(/모든 기기에서 로그아웃/)
    .click()
  await button(page, '자가제한 시작').click()
  await page.waitForURL('**/login')
  await closeAlert(page)
  expect((await house.get('member/user', before)).status).not.toBe(200)
  await desk
    .locator('tr, li', { hasText: nickname })
    .getByText(/자가제한 ~/)
    .waitFor(live)
  expect(await hasSidewaysScroll(desk)).toBe(false)

  // The history can still be read; no bet is accepted.
  await enterByCode(walk)
  await page.locator('[data-home]').waitFor()
  const after = await memberOf(page)
  const refused = await bet(house, after, slip(after, [{ fixture }]))
  expect([refused.status, refused.headers.get('x-refusal')]).toEqual([403, 'SELF_EXCLUDED'])

  // Signing up again under other names is refused.
  const names = { userId: `again${userId.slice(-1)}`, nickname: `다시${nickname.slice(-1)}` }
  const again = await house.post('member/join', { ...aSignUp, ...names, phone })
  expect([again.status, again.headers.get('x-refusal')]).toEqual([403, 'SIGN_UP_UNAVAILABLE'])
}

test(
  'DIALOG-013 SESSION-001 POPUP-015 EVENT-004 EVENT-006 BOARD-001 BOARD-004 P2 P4 takes a newcomer on a phone through the site, with each step on the open desk',
  async () => {
    const page = await visit({
      path: '/login',
      screen: 'mobile',
      ownStream: true,
      expects: /40[0134]|55[56]/,
    })
    const desk = await visitLive(site, { path: '/admin/sign-ups', as: 'admin' })
    const number = nextNewcomer()
    const walk = {
      page,
      desk,
      userId: `newcomer${number}`,
      nickname: `새사람${number}`,
      phone: `010123456${String(number).padStart(2, '0')}`,
    }
    for (const step of [
      signUp,
      beApproved,
      logInByTwoFactors,
      seePopup,
      attend,
      askAndRead,
      finishQuest,
      writeOnBoard,
      runIntoLimit,
      excludeOneself,
    ])
      await step(walk)
  },
  PATIENCE,
)
