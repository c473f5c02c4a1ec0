import { z } from 'zod'
import { route } from '#contract/wire/route.ts'

const teamRow = z.object({
  team: z.string(),
  won: z.number().int(),
  drawn: z.number().int(),
  lost: z.number().int(),
})

/** Table of a league from our results of the last thirty days, best five teams. */
const teamTable = z.object({
  sport_id: z.number().int(),
  league_id: z.number().int(),
  name_korean: z.string(),
  location_code: z.string(),
  teams: z.array(teamRow),
})
export type TeamTable = z.output<typeof teamTable>

/** Team rankings (FIELD-038, FIELD-039). */
export const teamTableContract = {
  list: route({
    method: 'GET',
    path: 'game_result/sports/ranking',
    access: 'member',
    summary: '팀 순위 (최근 30일 경기결과, 주요 리그 최대 3)',
    output: z.array(teamTable),
    refusals: [],
  }),
}
