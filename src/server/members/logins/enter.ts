import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { beginSession } from '../begin-session.ts'
import { isFromAllowed, isUnproven, type Member } from '../member.ts'
import { noteLogin } from '../members.sql.ts'
import { findLastLogin, insertAccountEvent, type PastLogin } from '../own/account-events.sql.ts'
import { takeOncePassword } from '../own/once-passwords.sql.ts'
import { rememberDevice } from './known-devices.ts'
import { trustDevice } from './login-devices.sql.ts'

/** Origin of a login. */
export type Visitor = {
  readonly ip: string
  readonly network: string
  readonly isAddressShared: boolean
  /** "Chrome · Windows" */
  readonly agent: string
  /** Hash of the token of a known device of the member. */
  readonly device: string | undefined
  /** The token itself, if the browser has one for this name. */
  readonly deviceToken: string | undefined
}

/** A completed login. */
export type Entered = {
  readonly token: string
  readonly memberId: MemberId
  readonly userId: string
  readonly deviceToken: string
  /** The previous login; undefined for the first. */
  readonly previous: PastLogin | undefined
  /** An operator who must set up a second factor before using the back office. */
  readonly mustSetSecondFactor: boolean
  /** The login used a one-time password. */
  readonly mustChangePassword: boolean
}

/** How long a trusted device needs no second factor. */
const TRUSTED = 30 * DAY

type EnterDeps = Pick<Deps, 'clock'> & { readonly site: Site }

/**
 * Begins the session of a member whose row is locked, remembers the device and logs the login. A one-time password
 * works once.
 */
export async function enter(
  tx: Tx,
  deps: EnterDeps,
  visitor: Visitor,
  member: Member,
  { trustsDevice = false }: { readonly trustsDevice?: boolean } = {},
): Promise<Result<Entered, Refusal<'LOGIN_PASSWORD_OVER'>>> {
  const { device, network, agent, ip, isAddressShared } = visitor
  const { id: memberId, userId } = member
  const now = deps.clock.now()
  const mustChangePassword = member.onceUntil !== null
  if (mustChangePassword && !(await takeOncePassword(tx, memberId, now)))
    return refuse({ code: 'LOGIN_PASSWORD_OVER' })
  const kept = await rememberDevice(tx, deps.clock, {
    memberId,
    token: device === undefined ? undefined : visitor.deviceToken,
    network: isAddressShared ? null : network,
    agent,
  })
  if (trustsDevice) await trustDevice(tx, kept.id, instant(now + TRUSTED))
  const previous = await findLastLogin(tx, memberId, 0)
  await insertAccountEvent(tx, { memberId, what: 'login', address: ip, agent }, now)
  await noteLogin(tx, memberId, now)
  const token = await beginSession(tx, deps, memberId, ip, kept.id)
  const mustSetSecondFactor = isUnproven(member, deps.site.settings())
  return accept({
    token,
    memberId,
    userId,
    deviceToken: kept.token,
    previous,
    mustSetSecondFactor,
    mustChangePassword,
  })
}

export type NotAdmitted = Refusal<
  | 'LOGIN_WAITING'
  | 'LOGIN_STOPPED'
  | 'LOGIN_LEFT'
  | 'LOGIN_REFUSED'
  | 'LOGIN_PASSWORD_OVER'
  | 'ADDRESS_NOT_ALLOWED'
  | 'SITE_MAINTENANCE'
>

/** Returns why an authenticated member is not admitted. Only shown after the right password. */
export function admissionRefusal(
  { clock, site }: EnterDeps,
  member: Member | undefined,
  ip: string,
): NotAdmitted | undefined {
  if (!member || member.status === 'left') return { code: 'LOGIN_LEFT' }
  if (member.status === 'refused') return { code: 'LOGIN_REFUSED' }
  if (member.status === 'waiting') return { code: 'LOGIN_WAITING' }
  if (member.status === 'blocked') return { code: 'LOGIN_STOPPED' }
  const settings = site.settings()
  if (!isFromAllowed(member, settings, ip)) return { code: 'ADDRESS_NOT_ALLOWED' }
  if (isPasswordOver(member, clock.now())) return { code: 'LOGIN_PASSWORD_OVER' }
  return settings.siteMaintenance && member.kind !== 'operator' ? { code: 'SITE_MAINTENANCE' } : undefined
}

/** A one-time password that was used or has expired. */
const isPasswordOver = ({ onceUntil, onceUsedAt }: Member, now: Instant): boolean =>
  onceUntil !== null && (onceUsedAt !== null || onceUntil <= now)
