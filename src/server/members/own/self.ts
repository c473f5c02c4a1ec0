import { deviceLabel } from '#domain/members/device-label.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { CallerAddress } from '#server/platform/http/caller-address.ts'
import { networkOf } from '#server/platform/http/caller-network.ts'
import { UNKNOWN_DEVICE } from '../logins/log-in.ts'
import { passkeyPlace } from '../second-factor/passkey-place.ts'
import type { Self } from './confirm-self.ts'

type OwnCall = CallerAddress & {
  readonly caller: Caller
  header(name: string): string | undefined
}

/** Returns the caller of an operation on the own account, with the origin. */
export const selfOf = ({ caller, ip, sharedAddress, header }: OwnCall): Self => ({
  memberId: caller.memberId,
  ip,
  network: networkOf(ip),
  isAddressShared: sharedAddress,
  agent: deviceLabel(header('user-agent')) ?? UNKNOWN_DEVICE,
  place: passkeyPlace(header),
})
