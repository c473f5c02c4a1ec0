import type { MemberRecord } from '#contract/account/members.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { formatSeoul, parseSeoul } from '#domain/korean-formats.ts'
import { GAME_STAY } from '#domain/members/game-stay.ts'

/** The logged-in member and the session end. */
type Session = { readonly token: string; readonly user: MemberRecord; readonly expiresAt: Instant }

/**
 * Names of the entries in local storage. Both times have the format `YYYY-MM-DD HH:mm:ss` (SESSION-002,
 * SESSION-017).
 */
export const sessionKeys = {
  token: 'auth.token',
  user: 'auth.user',
  expiresAt: 'auth.expiresAt',
  autoLogoutAt: 'auth.autoLogoutAt',
} as const

/** Refresh interval of the member's record in milliseconds (SESSION-009). */
export const userRefreshInterval = 5_000

type Surroundings = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly now: () => Instant
}

/**
 * The session of this browser, stored in local storage and shared by all tabs. Listeners are notified of
 * every change.
 */
export function createSessionStore({ storage, now }: Surroundings) {
  const listeners = new Set<() => void>()
  let session = readStored(storage)

  function keep(next: Session | undefined): void {
    session = next
    if (next) writeStored(storage, next)
    else for (const key of Object.values(sessionKeys)) storage.removeItem(key)
    for (const notify of listeners) notify()
  }

  /** A login or logout in another tab must not be overwritten before this tab is notified. */
  const isStored = ({ token }: Session): boolean => storage.getItem(sessionKeys.token) === token

  return {
    current: (): Session | undefined => session,
    /** Loads the session as stored by other tabs. */
    reread(): void {
      session = readStored(storage)
      for (const notify of listeners) notify()
    },
    subscribe(notify: () => void): () => void {
      listeners.add(notify)
      return () => void listeners.delete(notify)
    },
    /** Starts a session after a login; it ends `logoutMin` minutes from now (SESSION-001). */
    begin(token: string, user: MemberRecord, logoutMin: number): void {
      keep({ token, user, expiresAt: instant(now() + logoutMin * MINUTE) })
    },
    /** Updates the user record; ignored when its session is no longer current. */
    refresh(token: string, user: MemberRecord): void {
      if (session?.token === token && isStored(session)) keep({ ...session, user })
    },
    /** Clears the user and all stored entries (SESSION-004, SESSION-005). */
    end(): void {
      if (session || storage.getItem(sessionKeys.token) !== null) keep(undefined)
    },
    isOver: (): boolean => session !== undefined && session.expiresAt <= now(),
    /**
     * Restarts the auto-logout deadline on each navigation; 0 minutes disables it (SESSION-015,
     * SESSION-016).
     */
    stayUntil(autoLogoutMin: number): void {
      if (!session || !isStored(session)) return
      if (autoLogoutMin <= 0) storage.removeItem(sessionKeys.autoLogoutAt)
      else storage.setItem(sessionKeys.autoLogoutAt, sessionTime(instant(now() + autoLogoutMin * MINUTE)))
    },
    isIdleTooLong(): boolean {
      const deadline = parseSeoul(storage.getItem(sessionKeys.autoLogoutAt) ?? '')
      return session !== undefined && deadline !== undefined && deadline <= now()
    },
    /**
     * Entering the casino and slot lobbies extends both times to 120 minutes from now, never shortens
     * them (SESSION-012..014, SESSION-018).
     */
    enterLobby(): void {
      if (!session || !isStored(session)) return
      keep({ ...session, expiresAt: extendedExpiry(session.expiresAt, now()) })
      const deadline = parseSeoul(storage.getItem(sessionKeys.autoLogoutAt) ?? '')
      if (deadline === undefined) return
      storage.setItem(sessionKeys.autoLogoutAt, sessionTime(extendedExpiry(deadline, now())))
    },
  }
}

/** 120 minutes from now, or the present end if it is later (SESSION-014). */
const extendedExpiry = (granted: Instant, now: Instant): Instant =>
  instant(Math.max(granted, now + GAME_STAY))

/** Landing page after login: back office, partner pages, or home (SESSION-019..023). */
export const landingPage = ({ type }: Pick<MemberRecord, 'type'>): '/' | '/admin' | '/manager' =>
  type === 1 ? '/admin' : type === 2 ? '/manager' : '/'

const sessionTime = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

function writeStored(storage: Surroundings['storage'], { token, user, expiresAt }: Session): void {
  storage.setItem(sessionKeys.token, token)
  storage.setItem(sessionKeys.user, JSON.stringify(user))
  storage.setItem(sessionKeys.expiresAt, sessionTime(expiresAt))
}

function readStored(storage: Surroundings['storage']): Session | undefined {
  const token = storage.getItem(sessionKeys.token)
  const user = parseUser(storage.getItem(sessionKeys.user))
  const expiresAt = parseSeoul(storage.getItem(sessionKeys.expiresAt) ?? '')
  return token && user && expiresAt !== undefined ? { token, user, expiresAt } : undefined
}

/** Users can edit the storage: an invalid user record counts as no session. */
function parseUser(text: string | null): MemberRecord | undefined {
  try {
    const user: unknown = JSON.parse(text ?? 'null')
    return typeof user === 'object' && user !== null && 'id' in user && 'nickname' in user
      ? (user as MemberRecord)
      : undefined
  } catch {
    return undefined
  }
}
