import { z } from 'zod'
import { route } from './route.ts'
import { page } from './wire.ts'

export const backOfficeContract = {
  acts: route({
    method: 'GET',
    path: 'admin/acts',
    access: 'operator-read',
    summary: '관리자 작업로그',
    query: z.object({ page }),
    output: z.object({
      acts: z.array(
        z.object({
          id: z.number().int(),
          operator: z.string(),
          act: z.string(),
          subject: z.string(),
          reason: z.string(),
          before: z.unknown(),
          after: z.unknown(),
          at: z.string(),
          /** Hash over this act and the one before it: a changed log shows. */
          hash: z.string(),
        }),
      ),
      pageCount: z.number().int(),
      totalCount: z.number().int(),
    }),
    refusals: [],
  }),
}
