import { setSiteState } from '../state/client-state.ts'

/** The inbox, the one page where unread messages lead nowhere else (MSG-002). */
export const messagePage = '/message'

/** What the server has last said; undefined before it has said anything. */
let told: number | undefined

/** The next member's first count is no news. */
export function forgetUnread(): void {
  told = undefined
}

/** Keeps how many messages are unread, for every page to show (MSG-003). True when one has come since it was last told. */
export function takeUnread(count: number): boolean {
  const hasCome = told !== undefined && count > told
  told = count
  setSiteState({ unReadMessage: count })
  return hasCome
}
