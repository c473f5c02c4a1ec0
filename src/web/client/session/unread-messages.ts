import { setSiteState } from '../state/client-state.ts'
import { createNewsOrder } from './news-order.ts'

/** The inbox, the one page where unread messages lead nowhere else (MSG-002). */
export const messagePage = '/message'

/** What the server has last said; undefined before it has said anything. */
let told: number | undefined

const order = createNewsOrder()

/** Keeps how many messages are unread, for every page to show (MSG-003). */
function keep(count: number): void {
  told = count
  setSiteState({ unReadMessage: count })
}

/** The next member's first count is no news, and what was asked for this one is nothing to the next. */
export function forgetUnread(): void {
  told = undefined
  order.hear()
}

/** What the live line tells. True when a message has come since the count was last told. */
export function hearUnread(count: number): boolean {
  const hasCome = told !== undefined && count > told
  order.hear()
  keep(count)
  return hasCome
}

/** The count is asked for; gives what takes the answer in and says how many of those are unread by the last word. */
export function askUnread(): (count: number) => number {
  const isLast = order.ask()
  return count => {
    if (isLast()) keep(count)
    return Math.min(count, told ?? count)
  }
}

/** Messages are being read or deleted; gives what takes in the count that is left. */
export function beginUnreadAct(): (count: number) => void {
  const isLast = order.act()
  return count => {
    if (isLast()) keep(count)
  }
}
