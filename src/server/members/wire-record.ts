import type { MemberRecord } from '#contract/account/members.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { MemberKind } from './member.ts'
import type { FindMemberRecord, MemberWithBalances } from './member-records.ts'

/** type 1 admin, 2 manager, anything else a member (FIELD-003, FIELD-004). */
const wireType: Readonly<Record<MemberKind, number>> = { member: 0, operator: 1, partner: 2 }

/** The user record by the spec's names. */
export const wireRecord = (member: MemberWithBalances, isLogin: boolean): MemberRecord => ({
  userId: member.userId,
  id: member.id,
  nickname: member.nickname,
  type: wireType[member.kind],
  role: member.role,
  level: member.level,
  withdrawalType: member.withdrawalType,
  tendency: member.tendency,
  emoney: member.wallet,
  point: member.points,
  updatedAt: formatSeoul(member.updatedAt, 'YYYY-MM-DD HH:mm:ss'),
  isLogin,
})

/** Returns the record of the logged-in member. */
export async function wireOwnRecord(
  { findRecord }: { readonly findRecord: FindMemberRecord },
  id: MemberId,
): Promise<MemberRecord> {
  const record = await findRecord(id)
  assert(record, `member ${id} has a session and a record`)
  return wireRecord(record, true)
}
