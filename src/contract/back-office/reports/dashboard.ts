import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, seoulDateTime } from '#contract/wire/wire.ts'
import { reportSums } from './reports.ts'

const count = z.number().int()
const sums = reportSums.omit({ pointsIn: true, pointsOut: true })

/** The day as it goes, for the desk's first page. */
export const dashboardContract = {
  today: route({
    method: 'GET',
    path: 'admin/dashboard',
    access: 'reports:read',
    summary: '오늘 현황: 접속, 가입, 상품별·시간별 베팅과 정산, 미정산',
    output: z.object({
      day,
      at: seoulDateTime,
      /** Up to when everything is in the figures; null before the first count. */
      countedAt: seoulDateTime.nullable(),
      /** Members with a live session, and who signed up today. */
      online: count,
      signUps: count,
      total: sums,
      yesterday: sums,
      openStakes: count,
      products: z.array(sums.extend({ product: count, title: z.string(), openStakes: count })),
      /** The 24 hours of the day: what the house kept, and what was staked; null where the hour has not begun. */
      hours: z.array(
        z.object({ hour: count, ggr: count.nullable(), staked: count.nullable(), yesterday: count }),
      ),
    }),
    refusals: [],
  }),
}
export type Today = z.output<(typeof dashboardContract)['today']['output']>
