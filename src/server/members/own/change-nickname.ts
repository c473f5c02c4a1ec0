import type { Refusal } from '#contract/wire/refusals.ts'
import { isReservedName } from '#domain/members/reserved-names.ts'
import { isNickname } from '#domain/members/sign-up.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { isUniqueViolation } from '#server/platform/postgres/unique-violation.ts'
import { setNickname } from '../members.sql.ts'
import {
  type Confirmation,
  type ConfirmDeps,
  type ConfirmRefusal,
  confirmSelf,
  type Self,
} from './confirm-self.ts'
import { type NoteDeps, noteChange } from './note-change.ts'

type NicknameRefusal = ConfirmRefusal | Refusal<'NICKNAME_FORMAT' | 'NICKNAME_RESERVED' | 'NICKNAME_TAKEN'>

/**
 * Changes the member's nickname by the rules of a sign-up, as often as they like; each change is logged (ROUTE-005).
 */
export async function changeNickname(
  deps: ConfirmDeps & NoteDeps,
  self: Self,
  { nickname, ...confirmation }: Confirmation & { readonly nickname: string },
): Promise<Result<true, NicknameRefusal>> {
  if (!isNickname(nickname)) return refuse({ code: 'NICKNAME_FORMAT' })
  if (isReservedName(nickname)) return refuse({ code: 'NICKNAME_RESERVED' })
  const confirmed = await confirmSelf(deps, self, confirmation)
  if (!confirmed.ok) return confirmed
  const { nickname: before } = confirmed.value
  if (nickname === before) return accept(true)
  const { db, clock } = deps
  const change = db.transaction(async tx => {
    if (!(await setNickname(tx, self.memberId, nickname, clock.now())))
      return refuse({ code: 'NICKNAME_TAKEN' as const })
    const values = { before, after: nickname }
    await noteChange(tx, deps, self, 'nickname-changed', `${before} → ${nickname}`, values)
    return accept(true as const)
  })
  // Another member may take it concurrently.
  return change.catch((fault: unknown) => {
    if (isUniqueViolation(fault)) return refuse({ code: 'NICKNAME_TAKEN' as const })
    throw fault
  })
}
