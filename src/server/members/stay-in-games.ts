import type { MemberId } from '#domain/ids.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { GAME_STAY } from '#domain/members/game-stay.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { LiveSessions } from './live-sessions.ts'
import { stretchSessionOf } from './login-sessions.sql.ts'

type StayDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly site: Pick<Site, 'settings'>
  readonly sessions: Pick<LiveSessions, 'forget'>
}

/**
 * Casino and slots run in another window, where this site sees no activity: the session counts as used until 120
 * minutes from now and does not end earlier. A later end stays (SESSION-014, SESSION-018).
 */
export async function stayInGames({ db, clock, site, sessions }: StayDeps, member: MemberId): Promise<void> {
  const until = instant(clock.now() + GAME_STAY)
  const usedAt = instant(until - site.settings().autoLogoutMin * MINUTE)
  await stretchSessionOf(db, member, { until, usedAt })
  sessions.forget(member)
}
