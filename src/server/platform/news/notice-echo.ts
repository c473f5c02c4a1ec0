import { randomBytes } from 'node:crypto'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import type { Db } from '../postgres/postgres.ts'

export type NoticeEcho = {
  /** All notifications of the channel before this time have been received; requests a newer echo when it gets old. */
  heardUpTo(now: Instant): Instant
  /** True if the notification is only an echo request. */
  hears(payload: string): boolean
}

const CALL = 'echo '
const CALL_EVERY = SECOND

/**
 * Confirms that a channel is being received. Notifications arrive in commit order, so a process that receives its own
 * has received all earlier ones. Sends only while used, at most once per second.
 */
export function noticeEcho({ notify }: Pick<Db, 'notify'>, channel: string): NoticeEcho {
  const ownCall = `${CALL}${randomBytes(6).toString('hex')} `
  let heard = instant(0)
  let called = instant(0)
  return {
    heardUpTo: now => {
      if (now - heard >= CALL_EVERY && now - called >= CALL_EVERY) {
        called = now
        // Without the database there is no echo, which is the correct result.
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
