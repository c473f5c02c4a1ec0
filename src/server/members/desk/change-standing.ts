import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { recordAct } from '#server/site/site.ts'
import type { LiveSessions } from '../live-sessions.ts'
import type { Member, MemberAct } from '../member.ts'
import { lockMember, setKind, setTendency } from '../members.sql.ts'

type StandingDeps = Pick<Deps, 'db' | 'clock'> & { readonly sessions: LiveSessions }

/** Called in the transaction when somebody ceases to be a partner. */
export type EndPartner = (
  tx: Tx,
  ended: { memberId: MemberId; at: Instant; changedBy: string; reason: string },
) => Promise<void>
type Changed = Promise<Result<{ id: number }, Refusal<'NOT_FOUND'>>>

/** Changes a member's risk mark, which applies from the next bet (ROLE-010 to ROLE-014), with an act log entry. */
export const changeTendency = (
  deps: StandingDeps,
  { tendency, ...act }: MemberAct & { readonly tendency: number },
): Changed =>
  change(deps, act, {
    act: 'change-tendency',
    before: member => ({ tendency: member.tendency }),
    after: { tendency },
    isSo: member => member.tendency === tendency,
    set: (tx, member, at) => setTendency(tx, member.id, tendency, at),
  })

/**
 * Makes a member a partner or a partner a member (FIELD-003), with an act log entry. Operators are created
 * elsewhere.
 */
export const changeKind = (
  deps: StandingDeps & { readonly endPartner: EndPartner },
  { kind, ...act }: MemberAct & { readonly kind: 'member' | 'partner' },
): Changed =>
  change(deps, act, {
    act: 'change-member-kind',
    before: member => ({ kind: member.kind }),
    after: { kind },
    isSo: member => member.kind === kind,
    set: async (tx, member, at) => {
      const { operator, reason } = act
      await setKind(tx, member.id, kind, at)
      const changedBy = `operator:${operator.memberId}`
      if (kind === 'member') await deps.endPartner(tx, { memberId: member.id, at, changedBy, reason })
    },
  })

type Change = {
  readonly act: string
  readonly before: (member: Member) => object
  readonly after: object
  readonly isSo: (member: Member) => boolean
  readonly set: (tx: Tx, member: Member, at: ReturnType<Deps['clock']['now']>) => Promise<unknown>
}

/** The current value changes nothing and is not logged. */
async function change(
  { db, clock, sessions }: StandingDeps,
  { operator, ip, memberId, reason }: MemberAct,
  { act, before, after, isSo, set }: Change,
): Changed {
  const done = await db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!member || member.kind === 'operator' || member.status === 'left' || member.status === 'refused')
      return refuse({ code: 'NOT_FOUND' })
    if (isSo(member)) return accept({ id: memberId })
    const at = clock.now()
    await set(tx, member, at)
    const subject = `member:${memberId}`
    await recordAct(tx, { operator, act, subject, before: before(member), after, reason, ip, at })
    return accept({ id: memberId })
  })
  sessions.forget(memberId)
  return done
}
