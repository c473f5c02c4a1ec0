import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { findByUserId, lockMember } from '../members.sql.ts'
import { type NoteDeps, noteChange } from '../own/note-change.ts'
import { waysOf } from './ask-second-factor.ts'
import { dropSecondFactor } from './drop-second-factor.ts'
import type { TurnDeps } from './turn-second-factor.ts'

type ResetDeps = Pick<Deps, 'db'> & TurnDeps & NoteDeps
type ResetRefusal = Refusal<'NOT_FOUND' | 'SECOND_FACTOR_OFF' | 'OPERATOR_ACCOUNT'>

/** Names in the act log. */
const wayWords = { app: '인증 앱', passkey: '패스키', recovery: '복구 코드' } as const

/** Device name for operators' operations. */
const DESK = '고객센터'

/**
 * Removes all second factors of a member who has lost the device, with an act log entry and a message. Not for
 * operators: a stolen back-office session could take over other accounts at once.
 */
export async function resetSecondFactor(
  deps: ResetDeps,
  act: OperatorAct,
  userId: string,
): Promise<Result<{ readonly userId: string }, ResetRefusal>> {
  const { db, clock } = deps
  return db.transaction(async tx => {
    const found = await findByUserId(tx, userId)
    const member = found && (await lockMember(tx, found.id))
    if (!member) return refuse({ code: 'NOT_FOUND' })
    if (member.kind === 'operator') return refuse({ code: 'OPERATOR_ACCOUNT' })
    if (!member.hasSecondFactor) return refuse({ code: 'SECOND_FACTOR_OFF' })
    const ways = await takeFactorAway(tx, deps, { memberId: member.id, ip: act.ip, agent: DESK })
    await recordAct(tx, {
      ...act,
      act: 'reset-second-factor',
      subject: `member:${member.id}`,
      before: { ways },
      after: { ways: '해제' },
      at: clock.now(),
    })
    return accept({ userId: member.userId })
  })
}

/** The member, and the origin of the operation. */
export type WayNote = { readonly memberId: MemberId; readonly ip: string; readonly agent: string }

/** Removes all second factors of a member whose row is locked and sends a message; returns their names as text. */
export async function takeFactorAway(tx: Tx, deps: TurnDeps & NoteDeps, of: WayNote): Promise<string> {
  const ways = (await waysOf(tx, of.memberId)).map(way => wayWords[way]).join(', ')
  await dropSecondFactor(tx, deps, of.memberId)
  await noteChange(tx, deps, of, 'second-factor-reset')
  return ways
}
