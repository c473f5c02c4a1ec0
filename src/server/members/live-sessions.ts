import type { MemberId } from '#domain/ids.ts'
import { type Instant, MINUTE, SECOND } from '#domain/instant.ts'
import { noticeEcho } from '#server/platform/news/notice-echo.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { gatherReads } from '#server/platform/work/gather.ts'
import { listSessions, MEMBER_CHANNEL, type SessionRow } from './login-sessions.sql.ts'
import { hashToken } from './tokens.ts'

/** Sessions for every call: served from memory, consistent across processes. */
export type LiveSessions = {
  /** The session of a token; undefined for an unknown one. */
  find(token: string): SessionRow | undefined | Promise<SessionRow | undefined>
  /** Drops a member's cached sessions; for the process that has just changed the member. */
  forget(member: MemberId): void
  /** Subscribes to every change of a member or session, made in any process. */
  onChange(hear: (member: MemberId) => void): void
  close(): void
}

/** After this time without confirmed notifications a session is read again before it counts. */
const FRESH_MILLISECONDS = 3 * SECOND
/** Maximum age of a cached session, with or without notifications. */
const BELIEVED_MILLISECONDS = MINUTE
const KNOWN_BEFORE_SWEEP = 50_000

type LiveSessionsDeps = Pick<Deps, 'clock'> & { readonly db: Pick<Db, 'many' | 'listen' | 'notify'> }

type Known = { readonly session: SessionRow; readonly readAt: Instant }

/** Cached sessions, by token and by member. */
function sessionMemory() {
  const known = new Map<string, Known>()
  const tokensOf = new Map<MemberId, Set<string>>()
  let changes = 0
  const forgetAll = () => {
    changes += 1
    known.clear()
    tokensOf.clear()
  }
  return {
    find: (token: string): Known | undefined => known.get(token),
    /** Counts invalidations: data read before a change is not cached after it. */
    changes: (): number => changes,
    keep(token: string, { session, readAt }: Known): void {
      if (known.size > KNOWN_BEFORE_SWEEP) forgetAll()
      known.set(token, { session, readAt })
      const tokens = tokensOf.get(session.memberId) ?? new Set()
      tokensOf.set(session.memberId, tokens.add(token))
    },
    forget(member: MemberId): void {
      changes += 1
      for (const token of tokensOf.get(member) ?? []) known.delete(token)
      tokensOf.delete(member)
    },
    forgetAll,
  }
}

/**
 * Caches sessions in memory and invalidates them by database notifications. Without a sign of life from the
 * notifications, each is read again after three seconds.
 */
export async function openLiveSessions({ db, clock }: LiveSessionsDeps): Promise<LiveSessions> {
  const memory = sessionMemory()
  const hearers = new Set<(member: MemberId) => void>()
  const echo = noticeEcho(db, MEMBER_CHANNEL)

  const read = gatherReads(async (hashes: readonly string[]) => {
    const rows = await listSessions(db, hashes)
    return new Map(rows.map(row => [row.tokenHash, row]))
  })
  const readAndKeep = async (token: string) => {
    const changesBefore = memory.changes()
    const session = await read(hashToken(token))
    if (session && memory.changes() === changesBefore) memory.keep(token, { session, readAt: clock.now() })
    return session
  }

  const stopListening = await db.listen(
    MEMBER_CHANNEL,
    payload => {
      if (echo.hears(payload)) return
      const member = Number(payload) as MemberId
      memory.forget(member)
      for (const hear of hearers) hear(member)
    },
    memory.forgetAll,
  )
  const isFresh = ({ readAt }: Known): boolean => {
    const now = clock.now()
    const trueAt = Math.max(readAt, echo.heardUpTo(now))
    return now - trueAt < FRESH_MILLISECONDS && now - readAt < BELIEVED_MILLISECONDS
  }
  return {
    find: token => {
      const found = memory.find(token)
      return found && isFresh(found) ? found.session : readAndKeep(token)
    },
    forget: memory.forget,
    onChange: hear => void hearers.add(hear),
    close: stopListening,
  }
}
