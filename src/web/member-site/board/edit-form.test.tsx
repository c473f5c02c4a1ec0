import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Post } from '#contract/community/boards.ts'
import { answer, callsOf, draw, find, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { EditForm } from './edit-form.tsx'
import { PostArticle } from './post-article.tsx'

useDrawing()

const post: Post = {
  id: 3,
  title: '오늘의 픽',
  nickname: '데모',
  createdAt: '2026-11-21 11:40:00',
  views: 0,
  comments: 0,
  pinned: false,
  contents: '첫 줄',
  editedAt: '2026-11-21 11:44:30',
  isOwn: true,
  editable: true,
  bets: [],
}

test('BOARD-002 DATE-004 offers editing while a post is editable, and marks an edited post', () => {
  logIn()
  draw(<PostArticle post={post} />)
  expect(screen.getByRole('link', { name: '수정' }).getAttribute('href')).toBe('/free/edit/3')
  expect(find('article header')?.textContent).toContain('26-11-21 11:4011:44 수정됨')
})

test('BOARD-002 offers no editing after ten minutes', () => {
  logIn()
  draw(<PostArticle post={{ ...post, editable: false }} />)
  expect(screen.queryByRole('link', { name: '수정' })).toBeNull()
})

test('BOARD-002 sends a changed text once, and no unchanged or empty one', async () => {
  answer({ 'free/3/edit': { id: 3 } })
  logIn()
  const onDone = vi.fn()
  const user = draw(<EditForm post={post} onDone={onDone} />)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '저장' })
  const contents = screen.getByLabelText('내용')
  expect(save.disabled).toBe(true)
  await user.clear(contents)
  expect(save.disabled).toBe(true)
  await user.type(contents, '<b>고침</b>')
  await user.click(save)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(callsOf('free/3/edit').map(({ body }) => body)).toEqual([
    { title: '오늘의 픽', contents: '<b>고침</b>' },
  ])
})
