import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, personName, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { exclusionPeriods } from '#domain/protection/exclusion.ts'
import { limitKinds, limitRange } from '#domain/protection/limits.ts'
import { harmMarks } from '#domain/protection/marks.ts'
import { limitPeriods } from '#domain/protection/periods.ts'
import { protectedStates } from '#domain/protection/protected-states.ts'

/** Won, or minutes for a time limit; null means no limit. */
const amount = z.number().int().min(0).max(limitRange('stake').max).nullable()

const limitName = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) }

/** A limit of the member, its usage, and the pending increase (handbook 8.2). */
const limit = z.object({
  ...limitName,
  amount,
  /** Won staked or lost in the current period, or minutes logged in today; a negative loss is a win. */
  used: z.number().int(),
  /** When the current period ends. */
  renewsAt: seoulDateTime,
  rise: z
    .object({
      amount,
      askedAt: seoulDateTime,
      /** When confirmation is possible from … */
      confirmableFrom: seoulDateTime,
      /** … and until when; then the increase expires. */
      confirmableUntil: seoulDateTime,
      confirmable: z.boolean(),
    })
    .nullable(),
})
export type ProtectionLimit = z.output<typeof limit>

const exclusion = z.object({
  period: z.enum(exclusionPeriods),
  kind: z.enum(['cooling-off', 'self-exclusion']),
  from: seoulDateTime,
  /** Null means never. */
  until: seoulDateTime.nullable(),
  byOperator: z.boolean(),
})
export type ProtectionExclusion = z.output<typeof exclusion>

/** Protection of a member: active and pending. */
const state = z.object({
  /** All limits in a fixed order; the amount is null without a limit. */
  limits: z.array(limit),
  /** The active exclusion that ends last. */
  exclusion: exclusion.nullable(),
  /** The house's daily caps in won, 0 for none, and until when bets are blocked after the loss cap. */
  house: z.object({
    stakeDayMax: z.number().int(),
    lossDayMax: z.number().int(),
    blockedUntil: seoulDateTime.nullable(),
    /** End of a mandatory break (field P14). */
    breakUntil: seoulDateTime.nullable(),
  }),
})
export type ProtectionState = z.output<typeof state>

/** Changes by the member to their protection, and blocks they ran into. */
const historyKinds = [
  'limit-set',
  'limit-lowered',
  'rise-asked',
  'rise-confirmed',
  'rise-withdrawn',
  'excluded',
  'excluded-by-operator',
  'limit-reached',
  'cap-reached',
  'bet-while-excluded',
  'time-used-up',
  'break-due',
  // Signs of harm found by the house, for operators only.
  ...harmMarks,
] as const
export type ProtectionHistoryKind = (typeof historyKinds)[number]

const historyRow = z.object({
  id: z.number().int(),
  at: seoulDateTime,
  what: z.enum(historyKinds),
  /** The limit concerned, if any. */
  limit: z.object(limitName).nullable(),
  before: amount,
  after: amount,
  /** For an exclusion. */
  period: z.enum(exclusionPeriods).nullable(),
})
export type ProtectionHistoryRow = z.output<typeof historyRow>

export const protectionContract = {
  state: route({
    method: 'GET',
    path: 'protection',
    access: 'member',
    summary: '내 이용한도와 자가제한',
    output: state,
    refusals: [],
  }),
  changeLimit: route({
    method: 'POST',
    path: 'protection/limits',
    access: 'member',
    summary: '이용한도 변경 (낮추면 즉시, 높이거나 없애면 24시간 후 다시 확인)',
    body: z.object({ ...limitName, amount }),
    output: state,
    refusals: ['BAD_INPUT'],
  }),
  confirmRise: route({
    method: 'POST',
    path: 'protection/limits/confirm',
    access: 'member',
    summary: '24시간이 지난 한도 상향 확인',
    body: z.object(limitName),
    output: state,
    refusals: ['LIMIT_RISE_UNKNOWN', 'LIMIT_RISE_WAITS'],
  }),
  withdrawRise: route({
    method: 'POST',
    path: 'protection/limits/withdraw',
    access: 'member',
    summary: '한도 상향 신청 취소',
    body: z.object(limitName),
    output: state,
    refusals: ['LIMIT_RISE_UNKNOWN'],
  }),
  exclude: route({
    method: 'POST',
    path: 'protection/exclusion',
    access: 'member',
    summary: '자가제한 시작 (모든 기기에서 로그아웃되며 해제일 전에는 되돌릴 수 없음)',
    body: z.object({ period: z.enum(exclusionPeriods) }),
    output: exclusion,
    refusals: ['EXCLUSION_NOT_LONGER'],
  }),
  history: route({
    method: 'GET',
    path: 'protection/history',
    access: 'member',
    summary: '이용한도와 자가제한 변경내역',
    query: z.object({ page }),
    output: z.object({ rows: z.array(historyRow), ...pageCounts }),
    refusals: [],
  }),
}

const protectedMember = z.object({
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  /** End of the exclusion (`until` null means never); null when there is none. */
  exclusion: z.object({ until: seoulDateTime.nullable() }).nullable(),
  limits: z.array(z.object({ ...limitName, amount: z.number().int() })),
  /** No bets until then, because the house's loss cap was reached. */
  blockedUntil: seoulDateTime.nullable(),
  /** Since when the account is dormant, because of no login and no bet (field A10). */
  dormantSince: seoulDateTime.nullable(),
  /** Null when there was no change. */
  lastChangeAt: seoulDateTime.nullable(),
})
export type ProtectedMember = z.output<typeof protectedMember>

const memberParam = z.object({ memberId: idParam })

export const protectionOperatorContract = {
  members: route({
    method: 'GET',
    path: 'admin/protection',
    access: 'protection:read',
    summary: '이용한도·자가제한 회원 (이름으로 찾으면 모든 회원)',
    query: z.object({
      page,
      state: z.enum(protectedStates).default('all'),
      /** A part of the login name or the nickname. */
      name: personName(40).optional(),
    }),
    output: z.object({
      members: z.array(protectedMember),
      ...pageCounts,
    }),
    refusals: [],
  }),
  member: route({
    method: 'GET',
    path: 'admin/protection/{memberId}',
    access: 'protection:read',
    summary: '회원 한 명의 이용한도와 자가제한',
    params: memberParam,
    output: state.extend({
      memberId: z.number().int(),
      userId: z.string(),
      nickname: z.string(),
    }),
    refusals: ['NOT_FOUND'],
  }),
  history: route({
    method: 'GET',
    path: 'admin/protection/{memberId}/history',
    access: 'protection:read',
    summary: '회원 한 명의 변경내역',
    params: memberParam,
    query: z.object({ page }),
    output: z.object({ rows: z.array(historyRow), ...pageCounts }),
    refusals: ['NOT_FOUND'],
  }),
  exclude: route({
    method: 'POST',
    path: 'admin/protection/{memberId}/exclusion',
    access: 'protection:write',
    summary: '회원 이용제한 (해제할 수 없음)',
    params: memberParam,
    body: z.object({ period: z.enum(exclusionPeriods), reason }),
    output: exclusion,
    refusals: ['NOT_FOUND', 'EXCLUSION_NOT_LONGER'],
  }),
}
