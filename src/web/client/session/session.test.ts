import { describe, expect, test, vi } from 'vitest'
import type { MemberRecord } from '#contract/account/members.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { createSessionStore, landingPage, sessionKeys } from './session.ts'

const user: MemberRecord = {
  userId: 'demo',
  id: 7,
  nickname: '달빛축구',
  type: 0,
  role: 0,
  level: 1,
  withdrawalType: 0,
  tendency: 0,
  emoney: 1_000_000,
  point: 10_000,
  updatedAt: '2026-08-14 10:00:00',
  isLogin: true,
}

const start = parseSeoul('2026-08-14 19:30:00') ?? instant(0)

function createWorld(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored))
  let clock: Instant = start
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  const open = () => createSessionStore({ storage, now: () => clock })
  return {
    session: open(),
    open,
    entries,
    pass: (minutes: number) => {
      clock = instant(clock + minutes * MINUTE)
    },
  }
}

describe('the browser session', () => {
  test('SESSION-001 SESSION-002 stores the expiry on login, logoutMin from now, as YYYY-MM-DD HH:mm:ss', () => {
    const { session, entries } = createWorld()
    session.begin('secret', user, 30)
    expect(entries.get(sessionKeys.expiresAt)).toBe('2026-08-14 20:00:00')
    expect(entries.get(sessionKeys.token)).toBe('secret')
  })

  test('FIELD-002 restores a stored session with its nickname after a reload', () => {
    const { session, open } = createWorld()
    session.begin('secret', user, 30)
    expect(open().current()?.user.nickname).toBe('달빛축구')
    expect(open().current()).toEqual({ token: 'secret', user, expiresAt: instant(start + 30 * MINUTE) })
  })

  test.each([
    { 'auth.token': 'x' },
    { 'auth.token': 'x', 'auth.user': '{broken', 'auth.expiresAt': '2026-08-14 20:00:00' },
    { 'auth.token': 'x', 'auth.user': '7', 'auth.expiresAt': '2026-08-14 20:00:00' },
    { 'auth.token': 'x', 'auth.user': JSON.stringify(user), 'auth.expiresAt': 'soon' },
  ])('treats an invalid storage as no session: %j', stored => {
    expect(createWorld(stored as Record<string, string>).session.current()).toBeUndefined()
  })

  test('SESSION-003 ends the session at its expiry, not before', () => {
    const { session, pass } = createWorld()
    expect(session.isOver()).toBe(false)
    session.begin('secret', user, 30)
    pass(29)
    expect(session.isOver()).toBe(false)
    pass(1)
    expect(session.isOver()).toBe(true)
  })

  test('SESSION-004 SESSION-005 clears the storage and notifies listeners on logout', () => {
    const { session, entries } = createWorld()
    session.begin('secret', user, 30)
    session.stayUntil(10)
    const heard = vi.fn()
    session.subscribe(heard)
    session.end()
    expect(entries.size).toBe(0)
    expect(session.current()).toBeUndefined()
    expect(heard).toHaveBeenCalledOnce()
  })

  test('SESSION-011 stores the refreshed balance and drops a refresh of an ended session', () => {
    const { session } = createWorld()
    session.begin('secret', user, 30)
    session.refresh('secret', { ...user, emoney: 5 })
    expect(session.current()?.user.emoney).toBe(5)
    session.refresh('older', { ...user, emoney: 9 })
    expect(session.current()?.user.emoney).toBe(5)
    session.end()
    session.refresh('secret', user)
    expect(session.current()).toBeUndefined()
  })

  test.each([
    ['ended', undefined],
    ['replaced', 'newer'],
  ])('does not overwrite a session that another tab has just %s', (_, left) => {
    const { session, open, entries } = createWorld()
    session.begin('secret', user, 30)
    const other = open()
    if (left === undefined) other.end()
    else other.begin(left, { ...user, id: 8 }, 30)
    const stored = [...entries]
    session.refresh('secret', { ...user, emoney: 5 })
    expect([...entries]).toEqual(stored)
  })

  test('SESSION-015 SESSION-017 sets the auto-logout deadline under auth.autoLogoutAt on navigation', () => {
    const { session, entries, pass } = createWorld()
    session.stayUntil(10)
    expect(entries.has('auth.autoLogoutAt')).toBe(false)
    session.begin('secret', user, 600)
    session.stayUntil(10)
    expect(entries.get('auth.autoLogoutAt')).toBe('2026-08-14 19:40:00')
    pass(5)
    session.stayUntil(10)
    expect(entries.get('auth.autoLogoutAt')).toBe('2026-08-14 19:45:00')
  })

  test('SESSION-016 counts a passed deadline as idle too long, and disables it with 0 minutes', () => {
    const { session, entries, pass } = createWorld()
    session.begin('secret', user, 600)
    session.stayUntil(1)
    expect(session.isIdleTooLong()).toBe(false)
    pass(1)
    expect(session.isIdleTooLong()).toBe(true)
    session.stayUntil(0)
    expect(session.isIdleTooLong()).toBe(false)
    expect(entries.has('auth.autoLogoutAt')).toBe(false)
  })

  test('SESSION-012 SESSION-018 extends both times to 120 minutes from now when entering a lobby', () => {
    const { session, entries } = createWorld()
    session.begin('secret', user, 30)
    session.stayUntil(10)
    session.enterLobby()
    expect(entries.get(sessionKeys.expiresAt)).toBe('2026-08-14 21:30:00')
    expect(entries.get(sessionKeys.autoLogoutAt)).toBe('2026-08-14 21:30:00')
  })

  test('SESSION-014 never shortens a later expiry when entering a lobby', () => {
    const { session, entries } = createWorld()
    session.begin('secret', user, 300)
    const granted = entries.get(sessionKeys.expiresAt)
    session.enterLobby()
    expect(entries.get(sessionKeys.expiresAt)).toBe(granted)
  })
})

test.each([
  ['SESSION-021', 1, '/admin'],
  ['SESSION-022', 2, '/manager'],
  ['SESSION-023', 0, '/'],
])('%s a user of type %i lands on %s', (_row, type, page) => {
  expect(landingPage({ type })).toBe(page)
})
