import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, drawPage, logIn, refusal, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './notices-page.tsx'

useDrawing()

const notice = (id: number, part: object = {}) => ({
  id,
  contents: `<p>공지 <b>${id}</b></p>`,
  shown: true,
  pinned: false,
  inMarquee: true,
  shownFrom: null,
  shownUntil: null,
  state: 'running',
  revision: 4,
  createdAt: '2026-11-21 11:00:00',
  ...part,
})
const list = (...notices: object[]) => ({ notices, pageCount: 1, totalCount: notices.length })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '저장' })

test('HEADER-017 shows the state of each notice, and which are pinned or in the marquee', async () => {
  answer({
    'admin/notices': list(
      notice(3, { pinned: true, inMarquee: false }),
      notice(2, { state: 'planned', shownFrom: '2026-12-01 09:00:00' }),
      notice(1, { state: 'hidden', shown: false }),
    ),
  })
  logIn({ type: 1, role: 10 })
  drawPage(Page)
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(
    rows.map(row =>
      within(row)
        .queryAllByText(/^(노출|예정|종료|숨김|고정|상단)$/)
        .map(one => one.textContent),
    ),
  ).toEqual([
    ['노출', '고정'],
    ['예정', '상단'],
    ['숨김', '상단'],
  ])
  expect(rows[1]?.textContent).toContain('2026-12-01 09:00 ~ 계속')
})

test('changes a notice with a reason and refuses a period that ends before it begins', async () => {
  answer({ 'admin/notices': list(notice(7)), 'admin/notices/7': notice(7, { pinned: true }) })
  logIn({ type: 1, role: 10 })
  const user = drawPage(Page)
  await user.click(await screen.findByRole('button', { name: '공지 7 수정' }))
  await user.click(screen.getByRole('button', { name: '내용 수정' }))
  await user.type(screen.getByLabelText('시작 (비우면 바로)'), '2026-12-02T09:00')
  await user.type(screen.getByLabelText('종료 (비우면 계속)'), '2026-12-01T09:00')
  screen.getByText('종료는 시작보다 늦어야 합니다.')
  expect(save().disabled).toBe(true)
  await user.clear(screen.getByLabelText('종료 (비우면 계속)'))
  await user.click(screen.getByLabelText('목록 맨 위에 고정'))
  await user.click(screen.getByLabelText('상단에 흐르게 하기'))
  await user.click(save())
  await waitFor(() => expect(callsOf('admin/notices/7')).toHaveLength(1))
  expect(callsOf('admin/notices/7')[0]?.body).toEqual({
    contents: '<p>공지 <b>7</b></p>',
    shown: true,
    pinned: true,
    inMarquee: false,
    shownFrom: '2026-12-02 09:00:00',
    shownUntil: null,
    revision: 4,
    reason: '내용 수정',
  })
})

test('deletes a notice with a reason and shows the text of a refusal', async () => {
  answer({
    'admin/notices': list(notice(7)),
    'admin/notices/7/delete': refusal(404, { code: 'NOT_FOUND', text: '찾을 수 없습니다.' }),
  })
  logIn({ type: 1, role: 10 })
  const user = drawPage(Page)
  await user.click(await screen.findByRole('button', { name: '공지 7 삭제' }))
  await user.click(screen.getByRole('button', { name: '공지 종료' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '삭제' }))
  await screen.findByRole('alert')
  screen.getByRole('dialog')
})

test('shows an empty list, and no create button to read-only operators', async () => {
  answer({ 'admin/notices': list() })
  logIn({ type: 1, role: 1 })
  drawPage(Page)
  await screen.findByText('등록된 공지가 없습니다.')
  expect(screen.queryByRole('button', { name: '공지 등록' })).toBeNull()
})
