import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { LiveSessions } from '../live-sessions.ts'
import { endSessionOnDevice, findLiveDevice } from '../login-sessions.sql.ts'
import { deleteDevice, findOwnDevice, listOwnDevices } from '../logins/login-devices.sql.ts'
import { insertAccountEvent } from './account-events.sql.ts'
import type { Self } from './confirm-self.ts'

type DeviceDeps = Pick<Deps, 'db' | 'clock'> & { readonly sessions: LiveSessions }

/**
 * Returns the devices that a member has logged in on, last used first. Only one login is live at a time (SESSION-024),
 * so the caller's device is that of the live login.
 */
export async function readDevices({ db, clock }: Pick<Deps, 'db' | 'clock'>, memberId: MemberId) {
  const [devices, live] = await Promise.all([listOwnDevices(db, memberId), findLiveDevice(db, memberId)])
  const now = clock.now()
  return devices.map(({ trustedUntil, ...device }) => ({
    ...device,
    isThis: device.id === live,
    trustedUntil: trustedUntil !== null && trustedUntil > now ? trustedUntil : null,
  }))
}

/** Forgets a device: its next login counts as new and needs the second factor. */
export function forgetDevice(
  { db, clock }: DeviceDeps,
  { memberId, ip, agent }: Self,
  id: number,
): Promise<Result<undefined, Refusal<'NOT_FOUND'>>> {
  return db.transaction(async tx => {
    const forgotten = await deleteDevice(tx, memberId, id)
    if (!forgotten) return refuse({ code: 'NOT_FOUND' })
    const event = { memberId, what: 'device-forgotten', address: ip, agent, detail: forgotten.agent } as const
    await insertAccountEvent(tx, event, clock.now())
    return accept(undefined)
  })
}

/** Ends the login on one of the member's devices, including the current one. */
export async function endLoginOn(
  { db, clock, sessions }: DeviceDeps,
  { memberId, ip, agent }: Self,
  id: number,
): Promise<Result<undefined, Refusal<'NOT_FOUND'>>> {
  const done = await db.transaction(async tx => {
    const device = await findOwnDevice(tx, memberId, id)
    if (!device || !(await endSessionOnDevice(tx, memberId, id, clock.now())))
      return refuse({ code: 'NOT_FOUND' })
    const event = { memberId, what: 'session-ended', address: ip, agent, detail: device.agent } as const
    await insertAccountEvent(tx, event, clock.now())
    return accept(undefined)
  })
  sessions.forget(memberId)
  return done
}
