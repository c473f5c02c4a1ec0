import { createHash } from 'node:crypto'
import { DAY, instant } from '#domain/instant.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { gatherReads } from '#server/platform/work/gather.ts'
import { hashToken, isToken, makeToken } from '../tokens.ts'
import {
  dropDevicesBeyond,
  keepDevice,
  type LoginDevice,
  listDevices,
  type UsedDevice,
} from './login-devices.sql.ts'

/** A device not used for this long is forgotten. */
export const DEVICE_KEPT = 400 * DAY
/** More than anybody uses; the one unused for longest is dropped first. */
const DEVICES_OF_A_MEMBER = 10

/** Returns the device of a token, if it belongs to the member with that login name. */
export type FindDevice = (userId: string, token: string | undefined) => Promise<LoginDevice | undefined>

/** Looks up devices; concurrent lookups share one statement, so that a flood of invented tokens is cheap. */
export function deviceFinder({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindDevice {
  const read = gatherReads(async (hashes: readonly string[]) => {
    const devices = await listDevices(db, hashes, instant(clock.now() - DEVICE_KEPT))
    return new Map(devices.map(device => [device.tokenHash, device]))
  })
  return async (userId, token) => {
    if (token === undefined) return undefined
    const device = await read(hashToken(token))
    return device?.userId.toLowerCase() === userId.toLowerCase() ? device : undefined
  }
}

/** Remembers the device of a login; returns its id and its token, a new one unless it had one. */
export async function rememberDevice(
  tx: Tx,
  clock: Deps['clock'],
  used: Omit<UsedDevice, 'tokenHash'> & { readonly token: string | undefined },
): Promise<{ readonly id: number; readonly token: string }> {
  const { token = makeToken(), ...device } = used
  const { id } = await keepDevice(tx, { ...device, tokenHash: hashToken(token) }, clock.now())
  await dropDevicesBeyond(tx, device.memberId, id, DEVICES_OF_A_MEMBER)
  return { id, token }
}

/** Each login name has its own cookie, so that members sharing a browser all stay known. */
const cookieName = (userId: string): string =>
  `device_${createHash('sha256').update(userId.toLowerCase()).digest('hex').slice(0, 16)}`

/** Reads the device token for a login name from a `Cookie` header. */
export function readDeviceCookie(header: string | undefined, userId: string): string | undefined {
  const name = `${cookieName(userId)}=`
  const found = header
    ?.split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(name))
    ?.slice(name.length)
  return found !== undefined && isToken(found) ? found : undefined
}

const COOKIE_SECONDS = DEVICE_KEPT / 1_000

/** The `Set-Cookie` header for a device token: not readable by scripts, and sent only to the login. */
export const deviceCookie = (userId: string, token: string, isSecure: boolean): string =>
  [
    `${cookieName(userId)}=${token}`,
    'Path=/api/member/login',
    `Max-Age=${COOKIE_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
