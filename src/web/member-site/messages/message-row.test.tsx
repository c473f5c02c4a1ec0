import { expect, test, vi } from 'vitest'
import { button, draw, find, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { MessageRow } from './message-row.tsx'

useDrawing()

const CONTENTS = '<img src=x onerror="document.title=1">\n둘째 줄'

test('MSG-005 shows markup in a message as text', () => {
  const message = {
    id: 1,
    title: '<b>굵게</b>',
    contents: CONTENTS,
    createdAt: '2026-11-21 12:00:00',
    isRead: false,
  }
  draw(<MessageRow message={message} open onToggle={vi.fn()} onDelete={vi.fn()} />)
  expect(wordsOf(button(/굵게/))).toContain('<b>굵게</b>')
  expect(find('section p')?.textContent).toBe(CONTENTS)
  expect(find('section p img')).toBeNull()
})
