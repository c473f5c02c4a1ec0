import type { memberActContract } from '#contract/back-office/member-acts.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { changeLevel } from './change-level.ts'
import { changeKind, changeTendency } from './change-standing.ts'
import { endLogins, forgetMemberDevice } from './end-logins.ts'
import { moveByHand } from './move-by-hand.ts'
import { writeNote } from './notes.ts'
import { resetPassword } from './reset-password.ts'
import { showSealed } from './show-sealed.ts'

type ActDeps = Parameters<typeof changeKind>[0] &
  Parameters<typeof moveByHand>[0] &
  Parameters<typeof resetPassword>[0] &
  Parameters<typeof showSealed>[0]

type ActCall = {
  readonly params: { readonly id: number }
  readonly caller: Caller
  readonly ip: string
}

/** Parameters common to all operations: operator, address and member. */
const actOf = ({ params, caller, ip }: ActCall) => ({ operator: caller, ip, memberId: params.id as MemberId })

/** Operator routes for operations on one member. */
export const memberActRoutes = (deps: ActDeps): Handlers<typeof memberActContract> => ({
  changeLevel: call => changeLevel(deps, { ...actOf(call), ...call.body }),
  changeTendency: call => changeTendency(deps, { ...actOf(call), ...call.body }),
  changeKind: call => changeKind(deps, { ...actOf(call), ...call.body }),
  endLogins: call => endLogins(deps, { ...actOf(call), ...call.body }),
  forgetDevice: call =>
    forgetMemberDevice(deps, { ...actOf(call), ...call.body, deviceId: call.params.deviceId }),
  resetPassword: call => resetPassword(deps, { ...actOf(call), ...call.body }),
  moveByHand: call => moveByHand(deps, { ...actOf(call), ...call.body }),
  writeNote: call => writeNote(deps, { ...actOf(call), ...call.body }),
  showSealed: call => showSealed(deps, { ...actOf(call), ...call.body }),
})
