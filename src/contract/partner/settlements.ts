import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, onceKey, page, pageCounts, personName, seoulDateTime } from '#contract/wire/wire.ts'
import { agentTitles } from '#domain/partners/agent-state.ts'
import { claimItems, claimMethods, claimStates } from '#domain/partners/claim-rules.ts'
import { commissionProducts } from '#domain/partners/commission-product.ts'
import { ratesOutput } from './commission-words.ts'

/** State of the member's own rolling with the spec's names (FIELD-047); percentages with two decimals. */
const agentState = z.object({
  title: z.enum(agentTitles),
  casinoAgent: z.boolean(),
  slotAgent: z.boolean(),
  miniAgent: z.boolean(),
  totalRollingAmount: z.number().int(),
  userRolling: z.number(),
  casinoRollingPer: z.number(),
  slotRollingPer: z.number(),
  miniRollingPer: z.number(),
})

/** Earnings of a product in a range of days. */
const productSums = z.object({
  product: z.enum(commissionProducts),
  bets: z.number().int(),
  turnover: z.number().int(),
  staked: z.number().int(),
  paid: z.number().int(),
  voided: z.number().int(),
  rolling: z.number().int(),
  /** Losing share of the bets alone; negative when the house lost. */
  losing: z.number().int(),
})
export type ProductSums = z.output<typeof productSums>

const purse = z.object({
  item: z.enum(claimItems),
  balance: z.number().int(),
  reserved: z.number().int(),
  /** The maximum that can be claimed. */
  claimable: z.number().int(),
  /** A claim for this item is pending. */
  isOpen: z.boolean(),
})

export const claim = z.object({
  id: z.uuid(),
  item: z.enum(claimItems),
  amount: z.number().int(),
  method: z.enum(claimMethods),
  address: z.string().nullable(),
  memo: z.string(),
  periodFrom: day,
  periodTo: day,
  state: z.enum(claimStates),
  askedAt: seoulDateTime,
  decidedAt: seoulDateTime.nullable(),
  reason: z.string(),
})
export type Claim = z.output<typeof claim>

const dayRow = z.object({
  day,
  memberId: z.number().int(),
  nickname: z.string(),
  product: z.enum(commissionProducts),
  bets: z.number().int(),
  turnover: z.number().int(),
  paid: z.number().int(),
  voided: z.number().int(),
  /** The present rate in hundredths of a percent. */
  rate: z.number().int(),
  rolling: z.number().int(),
})
export type CommissionDayRow = z.output<typeof dayRow>

/** The products of a tab. */
const commissionGroups = ['casino', 'sports'] as const

const claimRefusals = [
  'CLAIM_NOTHING',
  'CLAIM_OPEN',
  'CLAIM_BELOW_MINIMUM',
  'CLAIM_NOT_IN_UNITS',
  'CLAIM_ABOVE_BALANCE',
  'CLAIM_HOURS',
  'CLAIM_BETS_OPEN',
  'CLAIM_ADDRESS',
  'TETHER_SETTLEMENT_OFF',
  'KEY_REUSED',
] as const

/** Earnings and claims of partners and members with rates (handbook 4.4, CALC-001 to CALC-006). */
export const settlementContract = {
  own: route({
    method: 'GET',
    path: 'calculate',
    access: 'member',
    summary: '내 정산 현황: 롤링·루징·이벤트 잔액과 이번 주, 지난주 실적',
    output: z.object({
      /** False for members who have no rates and never earned anything. */
      isEarner: z.boolean(),
      agent: agentState,
      rates: ratesOutput,
      purses: z.array(purse),
      thisWeek: z.object({ from: day, to: day, products: z.array(productSums) }),
      lastWeek: z.object({ from: day, to: day, products: z.array(productSums) }),
      /** Weeks whose losing share was booked, latest first. */
      weeks: z.array(
        z.object({
          week: day,
          net: z.number().int(),
          conversions: z.number().int(),
          carried: z.number().int(),
          share: z.number().int(),
          left: z.number().int(),
        }),
      ),
      tether: z.boolean(),
    }),
    refusals: [],
  }),
  days: route({
    method: 'GET',
    path: 'calculate/days',
    access: 'member',
    summary: '상품별 일자·회원별 롤링 내역 (한 페이지 15건)',
    query: z.object({ page, group: z.enum(commissionGroups), from: day, to: day }),
    output: z.object({ rows: z.array(dayRow), ...pageCounts }),
    refusals: ['PERIOD_REVERSED'],
  }),
  events: route({
    method: 'GET',
    path: 'calculate/events',
    access: 'member',
    summary: '내 이벤트 정산금과 추천 회원이 받은 이벤트 포인트',
    output: z.object({
      grants: z.array(z.object({ at: seoulDateTime, amount: z.number().int(), reason: z.string() })),
      /** Points given to members of the tree by day, for the last thirty days. */
      days: z.array(z.object({ day, members: z.number().int(), points: z.number().int() })),
    }),
    refusals: [],
  }),
  claims: route({
    method: 'GET',
    path: 'calculate/claims',
    access: 'member',
    summary: '내 정산신청 내역 (한 페이지 15건)',
    query: z.object({ page }),
    output: z.object({ claims: z.array(claim), ...pageCounts }),
    refusals: [],
  }),
  request: route({
    method: 'POST',
    path: 'calculate/claims',
    access: 'member',
    summary: '정산신청 (롤링의 보유머니 전환은 즉시 처리)',
    body: z.object({
      key: onceKey,
      item: z.enum(claimItems),
      amount: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
      method: z.enum(claimMethods),
      address: z.string().trim().max(100).optional(),
      memo: personName(200).default(''),
    }),
    output: z.object({ id: z.uuid(), state: z.enum(claimStates) }),
    refusals: claimRefusals,
  }),
}
