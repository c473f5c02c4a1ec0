import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { lockMember } from '../members.sql.ts'
import {
  type Confirmation,
  type ConfirmDeps,
  type ConfirmRefusal,
  confirmSelf,
  type Self,
} from '../own/confirm-self.ts'
import { type NoteDeps, noteChange } from '../own/note-change.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** Creates ten new recovery codes for the member; earlier ones become invalid. */
export async function renewRecoveryCodes(
  deps: ConfirmDeps & NoteDeps,
  self: Self,
  confirmation: Confirmation,
): Promise<Result<readonly string[], ConfirmRefusal | Refusal<'SECOND_FACTOR_OFF'>>> {
  const confirmed = await confirmSelf(deps, self, confirmation)
  if (!confirmed.ok) return confirmed
  return deps.db.transaction(async tx => {
    const member = await lockMember(tx, self.memberId)
    if (!member?.hasSecondFactor) return refuse({ code: 'SECOND_FACTOR_OFF' })
    const recoveryCodes = await makeRecoveryCodes(tx, deps.seal, self.memberId)
    await noteChange(tx, deps, self, 'recovery-codes-made')
    return accept(recoveryCodes)
  })
}
