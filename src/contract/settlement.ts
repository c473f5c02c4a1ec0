import { z } from 'zod'
import { sheetInput } from './fixtures.ts'
import { route } from './route.ts'
import { idParam, reason } from './wire.ts'

export const settlementOperatorContract = {
  enterResult: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/result',
    access: 'operator-write',
    summary: '경기결과 입력과 정정',
    params: z.object({ fixtureId: idParam }),
    body: z.object({ sheet: sheetInput, reason }),
    output: z.object({ fixtureId: z.number().int(), revision: z.number().int() }),
    refusals: ['FIXTURE_UNKNOWN', 'RESULT_INCOMPLETE', 'CORRECTION_TOO_LATE'],
  }),
  voidFixture: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/void',
    access: 'operator-write',
    summary: '경기 적특 처리',
    params: z.object({ fixtureId: idParam }),
    body: z.object({ reason }),
    output: z.object({ fixtureId: z.number().int(), revision: z.number().int() }),
    refusals: ['FIXTURE_UNKNOWN', 'CORRECTION_TOO_LATE'],
  }),
}
