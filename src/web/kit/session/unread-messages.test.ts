import { expect, test } from 'vitest'
import { useSiteState } from '../state/client-state.ts'
import { forgetUnread, takeUnread } from './unread-messages.ts'

test('MSG-003 the count is kept; only one that rises after the first tells that a message has come', () => {
  expect([2, 2, 3, 1, 0, 1].map(takeUnread)).toEqual([false, false, true, false, false, true])
  expect(useSiteState.getState().unReadMessage).toBe(1)
  forgetUnread()
  expect(takeUnread(5)).toBe(false)
})
