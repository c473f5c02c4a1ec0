import { z } from 'zod'
import { route } from './route.ts'
import { day, idParam, page, seoulDateTime } from './wire.ts'

/** What operators do, as the log names it, in Korean. */
export const actTexts = {
  'override-price': '배당 변경',
  'suspend-betting': '베팅 정지',
  'reopen-betting': '베팅 정지 해제',
  'override-start': '시작 시간 변경',
  'release-to-feed': '피드로 되돌리기',
  'enter-result': '경기결과 입력',
  'correct-result': '경기결과 정정',
  'void-fixture': '경기 적특',
  'change-settings': '설정 변경',
  'block-address': '아이피 차단',
  'unblock-address': '아이피 차단 해제',
  'approve-member': '회원 승인',
  'block-member': '회원 정지',
  'unblock-member': '회원 정지 해제',
} as const
export type ActKind = keyof typeof actTexts
export const actKinds = Object.keys(actTexts) as ActKind[]

const act = z.object({
  id: z.number().int(),
  operator: z.string(),
  act: z.string(),
  /** 배당 변경, 경기결과 입력 … */
  actText: z.string(),
  subject: z.string(),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string(),
  at: seoulDateTime,
  /** Hash over this act and the one before it: a changed log shows. */
  hash: z.string(),
})

export const backOfficeContract = {
  acts: route({
    method: 'GET',
    path: 'admin/acts',
    access: 'operator-read',
    summary: '관리자 작업로그',
    query: z.object({
      page,
      /** `fixture:12`, `member:3`, `settings` … */
      subject: z.string().max(80).optional(),
      /** All acts on a fixture, its markets and its outcomes. */
      fixtureId: idParam.optional(),
      /** The beginning of an operator's login name. */
      operator: z.string().trim().max(40).optional(),
      act: z.enum(actKinds).optional(),
      /** Days in Seoul, both included. */
      from: day.optional(),
      to: day.optional(),
    }),
    output: z.object({ acts: z.array(act), pageCount: z.number().int(), totalCount: z.number().int() }),
    refusals: [],
  }),
  verifyActs: route({
    method: 'GET',
    path: 'admin/acts/verify',
    access: 'operator-read',
    summary: '관리자 작업로그 검증 (해시 체인)',
    output: z.object({
      count: z.number().int(),
      /** The first act that does not fit the chain; null when all do. */
      brokenAt: z.number().int().nullable(),
    }),
    refusals: [],
  }),
}
