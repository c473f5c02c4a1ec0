import { type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { noteTurns } from '#server/platform/process/turns.ts'
import { takeTurns } from '#server/platform/work/take-turns.ts'
import type { Site } from '#server/site/site.ts'
import { type Alive, endIdleSessions, keepActivity, type SessionRow } from './login-sessions.sql.ts'

/** When members were last active, and which sessions end because of inactivity (SESSION-016). */
export type SessionActivity = {
  /** Records that a session is being used now. Only a note in memory. */
  note(session: Pick<SessionRow, 'tokenHash'>): void
  /** Whether the session has been idle for too long, as far as this process knows. */
  isIdle(session: Pick<SessionRow, 'tokenHash' | 'activeAt'>): boolean
  /** Ends the session unless another process has recorded its use. */
  endIdle(session: Pick<SessionRow, 'tokenHash'>): Promise<void>
  /** The current time, and the time since which a live session must have been used. */
  alive(): Alive
  /** Writes recorded uses, and ends idle sessions. */
  readonly background: Background
  /** Stops writing. */
  close(): void
}

type ActivityDeps = Pick<Deps, 'clock' | 'log'> & {
  readonly db: Pick<Deps['db'], 'run'>
  readonly site: Pick<Site, 'settings'>
}

/**
 * Minimum interval between writes of a session's use. The first use after a pause is written at once, so the stored
 * time is never further behind than this, which is less than the shortest idle timeout; all processes judge idleness by
 * it.
 */
const WRITTEN_EVERY = 30 * SECOND
/** Uses within this time are written in one statement. */
const GATHER_MILLISECONDS = 20
const TURN_MILLISECONDS = 10 * SECOND
/** Earlier than any use of a session. */
const NEVER = instant(0)

type Seen = { at: Instant; writtenAt: Instant }

/** Records the use of sessions in memory and writes it from time to time. */
export function openActivity({ db, clock, site, log }: ActivityDeps): SessionActivity {
  const turns = noteTurns('session-activity', TURN_MILLISECONDS)
  const seen = new Map<string, Seen>()
  /** To be written with the next statement. */
  const pending = new Set<string>()
  let soon: NodeJS.Timeout | undefined

  const isDue = ({ at, writtenAt }: Seen): boolean =>
    at > writtenAt && clock.now() - writtenAt >= WRITTEN_EVERY

  /** Uses that could not be written stay due, and are retried in the next run. */
  const write = async (): Promise<void> => {
    const told = [...pending].flatMap(tokenHash => {
      const one = seen.get(tokenHash)
      return one ? [{ tokenHash, at: one.at, one }] : []
    })
    pending.clear()
    if (told.length === 0) return
    await keepActivity(db, told)
    for (const { one, at } of told) one.writtenAt = at
  }
  const writeAll = (isWanted: (one: Seen) => boolean): Promise<void> => {
    for (const [tokenHash, one] of seen) if (isWanted(one)) pending.add(tokenHash)
    return write()
  }
  const writeSoon = (tokenHash: string): void => {
    pending.add(tokenHash)
    soon ??= setTimeout(() => {
      soon = undefined
      write().catch(err => log.warn({ err }, 'session activity was not stored'))
    }, GATHER_MILLISECONDS).unref()
  }
  const alive = (): Alive => {
    const now = clock.now()
    const minutes = site.settings().autoLogoutMin
    return { now, activeSince: minutes === 0 ? NEVER : instant(now - minutes * MINUTE) }
  }
  const turn = async (): Promise<void> => {
    await writeAll(isDue)
    const { now, activeSince } = alive()
    await endIdleSessions(db, { now, activeSince })
    // Entries already written and old are no longer needed.
    for (const [tokenHash, { at, writtenAt }] of seen)
      if (at <= writtenAt && now - at > 2 * WRITTEN_EVERY) seen.delete(tokenHash)
  }

  return {
    note: ({ tokenHash }) => {
      const at = clock.now()
      const known = seen.get(tokenHash)
      const one = known ?? { at, writtenAt: NEVER }
      one.at = at
      if (!known) seen.set(tokenHash, one)
      if (isDue(one)) writeSoon(tokenHash)
    },
    isIdle: ({ tokenHash, activeAt }) =>
      Math.max(activeAt, seen.get(tokenHash)?.at ?? NEVER) <= alive().activeSince,
    endIdle: async ({ tokenHash }) => {
      await endIdleSessions(db, alive(), tokenHash)
    },
    alive,
    background: {
      name: 'session-activity',
      report: turns.report,
      start: async () => {
        turns.begin(null)
        const noted = () => turns.take(turn)
        const stop = takeTurns({ name: 'session-activity', every: TURN_MILLISECONDS, log, turn: noted })
        return async () => {
          await stop()
          await writeAll(({ at, writtenAt }) => at > writtenAt)
        }
      },
    },
    close: () => clearTimeout(soon),
  }
}
