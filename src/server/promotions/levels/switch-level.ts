import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { findMember, lockMember } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { dropByHand, isByHand, putByHand } from './level-switch.sql.ts'

type Switched = Result<{ readonly memberId: MemberId; readonly isAutomatic: boolean }, Refusal<'NOT_FOUND'>>

/** Returns whether the member's level rises automatically. */
export async function readLevelSwitch({ db }: Pick<Deps, 'db'>, memberId: MemberId): Promise<Switched> {
  const member = await findMember(db, memberId)
  if (member?.kind !== 'member') return refuse({ code: 'NOT_FOUND' })
  return accept({ memberId, isAutomatic: !(await isByHand(db, memberId)) })
}

/** Excludes a member from automatic levels, or includes them again, with an act log entry. */
export const switchLevel = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  who: OperatorAct,
  { memberId, isAutomatic }: { readonly memberId: MemberId; readonly isAutomatic: boolean },
): Promise<Switched> =>
  db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (member?.kind !== 'member') return refuse({ code: 'NOT_FOUND' })
    const was = !(await isByHand(tx, memberId))
    if (was === isAutomatic) return accept({ memberId, isAutomatic })
    const at = clock.now()
    await (isAutomatic ? dropByHand(tx, memberId) : putByHand(tx, memberId, at))
    await recordAct(tx, {
      ...who,
      act: 'switch-auto-level',
      subject: `member:${memberId}`,
      before: { autoLevel: was },
      after: { autoLevel: isAutomatic },
      at,
    })
    return accept({ memberId, isAutomatic })
  })
