import { expect, test } from 'vitest'
import { declared } from '#tests/support/house/sign-up.ts'
import { alertOf, useSite } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf, openDeskMenu } from '#tests/support/pages/desk-page.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { visit } = site

test('EVENT-001 EVENT-002 MENU-017 shows a new event on the member’s open page on a phone, and opens it', async () => {
  const title = '가을 이벤트'
  const expects = /찾을 수 없는 페이지/
  const member = await visitLive(site, { path: '/event', as: 'demo', screen: 'mobile', expects })
  await member.getByText('등록된 이벤트가 없습니다.').waitFor()
  const tabs = member.getByRole('navigation', { name: '이벤트/규정' })
  await tabs.getByRole('link', { name: '카지노/슬롯 이벤트' }).waitFor()
  const desk = await visit({ path: '/admin', as: 'admin' })
  const menu = await openDeskMenu(desk, 'desktop', '이벤트')
  await menu.getByRole('link', { name: '이벤트관리', exact: true }).click()
  await desk.getByRole('button', { name: '이벤트 등록' }).click()
  await dialogOf(desk).getByLabel('제목', { exact: true }).fill(title)
  const contents = dialogOf(desk).getByRole('textbox', { name: '내용', exact: true })
  await contents.pressSequentially('가을 ')
  await dialogOf(desk).getByRole('button', { name: '굵게' }).click()
  await contents.pressSequentially('안내')
  await confirmAct(desk, '저장', '이벤트 시작')
  await member.getByRole('link', { name: title }).click()
  await member.getByRole('heading', { name: title }).waitFor()
  await member.locator('article b', { hasText: '안내' }).waitFor()
  await desk.getByRole('button', { name: `${title} 수정` }).click()
  await dialogOf(desk).getByRole('switch', { name: '회원에게 노출' }).click()
  await confirmAct(desk, '저장', '이벤트 종료')
  // The page that shows it is notified as well.
  await member.getByText('This page could not be found').waitFor()
})

test('ROUTE-073 ROUTE-076 answers a fixed page’s name and a missing event with a 404', async () => {
  const page = await visit({ path: '/event/casinoSlot', as: 'demo' })
  await page.getByRole('heading', { name: '카지노/슬롯 이벤트' }).waitFor()
  for (const path of ['/event/999999', '/event/nonsense']) {
    const missing = await visit({ path, as: 'demo', expects: /찾을 수 없는 페이지/ })
    await missing.getByText('This page could not be found').waitFor()
  }
})

test('EVENT-004 EVENT-005 stamps attendance once and shows the points at once', async () => {
  const page = await visitLive(site, { path: '/attendance', as: 'demo36' })
  await page.getByRole('button', { name: '출석하기' }).click()
  await alertOf(page).getByText('출석체크되었습니다.').waitFor()
  await alertOf(page).getByRole('button', { name: '확인' }).click()
  await page.locator('td[aria-current=date][data-stamped=true]').waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: '오늘 출석 완료' }).isDisabled(), { timeout: 10_000 })
    .toBe(true)
  await page.getByText('10,500').filter({ visible: true }).first().waitFor()
})

test('EVENT-008 EVENT-009 opens the sign-up with the code from a shared link on a phone, and lists the joined friend', async () => {
  const screen = 'mobile'
  const page = await visit({ path: '/friend', as: 'demo38', screen })
  const code = await page.getByRole('status', { name: '추천인 코드' }).innerText()
  const link = await page.getByRole('status', { name: '가입 링크' }).innerText()
  expect(link).toContain(`/login?recommender=${code}`)
  const guest = await visit({ path: new URL(link).pathname + new URL(link).search, screen })
  await expect.poll(() => guest.getByLabel('추천인 코드').inputValue(), { timeout: 10_000 }).toBe(code)
  await guest.getByRole('button', { name: '확인' }).click()
  await guest.getByLabel('아이디', { exact: true }).waitFor()
  expect(await guest.getByLabel('추천인 코드').inputValue()).toBe(code)
  const nickname = '친구하나'
  const userId = 'friendone'
  const joined = await site.house.post('member/join', {
    userId,
    password: 'abcd1234',
    passwordConfirm: 'abcd1234',
    nickname,
    phone: '010-1234-5678',
    birthDate: '1990-01-01',
    recommenderCode: code,
    ...declared,
  })
  expect(joined.status, await joined.text()).toBe(200)
  await page.reload()
  await page.getByText('친**나', { exact: true }).waitFor()
})
