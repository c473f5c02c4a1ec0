import { z } from 'zod'

/** Four limits of one kind of page, with the spec's names (FIELD-006..008). */
export const levelSetting = z.object({
  level: z.number().int(),
  minBetAmount: z.number().int(),
  maxBetAmount: z.number().int(),
  maxWinAmount: z.number().int(),
  maxBetPercent: z.number(),
  minLiveBetAmount: z.number().int(),
  maxLiveBetAmount: z.number().int(),
  maxLiveWinAmount: z.number().int(),
  maxLiveBetPercent: z.number(),
  minSpecialBetAmount: z.number().int(),
  maxSpecialBetAmount: z.number().int(),
  maxSpecialWinAmount: z.number().int(),
  maxSpecialBetPercent: z.number(),
})
export type LevelSetting = z.output<typeof levelSetting>
