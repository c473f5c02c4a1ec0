import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { decide, tellContentChanged } from '#server/site/site.ts'
import type { Member, MemberAct } from '../member.ts'
import { findPhoneMark, lockMember, refuseMemberRow } from '../members.sql.ts'
import type { IsPhoneExcluded } from '../phone-mark.ts'
import { welcomeMember } from '../welcome.ts'

type DecideDeps = Pick<Deps, 'db' | 'clock' | 'bus'>
type Decided<More extends Refusal = never> = Promise<Result<{ id: MemberId }, Refusal<'NOT_FOUND'> | More>>

/** Approves a waiting member, with the welcome grants. Refused if somebody with the same phone has been excluded meanwhile. */
export const approveMember = (
  { isPhoneExcluded, ...deps }: DecideDeps & { readonly isPhoneExcluded: IsPhoneExcluded },
  who: MemberAct,
): Decided<Refusal<'PHONE_EXCLUDED'>> =>
  decide(deps, who, {
    ...stepsOf(deps, who, { act: 'approve-member', status: 'active' }),
    refuse: async (tx, { id }, { at }) => {
      const mark = await findPhoneMark(tx, id)
      return mark && (await isPhoneExcluded(tx, mark, at)) ? { code: 'PHONE_EXCLUDED' } : undefined
    },
    change: async (tx, member, { at, actor }) => {
      await welcomeMember(tx, member, at, actor)
      return accept({ id: member.id })
    },
  })

/**
 * Refuses a sign-up. Logins are answered accordingly; the names are free again, and phone and birth date are deleted.
 */
export const refuseMember = (deps: DecideDeps, who: MemberAct): Decided =>
  decide(deps, who, {
    ...stepsOf(deps, who, { act: 'refuse-member', status: 'refused' }),
    change: async (tx, { id }, { at }) => {
      await refuseMemberRow(tx, id, at)
      return accept({ id })
    },
  })

type Becomes = { readonly act: string; readonly status: 'active' | 'refused' }

/** The same decision again changes nothing. */
const stepsOf = (deps: DecideDeps, { memberId }: MemberAct, { act, status }: Becomes) => ({
  lock: async (tx: Tx, _at: Instant): Promise<Result<Member, Refusal<'NOT_FOUND'>>> => {
    const member = await lockMember(tx, memberId)
    return member?.status === 'waiting' || member?.status === status
      ? accept(member)
      : refuse({ code: 'NOT_FOUND' })
  },
  settled: (member: Member) => (member.status === status ? { id: memberId } : undefined),
  log: () => ({ act, subject: `member:${memberId}`, before: { status: 'waiting' }, after: { status } }),
  publish: (tx: Tx) => tellContentChanged(tx, deps, 'sign-ups', memberId),
})
