import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, seoulDateTime } from '#contract/wire/wire.ts'
import { realityMinutes } from '#domain/protection/reality.ts'

const everyMinutes = z.union(realityMinutes.map(minutes => z.literal(minutes)))

/** The member's play data, shown on all pages. */
const watch = z.object({
  /** Minutes since the login, and won staked and paid out since then. */
  sessionMinutes: z.number().int(),
  staked: z.number().int(),
  won: z.number().int(),
  everyMinutes,
  /** The longest interval that a member may choose: the house's interval. */
  everyMinutesMax: everyMinutes,
  /** Seconds until the next reality check; 0 when it is due. */
  leftSeconds: z.number().int(),
  /** End of the active exclusion (`until` null means never); null without one. */
  exclusion: z.object({ until: seoulDateTime.nullable() }).nullable(),
  /** The member has set a limit. */
  hasLimits: z.boolean(),
})
export type PlayWatch = z.output<typeof watch>

/** Stakes and returns in a period, in won. */
const net = { staked: z.number().int(), returned: z.number().int() }

export const ownPlayContract = {
  watch: route({
    method: 'GET',
    path: 'protection/watch',
    access: 'member',
    summary: '이용 시간과 현실 점검',
    output: watch,
    refusals: [],
  }),
  setInterval: route({
    method: 'POST',
    path: 'protection/watch',
    access: 'member',
    summary: '현실 점검 간격 변경',
    body: z.object({ everyMinutes }),
    output: watch,
    refusals: [],
  }),
  answer: route({
    method: 'POST',
    path: 'protection/watch/answer',
    access: 'member',
    summary: '현실 점검 확인 (계속)',
    output: watch,
    refusals: [],
  }),
  net: route({
    method: 'GET',
    path: 'protection/net',
    access: 'member',
    summary: '일별·월별 손익',
    output: z.object({
      /** The last thirty Seoul days, oldest first, including days without play. */
      days: z.array(z.object({ day, ...net })),
      /** The last twelve months, "2026-11". */
      months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), ...net })),
    }),
    refusals: [],
  }),
}
