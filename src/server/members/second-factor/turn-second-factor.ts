import type { MemberId } from '#domain/ids.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { LiveSessions } from '../live-sessions.ts'
import { distrustDevices } from '../logins/login-devices.sql.ts'
import { setSecondFactor } from '../members.sql.ts'
import { findAppSince } from './app-factor.sql.ts'
import { listPasskeys } from './passkeys.sql.ts'
import { countRecoveryCodes, deleteRecoveryCodes } from './recovery-codes.sql.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

export type TurnDeps = Pick<Deps, 'clock' | 'seal'> & { readonly sessions: LiveSessions }

/**
 * Turns the second factor of a member, whose row is locked, on or off depending on the factors that exist. The first
 * factor creates recovery codes, returned once; removing the last deletes them. All devices lose their trust.
 */
export async function turnSecondFactor(
  tx: Tx,
  { clock, seal, sessions }: TurnDeps,
  memberId: MemberId,
): Promise<readonly string[]> {
  const isOn = (await findAppSince(tx, memberId)) !== null || (await listPasskeys(tx, memberId)).length > 0
  await setSecondFactor(tx, memberId, isOn, clock.now())
  await distrustDevices(tx, memberId)
  tx.afterCommit(() => sessions.forget(memberId))
  if (!isOn) await deleteRecoveryCodes(tx, memberId)
  const isFirst = isOn && (await countRecoveryCodes(tx, memberId)) === 0
  return isFirst ? makeRecoveryCodes(tx, seal, memberId) : []
}
