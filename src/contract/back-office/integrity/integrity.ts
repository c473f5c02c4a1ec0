import { z } from 'zod'
import { listedBet } from '#contract/back-office/bet-desk.ts'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { type CaseState, caseDecisions, caseFilters, hintKinds } from '#domain/integrity/hint-kinds.ts'
import { thresholds } from './thresholds.ts'

const states = ['open', 'checking', 'closed'] as const satisfies readonly CaseState[]

const named = z.object({ id: z.number().int(), userId: z.string(), nickname: z.string() })

const decided = z.object({
  decision: z.enum(caseDecisions),
  reason: z.string(),
  operator: z.string(),
  at: seoulDateTime,
})

const listedCase = z.object({
  id: z.number().int(),
  kind: z.enum(hintKinds),
  state: z.enum(states),
  /** The match and pick concerned; null for cases about members. */
  about: z.object({ fixtureId: z.number().int(), name: z.string(), part: z.string() }).nullable(),
  /** At most three of them. */
  members: z.array(named),
  memberCount: z.number().int(),
  bets: z.number().int(),
  stakes: z.number().int(),
  /** Why the case was opened or last extended. */
  text: z.string(),
  operator: z.string().nullable(),
  openedAt: seoulDateTime,
  hintedAt: seoulDateTime,
  decided: decided.nullable(),
})
export type ListedCase = z.output<typeof listedCase>

const caseDetail = listedCase.omit({ members: true, text: true }).extend({
  members: z.array(
    named.extend({ kind: z.enum(['member', 'operator', 'partner']), stakes: z.number().int() }),
  ),
  hints: z.array(
    z.object({ text: z.string(), at: seoulDateTime, bets: z.number().int(), stakes: z.number().int() }),
  ),
  /** The newest fifty bets with their relevant pick. */
  betRows: z.array(z.object({ bet: listedBet, pick: z.string() })),
  /** Operator actions on the case from the audit log, newest first. */
  acts: z.array(
    z.object({ actText: z.string(), operator: z.string(), reason: z.string(), at: seoulDateTime }),
  ),
  /** The caller is one of the persons concerned, so the case is left to others. */
  own: z.boolean(),
})
export type CaseDetail = z.output<typeof caseDetail>

const caseMark = listedCase.pick({ id: true, kind: true, state: true })
export type CaseMark = z.output<typeof caseMark>

/** Filters of the case list. */
export const casesNarrowed = {
  state: z.enum(caseFilters).default('waiting'),
  kind: z.enum(hintKinds).optional(),
  /** The start of a login name or nickname, or a member id. */
  member: z.string().trim().min(1).max(40).optional(),
  fixtureId: idParam.optional(),
}

const one = z.object({ id: idParam })

const act = {
  method: 'POST',
  access: 'bets:write',
  params: one,
  body: z.object({ reason }),
  output: z.object({ id: z.number().int() }),
} as const

/** Integrity cases and operators' decisions (field B19). */
export const integrityContract = {
  cases: route({
    method: 'GET',
    path: 'admin/integrity/cases',
    access: 'bets:read',
    summary: '이상 베팅 목록 (15건씩, 최근 신호순)',
    query: z.object({ ...casesNarrowed, page }),
    output: z.object({ cases: z.array(listedCase), ...pageCounts }),
    refusals: [],
  }),
  waiting: route({
    method: 'GET',
    path: 'admin/integrity/waiting',
    access: 'bets:read',
    summary: '처리하지 않은 이상 베팅 수',
    output: z.object({ count: z.number().int() }),
    refusals: [],
  }),
  marks: route({
    method: 'GET',
    path: 'admin/integrity/marks',
    access: 'bets:read',
    summary: '회원, 베팅 또는 경기 하나에 관한 이상 베팅 (최근 5건)',
    query: z
      .object({ memberId: idParam.optional(), betId: z.uuid().optional(), fixtureId: idParam.optional() })
      .refine(
        ({ memberId, betId, fixtureId }) =>
          [memberId, betId, fixtureId].filter(asked => asked !== undefined).length === 1,
      ),
    output: z.object({ marks: z.array(caseMark) }),
    refusals: [],
  }),
  case: route({
    method: 'GET',
    path: 'admin/integrity/cases/{id}',
    access: 'bets:read',
    summary: '이상 베팅 한 건: 근거, 베팅, 회원, 처리 기록',
    params: one,
    output: caseDetail,
    refusals: ['NOT_FOUND'],
  }),
  take: route({
    ...act,
    path: 'admin/integrity/cases/{id}/take',
    summary: '이상 베팅 담당하기 (확인 중으로 바뀝니다)',
    refusals: ['NOT_FOUND', 'OWN_CASE', 'CASE_CLOSED'],
  }),
  /** The reason is the note. It is in the audit log, where it can't be changed. */
  note: route({
    ...act,
    path: 'admin/integrity/cases/{id}/note',
    summary: '이상 베팅 메모 (사유가 메모로 남습니다)',
    refusals: ['NOT_FOUND'],
  }),
  decide: route({
    ...act,
    path: 'admin/integrity/cases/{id}/decision',
    summary: '이상 베팅 종결: 문제 없음, 주의 관찰, 조치함',
    body: z.object({ decision: z.enum(caseDecisions), reason }),
    refusals: ['NOT_FOUND', 'OWN_CASE', 'CASE_CLOSED'],
  }),
  reopen: route({
    ...act,
    path: 'admin/integrity/cases/{id}/reopen',
    summary: '종결한 이상 베팅 다시 열기',
    refusals: ['NOT_FOUND', 'OWN_CASE', 'CASE_NOT_CLOSED', 'CASE_OPEN_ELSEWHERE'],
  }),
  rules: route({
    method: 'GET',
    path: 'admin/integrity/rules',
    access: 'bets:read',
    summary: '이상 베팅 기준',
    output: thresholds,
    refusals: [],
  }),
  changeRules: route({
    method: 'POST',
    path: 'admin/integrity/rules',
    access: 'bets:write',
    summary: '이상 베팅 기준 변경',
    body: z.object({ rules: thresholds, reason }),
    output: z.undefined(),
    refusals: ['SETTING_MEANINGLESS', 'SECOND_PERSON_NEEDED'],
  }),
}
