import { expect, test } from 'vitest'
import { draftOf, entryOf, newDraft } from './event-entry.ts'

const whole = { ...newDraft('2026-11-21'), title: ' 새 이벤트 ', contents: '<p>내용</p>' }

test('EVENT-002 sends a complete draft, with no last day when none is chosen', () => {
  expect(entryOf(whole)).toEqual({
    title: '새 이벤트',
    picture: null,
    contents: '<p>내용</p>',
    firstDay: '2026-11-21',
    lastDay: null,
    position: 0,
    shown: true,
  })
})

test.each([
  ['no title', { title: ' ' }],
  ['no text', { contents: '' }],
  ['no first day', { firstDay: '' }],
  ['an end before its start', { lastDay: '2026-11-20' }],
  ['no position', { position: undefined }],
])('does not send a draft with %s', (_, missing) => {
  expect(entryOf({ ...whole, ...missing })).toBeUndefined()
})

test('loads an event back into the form unchanged', () => {
  const event = { id: 1, createdAt: '2026-11-21 12:00:00', state: 'running', ...whole, position: 3 } as const
  expect(draftOf({ ...event, picture: null, lastDay: null })).toEqual({ ...whole, position: 3 })
})
