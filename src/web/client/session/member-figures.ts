import type { LiveMemberFrame } from '#contract/live/live.ts'
import type { MemberRecord } from '#contract/members.ts'
import { createNewsOrder } from './news-order.ts'
import { sessionStore } from './session-store.ts'

const order = createNewsOrder()

/** What the live line tells of the member's own money and points. */
export function hearFigures({ emoney, point }: Pick<LiveMemberFrame, 'emoney' | 'point'>): void {
  const session = sessionStore.current()
  if (!session || (emoney === undefined && point === undefined)) return
  order.hear()
  const { token, user } = session
  sessionStore.refresh(token, { ...user, emoney: emoney ?? user.emoney, point: point ?? user.point })
}

/** The record is asked for; gives what takes the answer in, unless newer word has come by then. */
export function askRecord(): (record: MemberRecord) => void {
  const token = sessionStore.current()?.token
  const isLast = order.ask()
  return record => {
    if (token !== undefined && isLast()) sessionStore.refresh(token, record)
  }
}

/** Takes in the balance that an act has left, as its answer tells it; that of another session is dropped. */
export type TakeBalance = (emoney: number) => void

/** An act that moves money begins. */
export function beginMoneyAct(): TakeBalance {
  const token = sessionStore.current()?.token
  const isLast = order.act()
  return emoney => {
    const session = sessionStore.current()
    if (session && session.token === token && isLast())
      sessionStore.refresh(session.token, { ...session.user, emoney })
  }
}
