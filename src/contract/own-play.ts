import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, seoulDateTime } from '#contract/wire/wire.ts'
import { realityMinutes } from '#domain/protection/reality.ts'

const everyMinutes = z.union(realityMinutes.map(minutes => z.literal(minutes)))

/** What the site tells a member of the own play, beside every page. */
const watch = z.object({
  /** Minutes since the login, and the won staked and paid out since. */
  sessionMinutes: z.number().int(),
  staked: z.number().int(),
  won: z.number().int(),
  everyMinutes,
  /** The longest that a member may choose: the house's own. */
  everyMinutesMax: everyMinutes,
  /** Seconds until the next reality check; 0 when it is due. */
  leftSeconds: z.number().int(),
  /** When the exclusion in force ends (null: never); absent without one. */
  exclusion: z.object({ until: seoulDateTime.nullable() }).nullable(),
  /** The member limits anything. */
  hasLimits: z.boolean(),
})
export type PlayWatch = z.output<typeof watch>

/** What was staked and came back in a period, in won. */
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
      /** The last thirty days in Seoul, the oldest first; days without play too. */
      days: z.array(z.object({ day, ...net })),
      /** The last twelve months, "2026-11". */
      months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), ...net })),
    }),
    refusals: [],
  }),
}
