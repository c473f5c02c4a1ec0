import { expect, test } from 'vitest'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { pathOf, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site
const { placed } = useBets(house)
const patient = { timeout: 10_000 }

const SCRIPT = '<script>document.title = "x"</script>\n<img src=x onerror="document.title=1">'

test('BOARD-001 BOARD-002 BOARD-003 ROUTE-077 ROUTE-078 ROUTE-079 posts with a bet, takes a comment and is hidden by an operator', async () => {
  const title = '<b>오늘의 픽</b>'
  await placed('demo36', [[{ fixture: await anOfferedFixture(house, { home: '울산 HD', away: 'FC서울' }) }]])

  const own = await visitLive(site, {
    path: '/free',
    as: 'demo36',
    screen: 'mobile',
    expects: /404|찾을 수 없는/,
  })
  await own.getByRole('link', { name: '글쓰기' }).first().click()
  const form = own.getByRole('form', { name: '글쓰기' })
  await form.getByLabel('제목').fill(title)
  await form.getByLabel('내용').fill(SCRIPT)
  await own.reload()
  expect(await form.getByLabel('제목').inputValue()).toBe(title)
  const bets = form.getByLabel('베팅 첨부')
  await expect.poll(() => bets.locator('option').count(), patient).toBeGreaterThan(1)
  await bets.selectOption({ index: 1 })
  await form.getByLabel('금액 숨기기').click()
  expect(await widthsWithSidewaysScroll(own)).toEqual([])
  await form.getByRole('button', { name: '등록' }).click()
  await own.waitForURL(/\/free\/view\/\d+$/)
  await own.getByRole('heading', { name: title }).waitFor()
  expect(await own.locator('[data-contents]').textContent()).toBe(SCRIPT)
  const shared = own.getByRole('region', { name: '첨부한 베팅' })
  await shared.getByText('울산 HD VS FC서울').waitFor()
  expect(await shared.getByText('당첨', { exact: false }).count()).toBe(0)
  expect(await widthsWithSidewaysScroll(own)).toEqual([])

  const other = await visit({ path: '/free?search=오늘의', as: 'demo37' })
  await other.getByRole('link', { name: title }).click()
  await other.getByLabel('댓글 내용').fill('<i>좋은 픽</i>입니다.')
  await other.getByRole('button', { name: '댓글 등록' }).click()
  await other.locator('[data-comment]').getByRole('button', { name: '댓글 삭제' }).waitFor()
  await own.locator('[data-comment]').getByText('<i>좋은 픽</i>입니다.').waitFor(patient)
  expect(await own.locator('[data-comment]').getByRole('button').count()).toBe(0)
  await other.getByRole('button', { name: '신고' }).click()
  await other.getByLabel('신고 사유').fill('광고')
  await other.getByRole('dialog').getByRole('button', { name: '신고', exact: true }).click()
  await other.getByText('신고가 접수되었습니다.').waitFor()
  await other.goto('/free')

  const desk = await visit({ path: '/admin/boards?view=reported', as: 'admin' })
  await desk.getByRole('button', { name: title }).click()
  await desk.getByRole('dialog').getByText('광고').waitFor()
  await desk.getByRole('button', { name: '숨기기' }).click()
  await desk.getByRole('button', { name: '광고·도배' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '숨기기' }).click()
  await desk.getByText('게시글을 숨겼습니다.').waitFor()
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])

  await own.getByText('404').waitFor(patient)
  expect(pathOf(own)).toMatch(/^\/free\/view\//)
  await other.getByRole('link', { name: title }).waitFor({ ...patient, state: 'detached' })
  expect(await own.title()).not.toBe('x')
})

test('handbook 6.5 BOARD-002 shares a bet from the history on the board and updates an open post', async () => {
  const fixture = await anOfferedFixture(house, { home: '대전 하나 시티즌', away: '김천 상무' })
  await placed('demo5', [[{ fixture }]])
  const own = await visitLive(site, { path: '/bet_result', as: 'demo5' })
  await own.locator('[data-bet]').first().locator('button[aria-expanded]').click()
  await own.getByRole('link', { name: '게시판에 올리기' }).click()
  const form = own.getByRole('form', { name: '글쓰기' })
  await form.getByRole('list', { name: '첨부한 베팅' }).getByText('1경기').waitFor(patient)
  await own.getByText('하루 3건까지 100P 적립', { exact: false }).waitFor()
  await form.getByLabel('제목').fill('올린 베팅')
  await form.getByLabel('내용').fill('어떻게 보시나요?')
  await form.getByRole('button', { name: '등록' }).click()
  await own.getByRole('region', { name: '첨부한 베팅' }).getByText('대전 하나 시티즌').waitFor(patient)

  const other = await visit({
    path: `/free/view/${pathOf(own).split('/').pop()}`,
    as: 'demo',
    screen: 'mobile',
  })
  await other.getByRole('heading', { name: '올린 베팅' }).waitFor()
  expect(await other.getByRole('link', { name: '수정' }).count()).toBe(0)
  await own.getByRole('link', { name: '수정' }).click()
  const edit = own.getByRole('form', { name: '글 수정' })
  const save = edit.getByRole('button', { name: '저장' })
  expect(await save.isDisabled()).toBe(true)
  await edit.getByLabel('제목').fill('<u>고친</u> 제목')
  await save.click()
  await own.getByText('글이 수정되었습니다.').waitFor()
  await own.getByText('수정됨', { exact: false }).waitFor()
  await other.getByRole('heading', { name: '<u>고친</u> 제목' }).waitFor(patient)
  expect(await widthsWithSidewaysScroll(own)).toEqual([])
})

test('BOARD-002 shows a new complaint on an open desk until it is handled', async () => {
  const token = await house.logIn('demo38')
  const body = { title: '신고될 글', contents: '내용', bets: [], key: 'complained-1' }
  const { id } = await (await house.post('free', body, { token })).json()
  const desk = await visitLive(site, { path: '/admin/boards', as: 'admin' })
  const reader = await house.logIn('demo22')
  await house.post(`free/${id}/report`, { reason: '도배' }, { token: reader })
  await desk
    .locator('[data-desk-note]')
    .getByText('신고 1건', { exact: false })
    .first()
    .waitFor({ ...patient, state: 'attached' })
  await desk.getByRole('tab', { name: /^신고/ }).click()
  await desk.getByRole('button', { name: '신고될 글' }).click()
  await desk.getByRole('dialog').getByText('도배').waitFor()
  await desk.getByRole('button', { name: '신고 문제 없음' }).click()
  await desk.getByRole('button', { name: '확인 결과 문제 없음' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '문제 없음', exact: true }).click()
  await desk.getByText('신고를 처리했습니다.').waitFor()
  await desk.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await desk.getByText('확인할 신고가 없습니다.').waitFor(patient)
})

test('ROUTE-083 shows a missing post as a missing page, and opens the list without an id', async () => {
  const gone = await visit({ path: '/free/view/999999', as: 'demo38', expects: /404|찾을 수 없는/ })
  await gone.getByText('404').waitFor()
  await gone.goto('/free/view')
  await gone.waitForURL('**/free')
})
