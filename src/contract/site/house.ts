import { z } from 'zod'
import { route } from '#contract/wire/route.ts'

/** Status of the server. */
export const houseContract = {
  health: route({
    method: 'GET',
    path: 'health',
    access: 'guest',
    summary: '서비스 상태 (준비되면 200)',
    output: z.object({ ready: z.literal(true) }),
    refusals: ['SITE_STARTING'],
  }),
  openapi: route({
    method: 'GET',
    path: 'openapi.json',
    access: 'guest',
    summary: '이 문서',
    output: z.record(z.string(), z.unknown()),
    refusals: [],
  }),
}
