import { z } from 'zod'
import { reportSums } from '#contract/back-office/reports/reports.ts'
import { route } from '#contract/wire/route.ts'
import {
  day,
  idParam,
  page,
  pageCounts,
  personName,
  seoulDateTime,
  wholeNumber,
} from '#contract/wire/wire.ts'
import { DAY } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { partnerPermissionNames } from '#domain/partners/partner-permissions.ts'
import { TREE_DAYS_MAX, treeSorts, treeStates } from './partner-words.ts'

/** A member of the tree with the data that a partner may see: no login name, phone, account or address. */
const treeMember = z.object({
  id: z.number().int(),
  nickname: z.string(),
  /** The member is a partner too. */
  isPartner: z.boolean(),
  level: z.number().int(),
  status: z.enum(treeStates),
  /** Nickname of the recommender: the partner or a member of the tree. */
  recommender: z.string(),
  joinedOn: day,
  lastLoginAt: seoulDateTime.nullable(),
  isOnline: z.boolean(),
  /** Spendable won and points. */
  wallet: z.number().int(),
  points: z.number().int(),
  /** The present Seoul month, in won, from the report sums. */
  month: z.object({ staked: z.number().int(), winnings: z.number().int(), ggr: z.number().int() }),
})
export type TreeMember = z.output<typeof treeMember>

/** Report sums without points, which partners don't see. */
const treeSums = reportSums.omit({ pointsIn: true, pointsOut: true })
export type TreeSums = z.output<typeof treeSums>

const treeBet = z.object({
  id: z.uuid(),
  memberId: z.number().int(),
  nickname: z.string(),
  gameType: z.number().int(),
  status: z.number().int(),
  legCount: z.number().int().nullable(),
  amounts: z.number().int(),
  totalRatio: z.number(),
  winnings: z.number().int(),
  /** Null while open and for cancelled bets. */
  payout: z.number().int().nullable(),
  createdAt: seoulDateTime,
  /** The first leg, with the names at placement. */
  firstPick: z
    .object({ home: z.string(), away: z.string(), market: z.string(), pick: z.string() })
    .nullable(),
})
export type TreeBet = z.output<typeof treeBet>

const isPeriod = ({ from, to }: { readonly from: string; readonly to: string }): boolean => {
  const [first, last] = [parseSeoul(from), parseSeoul(to)]
  return first !== undefined && last !== undefined && first <= last && last - first < TREE_DAYS_MAX * DAY
}

const memberId = wholeNumber.pipe(z.number().positive().max(Number.MAX_SAFE_INTEGER)).optional()

/** Data of a partner's own tree: read-only, and nothing of other trees (ROLE-009, handbook 6.4). */
export const partnerContract = {
  /** Permissions of the caller; the pages show only these. */
  own: route({
    method: 'GET',
    path: 'manager/own',
    access: 'manager',
    summary: '총판 페이지에서 볼 수 있는 항목',
    output: z.object({
      permissions: z.array(z.enum(partnerPermissionNames)),
      /** Code with which members sign up below the caller. */
      recommenderCode: z.string(),
      joinedOn: day,
    }),
    refusals: [],
  }),
  overview: route({
    method: 'GET',
    path: 'manager/overview',
    access: 'partner-results:read',
    summary: '내 추천 회원의 현황: 회원 수, 접속, 오늘 실적',
    output: z.object({
      day,
      /** Up to when the sums are complete; null before the first count. */
      countedAt: seoulDateTime.nullable(),
      members: z.object({
        total: z.number().int(),
        joinedToday: z.number().int(),
        joinedThisMonth: z.number().int(),
        online: z.number().int(),
      }),
      today: treeSums,
      yesterday: treeSums,
    }),
    refusals: [],
  }),
  results: route({
    method: 'GET',
    path: 'manager/results',
    access: 'partner-results:read',
    summary: '내 추천 회원의 일자별, 상품별 실적',
    query: z.object({ from: day, to: day, memberId }).refine(isPeriod),
    output: z.object({
      from: day,
      to: day,
      countedAt: seoulDateTime.nullable(),
      /** Days of the period with movements, latest first. */
      days: z.array(treeSums.extend({ day })),
      products: z.array(treeSums.extend({ product: z.number().int(), title: z.string() })),
      total: treeSums,
    }),
    refusals: ['NOT_FOUND'],
  }),
  members: route({
    method: 'GET',
    path: 'manager/members',
    access: 'partner-members:read',
    summary: '내 추천 회원 목록 (15명씩, 닉네임과 번호로 검색)',
    query: z.object({
      page,
      search: personName(40).optional(),
      state: z.enum(treeStates).optional(),
      only: z.enum(['online']).optional(),
      sort: z.enum(treeSorts).default('joined'),
    }),
    output: z.object({ members: z.array(treeMember), ...pageCounts }),
    refusals: [],
  }),
  member: route({
    method: 'GET',
    path: 'manager/members/{id}',
    access: 'partner-members:read',
    summary: '내 추천 회원 한 명',
    params: z.object({ id: idParam }),
    output: treeMember,
    refusals: ['NOT_FOUND'],
  }),
  bets: route({
    method: 'GET',
    path: 'manager/bets',
    access: 'partner-bets:read',
    summary: '내 추천 회원의 베팅내역 (최신순 15건씩)',
    query: z.object({
      page,
      /** The start of a nickname, or a member id. */
      member: personName(40).optional(),
      memberId,
      status: z
        .union([z.literal('-1').transform(Number), wholeNumber])
        .pipe(z.number().int().min(-1).max(3))
        .optional(),
      gameType: wholeNumber.pipe(z.number().min(1).max(5)).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    output: z.object({ bets: z.array(treeBet), ...pageCounts }),
    refusals: [],
  }),
}
