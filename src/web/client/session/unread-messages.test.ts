import { beforeEach, expect, test } from 'vitest'
import { askUnread, beginUnreadAct, forgetUnread, hearUnread, useUnread } from './unread-messages.ts'

const shown = () => useUnread.getState().count

beforeEach(forgetUnread)

test('MSG-003 reports a new message only when the count rises after the first one', () => {
  expect([2, 2, 3, 1, 0, 1].map(hearUnread)).toEqual([false, false, true, false, false, true])
  expect(shown()).toBe(1)
  forgetUnread()
  expect(hearUnread(5)).toBe(false)
})

test('MSG-003 ignores an answer older than the newest message', () => {
  hearUnread(0)
  const take = askUnread()
  hearUnread(1)
  expect(take(0)).toBe(0)
  expect(shown()).toBe(1)
})

test('MSG-003 ignores an answer older than the reading of all messages', () => {
  const take = askUnread()
  beginUnreadAct()(0)
  expect(take(2)).toBe(0)
  expect(shown()).toBe(0)
})

test('MSG-002 reports the requested messages that are still unread', () => {
  const take = askUnread()
  hearUnread(2)
  expect(take(1)).toBe(1)
  expect(shown()).toBe(2)
})

test('SESSION-004 drops answers requested for a previous member', () => {
  const [answer, act] = [askUnread(), beginUnreadAct()]
  forgetUnread()
  hearUnread(0)
  answer(3)
  act(2)
  expect(shown()).toBe(0)
})
