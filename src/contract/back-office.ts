import { z } from 'zod'
import { route } from './route.ts'
import { page, seoulDateTime } from './wire.ts'

const act = z.object({
  id: z.number().int(),
  operator: z.string(),
  act: z.string(),
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
    query: z.object({ page, subject: z.string().max(80).optional() }),
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
