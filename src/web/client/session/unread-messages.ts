import { create } from 'zustand'
import { createNewsOrder } from './news-order.ts'

/** The inbox, the one page where unread messages lead nowhere else (MSG-002). */
export const messagePage = '/message'

type Unread = {
  readonly count: number
  /** The server has said so; before, it is taken for 0. */
  readonly isTold: boolean
}

const untold: Unread = { count: 0, isTold: false }

/** How many messages are unread, for every page to show (MSG-003). */
export const useUnread = create<Unread>(() => untold)

const order = createNewsOrder()

const keep = (count: number): void => useUnread.setState({ count, isTold: true })

/** The next member's first count is no news, and what was asked for this one is nothing to the next. */
export function forgetUnread(): void {
  useUnread.setState(untold)
  order.hear()
}

/** What the live line tells. True when a message has come since the count was last told. */
export function hearUnread(count: number): boolean {
  const before = useUnread.getState()
  const hasCome = before.isTold && count > before.count
  order.hear()
  keep(count)
  return hasCome
}

/** The count is asked for; gives what takes the answer in and says how many of those are unread by the last word. */
export function askUnread(): (count: number) => number {
  const isLast = order.ask()
  return count => {
    if (isLast()) keep(count)
    const now = useUnread.getState()
    return now.isTold ? Math.min(count, now.count) : count
  }
}

/** Messages are being read or deleted; gives what takes in the count that is left. */
export function beginUnreadAct(): (count: number) => void {
  const isLast = order.act()
  return count => {
    if (isLast()) keep(count)
  }
}
