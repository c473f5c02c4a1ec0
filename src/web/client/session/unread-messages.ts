import { create } from 'zustand'
import { createNewsOrder } from './news-order.ts'

/** The inbox, the only page from which unread messages don't redirect (MSG-002). */
export const messagePage = '/message'

type Unread = {
  readonly count: number
  /** The server has sent the count; before that it counts as 0. */
  readonly isTold: boolean
}

const untold: Unread = { count: 0, isTold: false }

/** Number of unread messages, shown on all pages (MSG-003). */
export const useUnread = create<Unread>(() => untold)

const order = createNewsOrder()

const keep = (count: number): void => useUnread.setState({ count, isTold: true })

/**
 * Resets the count, so that the next member's first count causes no notification and pending requests are
 * ignored.
 */
export function forgetUnread(): void {
  useUnread.setState(untold)
  order.hear()
}

/** Applies a live count; returns true when a message has arrived since the last count. */
export function hearUnread(count: number): boolean {
  const before = useUnread.getState()
  const hasCome = before.isTold && count > before.count
  order.hear()
  keep(count)
  return hasCome
}

/** Starts loading the count; returns a function that applies the response and returns the newest count. */
export function askUnread(): (count: number) => number {
  const isLast = order.ask()
  return count => {
    if (isLast()) keep(count)
    const now = useUnread.getState()
    return now.isTold ? Math.min(count, now.count) : count
  }
}

/** Starts reading or deleting messages; returns a function that applies the remaining count. */
export function beginUnreadAct(): (count: number) => void {
  const isLast = order.act()
  return count => {
    if (isLast()) keep(count)
  }
}
