import { z } from 'zod'
import type { Stream } from '#contract/wire/route.ts'
import { INPLAY_CHANNELS } from './live.ts'

/** The streams of `live.ts` for the API description. Their events are described there. */
export const liveStreams: readonly Stream[] = [
  {
    path: 'live',
    summary: '실시간 변경 (server-sent events; topics: odds:17,sport:6046,live,inplay:bet:0,member)',
    query: z.object({ topics: z.string().min(1) }),
  },
  {
    path: 'inplay/stream',
    summary: '인플레이 스코어(event), 배당(bet), 경기 목록(general) (server-sent events)',
    query: z.object({
      channel: z.enum(INPLAY_CHANNELS),
      sport_id: z
        .string()
        .regex(/^\d{0,15}$/)
        .optional(),
    }),
  },
]
