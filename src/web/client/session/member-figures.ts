import type { MemberRecord } from '#contract/account/members.ts'
import type { LiveMemberFrame } from '#contract/live/live.ts'
import { createNewsOrder } from './news-order.ts'
import { sessionStore } from './session-store.ts'

const order = createNewsOrder()

/** Applies the member's balance and points from the live connection. */
export function hearFigures({ emoney, point }: Pick<LiveMemberFrame, 'emoney' | 'point'>): void {
  const session = sessionStore.current()
  if (!session || (emoney === undefined && point === undefined)) return
  order.hear()
  const { token, user } = session
  sessionStore.refresh(token, { ...user, emoney: emoney ?? user.emoney, point: point ?? user.point })
}

/** Starts loading the record; returns a function that applies the response unless newer data has arrived. */
export function askRecord(): (record: MemberRecord) => void {
  const token = sessionStore.current()?.token
  const isLast = order.ask()
  return record => {
    if (token !== undefined && isLast()) sessionStore.refresh(token, record)
  }
}

/** Applies the balance from an operation's response; ignored when the session has changed. */
export type TakeBalance = (emoney: number) => void

/** Starts an operation that moves money. */
export function beginMoneyAct(): TakeBalance {
  const token = sessionStore.current()?.token
  const isLast = order.act()
  return emoney => {
    const session = sessionStore.current()
    if (session && session.token === token && isLast())
      sessionStore.refresh(session.token, { ...session.user, emoney })
  }
}
