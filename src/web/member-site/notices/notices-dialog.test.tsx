import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, draw, find, findAll, logIn, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { openNotices, useNoticesState } from '#web/client/site/notices.ts'
import { NoticesDialog } from './notices-dialog.tsx'

useDrawing()
afterEach(() => useNoticesState.setState({ read: [], wanted: undefined }))

const notice = (id: number, part: object = {}) => ({
  id,
  contents: `<p>소식 <b>${id}</b></p>`,
  pinned: false,
  inMarquee: true,
  createdAt: '2026-11-21 11:00:00',
  ...part,
})
const unread = () =>
  findAll('[data-notice]')
    .filter(one => one.textContent?.includes('읽지 않음'))
    .map(({ dataset }) => dataset.notice)

test('HEADER-017 opens the pressed notice and marks opened notices as read in this browser', async () => {
  answer({
    newsLink: [
      notice(3, { pinned: true }),
      notice(2),
      notice(1, { contents: '<img src="/file/download/x.webp">' }),
    ],
  })
  logIn()
  openNotices(2)
  const user = draw(<NoticesDialog />)
  await screen.findByText('고정')
  expect(wordsOf(find('.operator-html'))).toBe('소식 2')
  expect(unread()).toEqual(['3', '1'])
  await user.click(screen.getByRole('button', { name: /그림 공지/ }))
  expect(findAll('.operator-html img')).toHaveLength(1)
  expect(unread()).toEqual(['3'])
  expect(localStorage.getItem('read-notices')).toBe('[2,1]')
})

test('says when there are no notices', async () => {
  answer({ newsLink: [] })
  logIn()
  draw(<NoticesDialog />)
  await screen.findByText('등록된 공지가 없습니다.')
})
