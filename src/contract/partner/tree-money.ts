import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day } from '#contract/wire/wire.ts'

const moneyDay = z.object({
  day,
  deposits: z.number().int(),
  withdrawals: z.number().int(),
  /** What the caller has earned on the day. */
  rolling: z.number().int(),
})
export type MoneyDay = z.output<typeof moneyDay>

/** What the members of a partner's tree have paid in and out, day by day, beside the own rolling (ROLE-009). */
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
