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

/** As the log of acts shows them. */
const wayWords = { app: '인증 앱', passkey: '패스키', recovery: '복구 코드' } as const

/** The device from which an operator's act comes is the desk. */
const DESK = '고객센터'

/**
 * Takes the whole second factor of somebody away who has lost the device, with the act log and a message to them. Nobody
 * does it here for who works here: a stolen desk session would be through at once.
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

/** Whose it is, and from where it is taken away. */
export type WayNote = { readonly memberId: MemberId; readonly ip: string; readonly agent: string }

/** Takes the whole second factor of somebody away, whose row is locked, and tells them; gives what it was, in words. */
export async function takeFactorAway(tx: Tx, deps: TurnDeps & NoteDeps, of: WayNote): Promise<string> {
  const ways = (await waysOf(tx, of.memberId)).map(way => wayWords[way]).join(', ')
  await dropSecondFactor(tx, deps, of.memberId)
  await noteChange(tx, deps, of, 'second-factor-reset')
  return ways
}
