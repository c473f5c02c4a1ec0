import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, page, pageCounts, personName, seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'
import { changedByNames, changeFields } from './member-change-words.ts'

/** A change of a member with old and new value; encrypted and secret values are shown as dots. */
const memberChange = z.object({
  /** The source table and its id: `act12`, `own7`. */
  key: z.string(),
  at: seoulDateTime,
  member: z.object({ id: z.number().int(), userId: z.string(), nickname: z.string() }),
  field: z.enum(changeFields),
  /** 회원 레벨 변경, 닉네임 변경 … */
  text: z.string(),
  by: z.enum(changedByNames),
  /** The operator's login name; null when the member made the change. */
  operator: z.string().nullable(),
  /** The reason of an operator action. */
  reason: z.string().nullable(),
  /** The kind of the operator action, which decides how the values are displayed. */
  act: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type MemberChange = z.output<typeof memberChange>

/** Filters of the history. */
const memberChangesNarrowed = {
  /** The start of a login name or nickname, or a member id. */
  member: personName(40).optional(),
  /** A member id. */
  memberId: wholeNumber.pipe(z.number().positive().max(Number.MAX_SAFE_INTEGER)).optional(),
  field: z.enum(changeFields).optional(),
  by: z.enum(changedByNames).optional(),
  /** The start of an operator's login name. */
  operator: z.string().trim().max(40).optional(),
  /** Seoul days, both included. */
  from: day.optional(),
  to: day.optional(),
}

/** 회원정보 변경이력: changes of members, by themselves or by operators (handbook 6.3). */
export const memberChangeContract = {
  changes: route({
    method: 'GET',
    path: 'admin/member-changes',
    access: 'members:read',
    summary: '회원정보 변경이력: 회원, 항목, 변경한 사람, 기간으로 검색 (최신순 15건씩)',
    query: z.object({ page, ...memberChangesNarrowed }),
    output: z.object({ changes: z.array(memberChange), ...pageCounts }),
    refusals: [],
  }),
}
