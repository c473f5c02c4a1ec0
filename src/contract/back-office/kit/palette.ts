import { z } from 'zod'
import { memberStates } from '#contract/back-office/member-words.ts'
import { route } from '#contract/wire/route.ts'
import { seoulDateTime } from '#contract/wire/wire.ts'

const found = {
  members: z.array(
    z.object({
      id: z.number().int(),
      userId: z.string(),
      nickname: z.string(),
      status: z.enum(memberStates),
    }),
  ),
  bets: z.array(
    z.object({
      id: z.uuid(),
      userId: z.string(),
      nickname: z.string(),
      amounts: z.number().int(),
      status: z.number().int(),
      createdAt: seoulDateTime,
    }),
  ),
  fixtures: z.array(
    z.object({
      fixtureId: z.number().int(),
      league_name: z.string(),
      home: z.string(),
      away: z.string(),
      startdate: seoulDateTime,
    }),
  ),
  games: z.array(z.object({ gameId: z.number().int(), title: z.string() })),
}
const answer = z.object(found)
export type PaletteAnswer = z.output<typeof answer>

/** Targets of the command palette in addition to the pages. */
export const paletteContract = {
  find: route({
    method: 'GET',
    path: 'admin/find',
    access: 'operator',
    summary: '통합 검색: 회원, 베팅, 경기, 미니게임 (종류마다 조회 권한이 있는 것만, 최대 6건씩)',
    query: z.object({ text: z.string().trim().min(1).max(60) }),
    output: answer,
    refusals: [],
  }),
}
