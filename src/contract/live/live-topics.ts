import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { LIVE_TOPICS_MAX } from './live.ts'

const topics = z.array(z.string().min(1).max(60)).max(LIVE_TOPICS_MAX)

/** Calls about a live connection. */
export const liveTopicsContract = {
  topics: route({
    method: 'POST',
    path: 'live/topics',
    access: 'member',
    byItself: true,
    summary: '열린 실시간 연결의 구독 변경',
    body: z.object({
      /** Name of the connection from its event `line`. */
      line: z.string().max(60),
      topics: topics.min(1),
      /** Topics whose state is sent again. */
      again: topics.default([]),
      /** Counter of the browser; returned with `ready`. */
      change: z.number().int().min(1).max(1_000_000_000),
    }),
    output: z.object({}),
    refusals: ['NOT_FOUND', 'BAD_INPUT'],
  }),
}
