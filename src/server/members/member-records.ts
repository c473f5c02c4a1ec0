import type { MemberId } from '#domain/ids.ts'
import { loadPurses, type Purses } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { gatherReads } from '#server/platform/work/gather.ts'
import { type Alive, countLiveMembers, hasLiveSession } from './login-sessions.sql.ts'
import type { Member } from './member.ts'
import { listMembersById } from './members.sql.ts'

export type MemberWithBalances = Member & Purses

/** Returns a member with current balances, whichever process moved them last. */
export type FindMemberRecord = (id: MemberId) => Promise<MemberWithBalances | undefined>

/**
 * Every online member requests the own record every five seconds (SESSION-009), so concurrent reads are batched into
 * two statements.
 */
export function memberRecords({ db }: Pick<Deps, 'db'>): FindMemberRecord {
  const findMember = gatherReads(
    async (ids: readonly MemberId[]) =>
      new Map((await listMembersById(db, ids)).map(member => [member.id, member])),
  )
  const findPurses = gatherReads((ids: readonly MemberId[]) => loadPurses(db, ids))
  return async id => {
    const [member, purses] = await Promise.all([findMember(id), findPurses(id)])
    return member && purses && { ...member, ...purses }
  }
}

/** Whether a member has a live session. */
export const isOnline = ({ db }: Pick<Deps, 'db'>, id: MemberId, at: Alive): Promise<boolean> =>
  hasLiveSession(db, id, at)

/** Counts members who are online (FIELD-039): those of a partner's own tree, or all without one. */
export const countOnline = (
  { db }: Pick<Deps, 'db'>,
  at: Alive,
  partner: MemberId | undefined,
): Promise<number> => countLiveMembers(db, at, partner)
