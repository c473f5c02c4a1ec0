import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, reason } from '#contract/wire/wire.ts'
import { gameTypes } from '#domain/sports/game-type.ts'

export const memberBanContract = {
  ban: route({
    method: 'POST',
    path: 'admin/members/{id}/bans',
    access: 'members:write',
    summary: '회원의 게임별 베팅 제한 (보낸 목록이 그대로 적용되며, 비우면 모두 해제)',
    params: z.object({ id: idParam }),
    body: z.object({ products: z.array(z.enum(gameTypes)).max(gameTypes.length), reason }),
    output: z.object({ id: z.number().int() }),
    refusals: ['NOT_FOUND'],
  }),
}
