import { z } from 'zod'
import { fileAnswer } from '#contract/wire/file-answer.ts'
import { route } from '#contract/wire/route.ts'
import { day, idParam, page, pageCounts, personName, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { actKinds } from './act-texts.ts'

/** The fixture that was acted on, and which market or outcome of it: "핸디캡 -0.5 · 홈", empty for the whole. */
const actSubject = z.object({
  fixtureId: z.number().int(),
  sport_id: z.number().int(),
  name: z.string(),
  part: z.string(),
})
export type ActSubject = z.output<typeof actSubject>

const act = z.object({
  id: z.number().int(),
  operator: z.string(),
  act: z.string(),
  /** 배당 변경, 경기결과 입력 … */
  actText: z.string(),
  subject: z.string(),
  /** Null where it was done to something else, or to a fixture that is no longer there. */
  fixture: actSubject.nullable(),
  /** The member that it was done to: "닉네임 (아이디)". */
  member: z.string().nullable(),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string(),
  at: seoulDateTime,
  /** Hash over this act and the one before it: a changed log shows. */
  hash: z.string(),
})

/** What the log is narrowed by. */
export const actsNarrowed = {
  /** `fixture:12`, `member:3`, `settings` … */
  subject: z.string().max(80).optional(),
  /** A member's login name, or the beginning of a subject: `level:`, `role:12`. */
  about: personName(80).optional(),
  /** All acts on a fixture, its markets and its outcomes. */
  fixtureId: idParam.optional(),
  /** The beginning of an operator's login name. */
  operator: z.string().trim().max(40).optional(),
  act: z.enum(actKinds).optional(),
  /** Days in Seoul, both included. */
  from: day.optional(),
  to: day.optional(),
}

export const backOfficeContract = {
  acts: route({
    method: 'GET',
    path: 'admin/acts',
    access: 'log:read',
    summary: '관리자 작업로그',
    query: z.object({ page, ...actsNarrowed }),
    output: z.object({ acts: z.array(act), ...pageCounts }),
    refusals: [],
  }),
  verifyActs: route({
    method: 'GET',
    path: 'admin/acts/verify',
    access: 'log:read',
    summary: '관리자 작업로그 검증 (해시 체인)',
    output: z.object({
      count: z.number().int(),
      /** The first act that does not fit the chain; null when all do. */
      brokenAt: z.number().int().nullable(),
      /** What was kept of the log beside the database, held against it; null where others keep it (X5). */
      heads: z.object({ checked: z.number().int(), brokenAt: z.number().int().nullable() }).nullable(),
      /** The log takes additions alone, by a role of its own that the house's login is not. */
      apart: z.boolean(),
    }),
    refusals: [],
  }),
  /** Lines of JSON, each act with its hash, the head of the chain last; verified elsewhere (docs/act-log.md). */
  exportActs: route({
    method: 'POST',
    path: 'admin/acts/export',
    access: 'log:read',
    summary: '관리자 작업로그 내보내기 (외부 검증용, 작업로그에 기록됩니다)',
    body: z.object({ reason }),
    output: fileAnswer('jsonl'),
    refusals: [],
  }),
}
