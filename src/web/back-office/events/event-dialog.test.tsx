import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DeskEvent } from '#contract/promotions/events.ts'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { EventDialog } from './event-dialog.tsx'
import { EventList } from './event-list.tsx'

useDrawing()

const event: DeskEvent = {
  id: 3,
  title: '출석 이벤트',
  picture: null,
  contents: '<p>내용</p>',
  firstDay: '2026-11-01',
  lastDay: null,
  state: 'running',
  position: 1,
  shown: false,
  createdAt: '2026-11-01 12:00:00',
}

test('EVENT-002 lists events with their state and offers no edit button to read-only operators', () => {
  logIn({ type: 1, role: 1 })
  draw(<EventList events={[event]} onEdit={vi.fn()} />)
  for (const text of ['출석 이벤트', '진행중', '숨김', '2026.11.01부터'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('EVENT-002 changes an event with a reason and sends untouched fields unchanged', async () => {
  answer({ 'admin/events/3': { ...event, title: '새 제목' } })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<EventDialog event={event} onClose={onClose} />)
  const title = screen.getByLabelText('제목')
  await user.clear(title)
  await user.type(title, '새 제목')
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '저장' })
  expect(save.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: '내용 수정' }))
  await user.click(screen.getByRole('switch', { name: '회원에게 노출' }))
  await user.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/events/3').map(({ body }) => body)).toEqual([
    {
      title: '새 제목',
      picture: null,
      contents: '<p>내용</p>',
      firstDay: '2026-11-01',
      lastDay: null,
      position: 1,
      shown: true,
      reason: '내용 수정',
    },
  ])
})
