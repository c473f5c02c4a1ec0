import type { LoginEventKind } from '#contract/back-office/login-event-texts.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { countGuess, waitOf } from '#domain/members/login-guesses.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { DEVICE_KEPT } from './known-devices.ts'
import { type CountKey, keepCounts, lockCounts, type StoredCount } from './login-counts.sql.ts'
import { isAddressKnown, keepDeviceCount, lockDevice } from './login-devices.sql.ts'

export type GuessDeps = Pick<Deps, 'db' | 'clock' | 'seal'>

/** The sender of a login attempt, as far as known. */
export type Guesser = {
  readonly userId: string
  /** Form of the typed name that may be stored. */
  readonly shownName: string
  readonly network: string
  readonly isAddressShared: boolean
  /** Hash of the token of a known device of the member. */
  readonly device: string | undefined
}

/** A guess that has been counted and may now be checked. */
export type TakenGuess = {
  /** Keys it was counted under, in addition to the device. */
  readonly keys: readonly Buffer[]
  /** Locks that begin if the guess is wrong. */
  readonly locks: readonly LoginEventKind[]
}

type Waiting = Refusal<'LOGIN_LOCKED' | 'TOO_MANY_REQUESTS'>

/**
 * Counts a guess before it is checked, so that concurrent guesses are limited like sequential ones. A known device is
 * counted separately, whatever others did; after too many failures it counts as unknown.
 */
export async function takeGuess(deps: GuessDeps, guesser: Guesser): Promise<Result<TakenGuess, Waiting>> {
  const byDevice = guesser.device === undefined ? undefined : await takeForDevice(deps, guesser.device)
  return byDevice ? accept(byDevice) : takeForStranger(deps, guesser)
}

function takeForDevice({ db, clock }: GuessDeps, device: string): Promise<TakenGuess | undefined> {
  return db.transaction(async tx => {
    const now = clock.now()
    const known = await lockDevice(tx, device)
    if (!known) return undefined
    const before = { ...known, beganAt: known.beganAt ?? now }
    if (waitOf(before, now) !== undefined) return undefined
    const after = countGuess('device', before, now)
    await keepDeviceCount(tx, device, after)
    return { keys: [], locks: after.waitUntil === null ? [] : ['device-locked'] }
  })
}

const takeForStranger = async (deps: GuessDeps, guesser: Guesser): Promise<Result<TakenGuess, Waiting>> =>
  takeUnder(deps, await keysOf(deps, guesser))

/** Counts a guess under each of the keys, unless one of them is exhausted. */
function takeUnder(
  { db, clock }: Pick<GuessDeps, 'db' | 'clock'>,
  keys: readonly CountKey[],
): Promise<Result<TakenGuess, Waiting>> {
  return db.transaction(async tx => {
    const now = clock.now()
    const before = await lockCounts(tx, keys, now)
    const waiting = waitingOf(before, now)
    if (waiting) return refuse(waiting)
    const after = before.map(count => ({ ...count, ...countGuess(count.kind, count, now) }))
    await keepCounts(tx, after, now)
    return accept({
      keys: keys.map(({ key }) => key),
      locks: after.filter(({ waitUntil }) => waitUntil !== null).map(({ kind }) => lockedEvent[kind]),
    })
  })
}

const lockedEvent = {
  pair: 'pair-locked',
  name: 'name-locked',
  address: 'address-locked',
  code: 'code-locked',
  exchange: 'exchange-locked',
} as const

/**
 * Counts a guess at a member's second factor. A known device is counted separately; unknown ones by name and address,
 * by address, and in total for the member.
 */
export async function takeCodeGuess(
  deps: GuessDeps,
  guesser: Guesser,
): Promise<Result<TakenGuess, Refusal<'CODE_LOCKED' | 'TOO_MANY_REQUESTS'>>> {
  const byDevice = guesser.device === undefined ? undefined : await takeForDevice(deps, guesser.device)
  if (byDevice) return accept(byDevice)
  const taken = await takeUnder(deps, codeKeys(deps, guesser))
  if (taken.ok) return taken
  const { refusal } = taken
  return refuse(refusal.code === 'LOGIN_LOCKED' ? { ...refusal, code: 'CODE_LOCKED' as const } : refusal)
}

function codeKeys({ seal }: GuessDeps, guesser: Guesser): CountKey[] {
  const { shownName: name, network, isAddressShared } = guesser
  const userId = guesser.userId.toLowerCase()
  const own: CountKey = { kind: 'code', key: seal.mark(`code:name:${userId}`), name, network: null }
  if (isAddressShared) return [own]
  return [
    own,
    { kind: 'pair', key: seal.mark(`code:pair:${network} ${userId}`), name, network },
    { kind: 'address', key: seal.mark(`login:address:${network}`), name: null, network },
  ]
}

/** Counts a guess at a member's exchange password, from anywhere. */
export async function takeExchangeGuess(
  deps: GuessDeps,
  userId: string,
): Promise<Result<TakenGuess, Refusal<'EXCHANGE_PASSWORD_LOCKED'>>> {
  const key = deps.seal.mark(`exchange:name:${userId.toLowerCase()}`)
  const taken = await takeUnder(deps, [{ kind: 'exchange', key, name: userId, network: null }])
  if (taken.ok) return taken
  const minutes = taken.refusal.code === 'LOGIN_LOCKED' ? taken.refusal.minutes : 1
  return refuse({ code: 'EXCHANGE_PASSWORD_LOCKED', minutes })
}

/**
 * The keys of an unknown device's guess: name and address, the address, and the name. An address from which the member
 * has logged in before does not count for the name. If all callers share one address, it is ignored.
 */
async function keysOf({ db, clock, seal }: GuessDeps, guesser: Guesser): Promise<CountKey[]> {
  const { shownName: name, network, isAddressShared } = guesser
  const userId = guesser.userId.toLowerCase()
  const ofName: CountKey = { kind: 'name', key: seal.mark(`login:name:${userId}`), name, network: null }
  if (isAddressShared) return [ofName]
  const usedSince = instant(clock.now() - DEVICE_KEPT)
  const isKnown = await isAddressKnown(db, { userId, network, usedSince })
  return [
    { kind: 'pair', key: seal.mark(`login:pair:${network} ${userId}`), name, network },
    { kind: 'address', key: seal.mark(`login:address:${network}`), name: null, network },
    ...(isKnown ? [] : [ofName]),
  ]
}

/** Returns why these counts allow no guess now, with the longest wait. */
function waitingOf(counts: readonly StoredCount[], now: Instant): Waiting | undefined {
  const waits = counts.flatMap(count => {
    const until = waitOf(count, now)
    return until === undefined ? [] : [{ kind: count.kind, minutes: Math.ceil((until - now) / MINUTE) }]
  })
  if (waits.length === 0) return undefined
  if (waits.some(({ kind }) => kind === 'address')) return { code: 'TOO_MANY_REQUESTS' }
  return { code: 'LOGIN_LOCKED', minutes: Math.max(...waits.map(({ minutes }) => minutes)) }
}
