import type { LoginEventKind } from '#contract/back-office/login-event-texts.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import { deviceLabel } from '#domain/members/device-label.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { networkOf } from '#server/platform/http/caller-network.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Throttle } from '#server/platform/work/throttle.ts'
import type { Site } from '#server/site/site.ts'
import type { LiveSessions } from '../live-sessions.ts'
import type { Member } from '../member.ts'
import { findByUserId, findWithPassword, lockMember, type MemberWithPassword } from '../members.sql.ts'
import type { Passwords } from '../passwords.ts'
import { type AskedSecondFactor, askSecondFactor } from '../second-factor/ask-second-factor.ts'
import { admissionRefusal, type Entered, enter, type NotAdmitted, type Visitor } from './enter.ts'
import type { FindDevice } from './known-devices.ts'
import { giveBackGuess } from './login-counts.sql.ts'
import { insertEvents } from './login-events.sql.ts'
import { maskedName } from './shown-name.ts'
import { type GuessDeps, type TakenGuess, takeGuess } from './take-guess.ts'

/** Name of a client without a usable User-Agent. */
export const UNKNOWN_DEVICE = '기타'

export type LogInDeps = GuessDeps & {
  readonly site: Site
  readonly sessions: LiveSessions
  readonly passwords: Passwords
  readonly findDevice: FindDevice
  /** Limits how often a flood of logins is logged, by address. */
  readonly crowdsTold: Throttle
}

type Typed = {
  readonly userId: string
  readonly password: string
  readonly ip: string
  readonly isAddressShared: boolean
  /** The device's token, if the browser has one for this name. */
  readonly deviceToken: string | undefined
  /** The header `User-Agent`. */
  readonly agent: string | undefined
}

/** Complete, or the password was right and a second factor is required. */
type LoggedIn =
  | { readonly entered: Entered; readonly asked?: never }
  | { readonly entered?: never; readonly asked: AskedSecondFactor }
type LogInRefusal = NotAdmitted | Refusal<'LOGIN_MISMATCH' | 'LOGIN_LOCKED' | 'TOO_MANY_REQUESTS'>
type LogInResult = Result<LoggedIn, LogInRefusal>

/** A login attempt with the facts that were read before its turn. */
type Attempt = Visitor & {
  readonly userId: string
  readonly password: string
  /** The member needs no second factor on this device for now. */
  readonly isTrusted: boolean
}

/**
 * Logs a member in. Unknown names and wrong passwords get the same answer after the same work, and unknown names are
 * locked like any other, so that nothing reveals which names exist (API-006). Attempts are queued by address: those of
 * one do not delay others.
 */
export async function logIn(deps: LogInDeps, typed: Typed): Promise<LogInResult> {
  const device = await deps.findDevice(typed.userId, typed.deviceToken)
  const attempt: Attempt = {
    ...typed,
    network: networkOf(typed.ip),
    agent: deviceLabel(typed.agent) ?? UNKNOWN_DEVICE,
    device: device?.tokenHash,
    isTrusted: (device?.trustedUntil ?? 0) > deps.clock.now(),
  }
  const inTurn = deps.passwords.inTurn(laneOf(attempt), () => tryPassword(deps, attempt))
  if (inTurn) return inTurn
  if (deps.crowdsTold.take(attempt.network)) await tell(deps, attempt, undefined, ['crowded'])
  return refuse({ code: 'TOO_MANY_REQUESTS' })
}

/** The queue of an attempt. If all callers share one address, the name identifies them. */
function laneOf({ device, isAddressShared, network, userId }: Attempt) {
  if (device !== undefined) return { key: `device ${device}`, isKnown: true }
  return { key: isAddressShared ? `name ${userId.toLowerCase()}` : `address ${network}` }
}

async function tryPassword(deps: LogInDeps, attempt: Attempt): Promise<LogInResult> {
  const { userId, password } = attempt
  const member = await findByUserId(deps.db, userId)
  // The database may compare letters differently: one member has one count, however the name is typed.
  const guesser = { ...attempt, userId: member?.userId ?? userId, shownName: shownName(attempt, member) }
  const taken = await takeGuess(deps, guesser)
  if (!taken.ok) return taken
  const isRight = await deps.passwords.matches(password, member?.passwordHash)
  if (isRight && member) return begin(deps, attempt, member, taken.value)
  await tell(deps, attempt, member, ['mismatch', ...taken.value.locks])
  return refuse({ code: 'LOGIN_MISMATCH' })
}

/**
 * Handles a right password, which does not count as a guess. If the password was changed meanwhile, it counts as wrong.
 */
async function begin(
  deps: LogInDeps,
  attempt: Attempt,
  { id, passwordHash }: MemberWithPassword,
  { keys }: TakenGuess,
): Promise<LogInResult> {
  const { db, sessions } = deps
  const { member, login } = await db.transaction(async tx => {
    const member = await lockMember(tx, id)
    const { passwordHash: current } = await findWithPassword(tx, id)
    if (current !== passwordHash) return { member, login: refuse({ code: 'LOGIN_MISMATCH' as const }) }
    await giveBackGuess(tx, keys)
    const refusal = admissionRefusal(deps, member, attempt.ip)
    if (refusal) return { member, login: refuse(refusal) }
    assert(member, 'who is admitted is there')
    return { member, login: await goOn(tx, deps, attempt, member) }
  })
  sessions.forget(id)
  if (!login.ok && login.refusal.code !== 'SITE_MAINTENANCE')
    await tell(deps, attempt, member, ['not-admitted'])
  return login
}

/** Completes the login, or requires the second factor if one is on and the device is not trusted. */
async function goOn(
  tx: Tx,
  deps: LogInDeps,
  attempt: Attempt,
  member: Member,
): Promise<Result<LoggedIn, NotAdmitted>> {
  if (member.hasSecondFactor && !attempt.isTrusted)
    return accept({ asked: await askSecondFactor(tx, deps, member.id) })
  const entered = await enter(tx, deps, attempt, member)
  return entered.ok ? accept({ entered: entered.value }) : entered
}

const shownName = ({ userId }: Attempt, member: Member | undefined): string =>
  member?.userId ?? maskedName(userId)

/** Writes to the log of failed logins. */
async function tell(
  { db, clock }: LogInDeps,
  attempt: Attempt,
  member: Member | undefined,
  happened: readonly LoginEventKind[],
): Promise<void> {
  const { ip: address, agent } = attempt
  const of = { memberId: member?.id ?? null, name: shownName(attempt, member), address, agent }
  await insertEvents(
    db,
    happened.map(what => ({ what, ...of })),
    clock.now(),
  )
}
