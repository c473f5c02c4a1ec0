import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { findByUserId, lockMember } from '../members.sql.ts'
import { type NoteDeps, noteChange } from '../own/note-change.ts'
import { waysOf } from './ask-second-factor.ts'
import { dropSecondFactor } from './drop-second-factor.ts'
import type { TurnDeps } from './turn-second-factor.ts'

type ResetDeps = Pick<Deps, 'db'> & TurnDeps & NoteDeps
type ResetRefusal = Refusal<'NOT_FOUND' | 'SECOND_FACTOR_OFF' | 'OWN_SECOND_FACTOR'>

/** As the log of acts shows them. */
const wayWords = { app: '인증 앱', passkey: '패스키', recovery: '복구 코드' } as const

/** The device from which an operator's act comes is the desk. */
const DESK = '고객센터'

/**
 * Takes the whole second factor of somebody away who has lost the device, with the act log and a message to them. Nobody
 * does it for themselves: a stolen desk session would be through at once.
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
    if (member.id === act.operator.memberId) return refuse({ code: 'OWN_SECOND_FACTOR' })
    if (!member.hasSecondFactor) return refuse({ code: 'SECOND_FACTOR_OFF' })
    const before = { ways: (await waysOf(tx, member.id)).map(way => wayWords[way]).join(', ') }
    await dropSecondFactor(tx, deps, member.id)
    await noteChange(tx, deps, { memberId: member.id, ip: act.ip, agent: DESK }, 'second-factor-reset')
    await recordAct(tx, {
      ...act,
      act: 'reset-second-factor',
      subject: `member:${member.id}`,
      before,
      after: { ways: '해제' },
      at: clock.now(),
    })
    return accept({ userId: member.userId })
  })
}
