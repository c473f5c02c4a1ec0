import { z } from 'zod'
import { fileAnswer } from '#contract/wire/file-answer.ts'
import { route } from '#contract/wire/route.ts'
import { day, idParam, page, pageCounts, personName, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { actKinds } from './act-texts.ts'

/** The fixture of an action, and the market or outcome: "핸디캡 -0.5 · 홈"; empty for the whole fixture. */
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
  /** Null when the action had a different subject, or the fixture no longer exists. */
  fixture: actSubject.nullable(),
  /** The member concerned: "닉네임 (아이디)". */
  member: z.string().nullable(),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string(),
  at: seoulDateTime,
  /** Hash over this action and the previous one, which reveals changes of the log. */
  hash: z.string(),
})

/** Filters of the audit log. */
export const actsNarrowed = {
  /** `fixture:12`, `member:3`, `settings` … */
  subject: z.string().max(80).optional(),
  /** A member's login name, or the start of a subject: `level:`, `role:12`. */
  about: personName(80).optional(),
  /** All actions on a fixture, its markets and its outcomes. */
  fixtureId: idParam.optional(),
  /** The start of an operator's login name. */
  operator: z.string().trim().max(40).optional(),
  act: z.enum(actKinds).optional(),
  /** Seoul days, both included. */
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
      /** The first action that breaks the hash chain; null when there is none. */
      brokenAt: z.number().int().nullable(),
      /**
       * Comparison with the copy of the chain heads outside the database; null when it is kept elsewhere
       * (X5).
       */
      heads: z.object({ checked: z.number().int(), brokenAt: z.number().int().nullable() }).nullable(),
      /**
       * True when the log is append-only under a separate database role that the server's login does not
       * have.
       */
      apart: z.boolean(),
    }),
    refusals: [],
  }),
  /**
   * Lines of JSON, each action with its hash, and the head of the chain last; verified externally
   * (docs/act-log.md).
   */
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
