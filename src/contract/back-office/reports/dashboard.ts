import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, seoulDateTime } from '#contract/wire/wire.ts'
import { reportSums } from './reports.ts'

const count = z.number().int()
const sums = reportSums.omit({ pointsIn: true, pointsOut: true })

/** Today's figures for the first page of the back office. */
export const dashboardContract = {
  today: route({
    method: 'GET',
    path: 'admin/dashboard',
    access: 'reports:read',
    summary: '오늘 현황: 접속, 가입, 상품별·시간별 베팅과 정산, 미정산',
    output: z.object({
      day,
      at: seoulDateTime,
      /** Up to when the figures are complete; null before the first count. */
      countedAt: seoulDateTime.nullable(),
      /** Members with a live session, and today's sign-ups. */
      online: count,
      signUps: count,
      total: sums,
      yesterday: sums,
      openStakes: count,
      products: z.array(sums.extend({ product: count, title: z.string(), openStakes: count })),
      /** The 24 hours of the day: gross revenue and stakes; null for future hours. */
      hours: z.array(
        z.object({ hour: count, ggr: count.nullable(), staked: count.nullable(), yesterday: count }),
      ),
    }),
    refusals: [],
  }),
}
export type Today = z.output<(typeof dashboardContract)['today']['output']>
