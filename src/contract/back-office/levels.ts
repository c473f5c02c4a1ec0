import { z } from 'zod'
import { levelSetting } from '#contract/site/level-setting.ts'
import { route } from '#contract/wire/route.ts'
import { reason, wholeNumber } from '#contract/wire/wire.ts'
import { LIMIT_WON_MAX } from '#domain/slip/level-rules.ts'

const figure = z.number().int().min(0).max(LIMIT_WON_MAX)
/** A factor with at most two decimals. */
const factor = z.number().min(1).max(100_000)

export const levelOperatorContract = {
  changeLevel: route({
    method: 'POST',
    path: 'admin/levels/{level}',
    access: 'settings:write',
    summary: '레벨별 베팅 한도 변경',
    params: z.object({ level: wholeNumber.pipe(z.number().int().min(1).max(10)) }),
    body: z.object({
      /** The changes; omitted fields stay. */
      limits: z
        .object({
          minBetAmount: figure,
          maxBetAmount: figure,
          maxWinAmount: figure,
          maxBetPercent: factor,
          minLiveBetAmount: figure,
          maxLiveBetAmount: figure,
          maxLiveWinAmount: figure,
          maxLiveBetPercent: factor,
          minSpecialBetAmount: figure,
          maxSpecialBetAmount: figure,
          maxSpecialWinAmount: figure,
          maxSpecialBetPercent: factor,
        })
        .partial()
        .strict(),
      reason,
    }),
    output: levelSetting,
    refusals: ['SECOND_PERSON_NEEDED', 'NOT_FOUND', 'LIMITS_MEANINGLESS'],
  }),
}
