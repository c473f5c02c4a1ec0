import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ListedPost, Post } from '#contract/community/boards.ts'
import {
  answer,
  callsOf,
  draw,
  find,
  findAll,
  logIn,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { PostArticle } from './post-article.tsx'
import { PostList } from './post-list.tsx'
import { WriteForm } from './write-form.tsx'

useDrawing()

const listed: ListedPost = {
  id: 3,
  title: '<b>오늘의 픽</b>',
  nickname: '데모',
  createdAt: '2026-11-21 11:40:00',
  views: 1_204,
  comments: 2,
  pinned: false,
  hasBets: false,
}

const post: Post = {
  ...listed,
  contents: '<script>alert(1)</script>\n둘째 줄',
  editedAt: null,
  isOwn: false,
  editable: false,
  bets: [],
}

test('BOARD-002 BOARD-003 DATE-004 shows title, author, time, views and comments of a post', () => {
  draw(<PostList posts={[{ ...listed, id: 9, pinned: true }, listed]} busy={false} />)
  const [pinned, second] = findAll('[data-post]')
  expect(wordsOf(pinned)).toContain('고정')
  expect(wordsOf(second)).toBe('<b>오늘의 픽</b>댓글2데모26-11-21조회1,204')
  expect(second?.querySelector('a')?.getAttribute('href')).toBe('/free/view/3')
  expect(second?.querySelector('b')).toBeNull()
})

test('BOARD-003 shows markup in a post as text', () => {
  logIn()
  draw(<PostArticle post={post} />)
  expect(find('[data-contents]')?.textContent).toBe(post.contents)
  expect(find('article script')).toBeNull()
})

test('BOARD-002 offers deletion of one’s own post, and no report', () => {
  logIn()
  draw(<PostArticle post={{ ...post, isOwn: true }} />)
  expect(screen.getByRole('button', { name: '삭제' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '신고' })).toBeNull()
})

test('BOARD-003 requires title and contents, keeps the draft until it is sent and sends it once', async () => {
  answer({ free: { id: 5 } })
  logIn()
  const onWritten = vi.fn()
  const form = <WriteForm memberId={7} onWritten={onWritten} onCancel={vi.fn()} />
  const user = draw(form)
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '등록' })
  await user.type(screen.getByLabelText('제목'), '제목')
  expect(send().disabled).toBe(true)
  await user.type(screen.getByLabelText('내용'), '내용')
  expect(localStorage.getItem('board.draft.7')).toContain('내용')
  expect(localStorage.getItem('board.draft.8')).toBeNull()
  await user.click(send())
  await waitFor(() => expect(onWritten).toHaveBeenCalledExactlyOnceWith(5))
  expect(callsOf('free').map(({ body }) => body)).toEqual([
    { title: '제목', contents: '내용', bets: [], key: expect.any(String) },
  ])
  expect(localStorage.getItem('board.draft.7')).toBeNull()
})
