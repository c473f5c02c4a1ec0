import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { reason, wholeNumber } from '#contract/wire/wire.ts'
import { CASH_LIMIT_MAX } from '#domain/cashier/cash-terms.ts'

const figure = z.number().int().min(0).max(CASH_LIMIT_MAX)

const terms = {
  depositMin: figure,
  depositMax: figure,
  withdrawalMin: figure,
  withdrawalMax: figure,
  withdrawalDayMax: figure,
  withdrawalHours: z.number().int().min(0).max(720),
}

const cashLevel = z.object({
  level: z.number().int(),
  ...terms,
  /** The deposit account of this level; empty when none is set. */
  bank: z.string(),
  number: z.string(),
  holder: z.string(),
  /** Revision number, to detect concurrent changes. */
  revision: z.number().int(),
})
export type WireCashLevel = z.output<typeof cashLevel>

const params = z.object({ level: wholeNumber.pipe(z.number().int().min(1).max(10)) })

/** Limits and deposit account of each level: 계좌설정 (handbook 6.3). */
export const cashLevelContract = {
  levels: route({
    method: 'GET',
    path: 'admin/cash-levels',
    access: 'cashier:read',
    summary: '레벨별 입출금 한도와 입금계좌',
    output: z.array(cashLevel),
    refusals: [],
  }),
  changeTerms: route({
    method: 'POST',
    path: 'admin/cash-levels/{level}',
    access: 'cashier:write',
    summary: '레벨별 입출금 한도 변경',
    params,
    body: z.object({ ...terms, revision: z.number().int(), reason }),
    output: cashLevel,
    refusals: ['NOT_FOUND', 'LIMITS_MEANINGLESS', 'EDITED_MEANWHILE', 'SECOND_PERSON_NEEDED'],
  }),
  setAccount: route({
    method: 'POST',
    path: 'admin/cash-levels/{level}/account',
    access: 'cashier:write',
    summary: '레벨별 입금계좌 설정 (비우면 해제)',
    params,
    body: z.object({
      bank: z.string().trim().max(20),
      number: z.string().trim().max(40),
      holder: z.string().trim().max(30),
      revision: z.number().int(),
      reason,
    }),
    output: cashLevel,
    refusals: ['NOT_FOUND', 'ACCOUNT_BANK', 'ACCOUNT_NUMBER', 'ACCOUNT_HOLDER', 'EDITED_MEANWHILE'],
  }),
}
