import type { MemberId } from '#domain/ids.ts'
import { loadPurses, type Purses } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { gatherReads } from '#server/platform/work/gather.ts'
import type { Member } from './member.ts'
import { listMembersById } from './members.sql.ts'
import { type Alive, countLiveMembers, hasLiveSession } from './sessions.sql.ts'

export type MemberWithBalances = Member & Purses

/** A member with the balances of this moment, whichever process moved them last. */
export type FindMemberRecord = (id: MemberId) => Promise<MemberWithBalances | undefined>

/**
 * Every member online asks for the own record each five seconds (SESSION-009), so the reads of a moment are
 * gathered: two statements, however many ask.
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

/** How many members have one; those who work here are not counted (FIELD-039). */
export const countOnline = ({ db }: Pick<Deps, 'db'>, at: Alive): Promise<number> => countLiveMembers(db, at)
