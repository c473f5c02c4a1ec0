import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, page, pageCounts, personName, seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'
import { changedByNames, changeFields } from './member-change-words.ts'

/** One change of a member, from what to what; values that are sealed or secret stand as dots. */
const memberChange = z.object({
  /** Where it is written down, with its number there: `act12`, `own7`. */
  key: z.string(),
  at: seoulDateTime,
  member: z.object({ id: z.number().int(), userId: z.string(), nickname: z.string() }),
  field: z.enum(changeFields),
  /** 회원 레벨 변경, 닉네임 변경 … */
  text: z.string(),
  by: z.enum(changedByNames),
  /** The operator's login name; null where it was the member. */
  operator: z.string().nullable(),
  /** Why, of an operator's act. */
  reason: z.string().nullable(),
  /** The kind of an operator's act, by which its values are told in words. */
  act: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type MemberChange = z.output<typeof memberChange>

/** What the history is narrowed by. */
export const memberChangesNarrowed = {
  /** The beginning of a login name or nickname, or a member's number. */
  member: personName(40).optional(),
  /** One member by the number. */
  memberId: wholeNumber.pipe(z.number().positive().max(Number.MAX_SAFE_INTEGER)).optional(),
  field: z.enum(changeFields).optional(),
  by: z.enum(changedByNames).optional(),
  /** The beginning of an operator's login name. */
  operator: z.string().trim().max(40).optional(),
  /** Days in Seoul, both included. */
  from: day.optional(),
  to: day.optional(),
}

/** 회원정보 변경이력: whatever was changed of members, by themselves or by operators (handbook 6.3). */
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
