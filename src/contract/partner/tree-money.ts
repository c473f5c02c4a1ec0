import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day } from '#contract/wire/wire.ts'

const moneyDay = z.object({
  day,
  deposits: z.number().int(),
  withdrawals: z.number().int(),
  /** The caller's earnings of the day. */
  rolling: z.number().int(),
})
export type MoneyDay = z.output<typeof moneyDay>

/** Deposits and withdrawals of the tree's members by day, with the partner's own rolling (ROLE-009). */
export const treeMoneyContract = {
  days: route({
    method: 'GET',
    path: 'manager/money',
    access: 'partner-results:read',
    summary: '내 추천 회원의 일자별 입출금과 내 롤링',
    query: z.object({ from: day, to: day }),
    output: z.object({ days: z.array(moneyDay) }),
    refusals: ['PERIOD_REVERSED'],
  }),
}
