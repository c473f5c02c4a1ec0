import { randomBytes } from 'node:crypto'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import type { Db } from '../postgres/postgres.ts'

export type NoticeEcho = {
  /** The moment before which no notice of the channel went unheard; asks for a newer one when it grows old. */
  heardUpTo(now: Instant): Instant
  /** True for a notice that is only somebody's call for an echo. */
  hears(payload: string): boolean
}

const CALL = 'echo '
const CALL_EVERY = SECOND

/**
 * Knows that a channel is heard: notices come in the order of their commits, so a process that hears its own call
 * has heard all that was told before it. Calls only while it is asked, at most once a second.
 */
export function noticeEcho({ notify }: Pick<Db, 'notify'>, channel: string): NoticeEcho {
  const ownCall = `${CALL}${randomBytes(6).toString('hex')} `
  let heard = instant(0)
  let called = instant(0)
  return {
    heardUpTo: now => {
      if (now - heard >= CALL_EVERY && now - called >= CALL_EVERY) {
        called = now
        // Without the database there is no echo, which is all that matters here.
        notify(channel, `${ownCall}${now}`).catch(() => {})
      }
      return heard
    },
    hears: payload => {
      if (payload.startsWith(ownCall)) heard = instant(Number(payload.slice(ownCall.length)))
      return payload.startsWith(CALL)
    },
  }
}
