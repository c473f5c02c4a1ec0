import { beforeEach, expect, test } from 'vitest'
import { askUnread, beginUnreadAct, forgetUnread, hearUnread, useUnread } from './unread-messages.ts'

const shown = () => useUnread.getState().count

beforeEach(forgetUnread)

test('MSG-003 the count is kept; only one that rises after the first tells that a message has come', () => {
  expect([2, 2, 3, 1, 0, 1].map(hearUnread)).toEqual([false, false, true, false, false, true])
  expect(shown()).toBe(1)
  forgetUnread()
  expect(hearUnread(5)).toBe(false)
})

test('MSG-003 an answer of before a message came hides nothing, and leads nowhere', () => {
  hearUnread(0)
  const take = askUnread()
  hearUnread(1)
  expect(take(0)).toBe(0)
  expect(shown()).toBe(1)
})

test('MSG-003 an answer of before everything was read leads nowhere, and counts nothing as unread', () => {
  const take = askUnread()
  beginUnreadAct()(0)
  expect(take(2)).toBe(0)
  expect(shown()).toBe(0)
})

test('MSG-002 of the messages that were asked about those still unread lead to the inbox', () => {
  const take = askUnread()
  hearUnread(2)
  expect(take(1)).toBe(1)
  expect(shown()).toBe(2)
})

test('SESSION-004 what was asked for a member who has left is nothing to the next', () => {
  const [answer, act] = [askUnread(), beginUnreadAct()]
  forgetUnread()
  hearUnread(0)
  answer(3)
  act(2)
  expect(shown()).toBe(0)
})
