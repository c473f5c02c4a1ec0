import { z } from 'zod'

/** An in-play bet that is pending beyond its time with its stake held. */
export const overdueBet = z.object({
  id: z.string(),
  memberId: z.number().int(),
  /** Empty when the member no longer exists. */
  userId: z.string(),
  nickname: z.string(),
  amounts: z.number().int(),
  /** Epoch milliseconds by the server's clock. */
  dueAt: z.number().int(),
})
export type OverdueBet = z.output<typeof overdueBet>
