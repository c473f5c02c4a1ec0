import { expect, test } from 'vitest'
import { useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site

test('BOARD-004 BOARD-005 BOARD-006 ROUTE-080 ROUTE-081 ROUTE-082 answers a member’s question and shows the answer live', async () => {
  const member = await visit({ path: '/customer/write/3', as: 'demo5', screen: 'mobile' })
  const form = member.getByRole('form', { name: '문의하기' })
  expect(await form.getByLabel('문의 유형').inputValue()).toBe('betting')
  await form.getByLabel('제목').fill('<b>정산</b> 문의')
  await form.getByLabel('내용').fill('왜 적특인가요?\n<script>alert(1)</script>')
  await form.getByRole('button', { name: '문의하기' }).click()
  await member.waitForURL('**/customer/view/*')
  await member.getByRole('heading', { name: '<b>정산</b> 문의' }).waitFor()
  await member.getByText('<script>alert(1)</script>').waitFor()
  expect(await widthsWithSidewaysScroll(member)).toEqual([])

  const desk = await visit({ path: '/admin/customer', as: 'admin' })
  await desk.getByRole('link', { name: '<b>정산</b> 문의' }).click()
  const answer = desk.getByRole('form', { name: '답변하기' })
  await answer.getByLabel('답변', { exact: true }).fill('경기가 취소되어 적특 처리되었습니다.')
  await answer.getByLabel('사유', { exact: true }).fill('문의 답변')
  await answer.getByRole('button', { name: '답변 보내기' }).click()
  await desk.getByText('답변완료', { exact: false }).first().waitFor()
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])

  await member.getByText('경기가 취소되어 적특 처리되었습니다.').waitFor()
  await member.getByText('답변이 완료된 문의입니다.').waitFor()
  await member.getByRole('link', { name: '목록' }).click()
  await member.getByRole('link', { name: '문의하기' }).waitFor()
})

test('BOARD-005 handbook 6.3 notifies a member of a template answer on any page until it is read', async () => {
  const userId = 'demo'
  const title = '템플릿 문의'
  const token = await house.logIn(userId)
  const question = { category: 'general', title, contents: '문의합니다.', key: 'marked-1' }
  const { id } = await (await house.post('customer', question, { token })).json()
  const member = await visitLive(site, { path: '/free', as: userId })
  const mark = member.locator('[data-unread-answers="1"]:visible').first()
  const desk = await visit({ path: '/admin/customer/templates', as: 'admin', screen: 'mobile' })
  await desk.getByRole('button', { name: '템플릿 등록' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('제목').fill('안내')
  await dialog.getByLabel('내용').fill('자주 드리는 안내입니다.')
  await dialog.getByRole('button', { name: '새 안내' }).click()
  await dialog.getByRole('button', { name: '저장' }).click()
  await desk.getByText('템플릿을 등록했습니다.').waitFor()
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])
  await desk.goto(`/admin/customer/${id}`)
  await desk.getByRole('complementary', { name: '회원 정보' }).getByText('LV.1').waitFor()
  const answer = desk.getByRole('form', { name: '답변하기' })
  await answer.getByLabel('답변 템플릿').selectOption({ label: '안내' })
  expect(await answer.getByLabel('답변', { exact: true }).inputValue()).toBe('자주 드리는 안내입니다.')
  await answer.getByLabel('사유', { exact: true }).fill('문의 답변')
  // A toast lasts four seconds.
  const announced = member.getByText('고객센터 답변이 도착했습니다.').waitFor()
  await Promise.all([announced, answer.getByRole('button', { name: '답변 보내기' }).click()])
  await mark.waitFor()
  await member.goto('/customer')
  await member.getByRole('link', { name: title }).click()
  await member.getByText('자주 드리는 안내입니다.').waitFor()
  await mark.waitFor({ state: 'detached' })
})

test('ROUTE-083 shows others’ questions as missing, and opens the list without an id', async () => {
  const token = await house.logIn('demo36')
  const asked = await house.post(
    'customer',
    { category: 'general', title: '제 문의', contents: '내용', key: 'own-question-1' },
    { token },
  )
  const { id } = await asked.json()
  const other = await visit({
    path: `/customer/view/${id}`,
    as: 'demo37',
    expects: /404|찾을 수 없는 페이지/,
  })
  await other.getByText('404').waitFor()
  const page = await visit({ path: '/customer/view', as: 'demo37' })
  await page.waitForURL('**/customer')
})

test('DIALOG-019 sends a question from any page without leaving it', async () => {
  const page = await visit({ path: '/korea/cross', as: 'demo38', screen: 'mobile' })
  await page.getByRole('button', { name: '내정보' }).first().click()
  await page.getByRole('button', { name: '1:1 문의하기' }).click()
  const form = page.getByRole('dialog').getByRole('form', { name: '문의하기' })
  await form.getByLabel('제목').fill('다른 문의')
  await form.getByLabel('내용').fill('내용입니다.')
  await form.getByRole('button', { name: '문의하기' }).click()
  await page.getByText('문의가 접수되었습니다.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/korea/cross')
  await page.goto('/customer')
  await page.getByRole('link', { name: '다른 문의' }).waitFor()
})

test('DIALOG-021 answers a password request the same way for existing and missing members', async () => {
  const page = await visit({ path: '/login' })
  for (const userId of ['demo', 'nobody12']) {
    await page.getByRole('button', { name: '비밀번호 찾기' }).click()
    const dialog = page.getByRole('dialog', { name: '비밀번호 찾기' })
    await dialog.getByLabel('아이디').fill(userId)
    await dialog.getByLabel('닉네임').fill('데모')
    await dialog.getByRole('button', { name: '요청하기' }).click()
    await page.getByText('비밀번호 찾기 요청이 접수되었습니다.').waitFor()
    await page.getByRole('button', { name: '확인' }).click()
  }
  const desk = await visit({ path: '/admin/passwords', as: 'admin' })
  await desk.getByText('일치하는 회원 없음').waitFor()
  await desk.getByText('회원 정보 일치').waitFor()
})
