import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import {
  day,
  idParam,
  page,
  pageCounts,
  personName,
  reason,
  seoulDateTime,
  wholeNumber,
} from '#contract/wire/wire.ts'
import { exclusionPeriods } from '#domain/protection/exclusion.ts'
import { harmMarkers } from '#domain/protection/harm-markers.ts'
import { limitKinds, limitRange } from '#domain/protection/limits.ts'
import { limitPeriods } from '#domain/protection/periods.ts'
import { realityMinutes } from '#domain/protection/reality-check.ts'
import { SELF_TEST_ANSWER_MAX, SELF_TEST_QUESTIONS, selfTestBands } from '#domain/protection/self-test.ts'

/** Won, or minutes where time is limited; null is no limit. */
const amount = z.number().int().min(0).max(limitRange('stake').max).nullable()

const limitName = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) }

/** A limit of the member's own, what of it is used, and the rise that waits (handbook 8.2). */
const limit = z.object({
  ...limitName,
  amount,
  /** Won staked or lost in the running period, or minutes logged in today; a loss below nothing is a win. */
  used: z.number().int(),
  /** When the running period ends. */
  renewsAt: seoulDateTime,
  rise: z
    .object({
      amount,
      askedAt: seoulDateTime,
      /** The second yes counts from here … */
      confirmableFrom: seoulDateTime,
      /** … to here; then the rise is forgotten. */
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
  /** Null: never. */
  until: seoulDateTime.nullable(),
  byOperator: z.boolean(),
})
export type ProtectionExclusion = z.output<typeof exclusion>

/** How somebody is protected: what is in force and what waits. */
const state = z.object({
  /** Every limit there is, in a fixed order; without one its amount is null. */
  limits: z.array(limit),
  /** The one that ends last of those in force. */
  exclusion: exclusion.nullable(),
  /** The house's caps of a day in won, 0 for none, and until when it takes no bets after the loss cap. */
  house: z.object({
    stakeDayMax: z.number().int(),
    lossDayMax: z.number().int(),
    blockedUntil: seoulDateTime.nullable(),
  }),
})
export type ProtectionState = z.output<typeof state>

/** What somebody did about the own protection, or ran into. */
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
] as const
export type ProtectionHistoryKind = (typeof historyKinds)[number]

const historyRow = z.object({
  id: z.number().int(),
  at: seoulDateTime,
  what: z.enum(historyKinds),
  /** Which limit it was about, where it was about one. */
  limit: z.object(limitName).nullable(),
  before: amount,
  after: amount,
  /** Of an exclusion. */
  period: z.enum(exclusionPeriods).nullable(),
})
export type ProtectionHistoryRow = z.output<typeof historyRow>

const selfTestResult = z.object({
  score: z.number().int(),
  band: z.enum(selfTestBands),
})

/** Figures of what was staked and what came back, in won. */
const net = { staked: z.number().int(), returned: z.number().int() }

export const protectionContract = {
  state: route({
    method: 'GET',
    path: 'protection',
    access: 'member',
    summary: '내 이용한도와 자가제한',
    output: state.extend({
      /** How often the reality check comes, in minutes: the member's choice, or the house's; 0 never. */
      realityMinutes: z.number().int(),
      /** The last result that the member wanted to be kept. */
      selfTest: selfTestResult.extend({ takenAt: seoulDateTime }).nullable(),
    }),
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
  netPosition: route({
    method: 'GET',
    path: 'protection/net',
    access: 'member',
    summary: '일별·월별 베팅과 당첨',
    output: z.object({
      /** The last 60 days and 12 months in Seoul, the oldest first, those without a bet included. */
      days: z.array(z.object({ day, ...net })),
      months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), ...net })),
      /** Bets before this moment were too many to be counted; null where all are in. */
      countedFrom: seoulDateTime.nullable(),
    }),
    refusals: ['TOO_MANY_REQUESTS'],
  }),
  realityCheck: route({
    method: 'GET',
    path: 'protection/reality-check',
    access: 'member',
    summary: '접속시간과 이번 접속의 베팅·당첨',
    output: z.object({
      /** Since the member came; a break of less than 15 minutes does not count. */
      minutes: z.number().int(),
      ...net,
      everyMinutes: z.number().int(),
      /** When the next one is due; null where there is none. */
      dueAt: seoulDateTime.nullable(),
      /** Milliseconds until then; 0 when it is due. */
      dueInMs: z.number().int().nullable(),
      isDue: z.boolean(),
    }),
    refusals: [],
  }),
  acknowledge: route({
    method: 'POST',
    path: 'protection/reality-check',
    access: 'member',
    summary: '접속시간 안내 확인 (계속하기)',
    output: z.undefined(),
    refusals: [],
  }),
  chooseReality: route({
    method: 'POST',
    path: 'protection/reality-check/interval',
    access: 'member',
    summary: '접속시간 안내 간격 선택',
    body: z.object({ minutes: z.union(realityMinutes.map(one => z.literal(one))) }),
    output: z.undefined(),
    refusals: [],
  }),
  selfTest: route({
    method: 'POST',
    path: 'protection/self-test',
    access: 'member',
    summary: '도박문제 자가점검 (결과는 원할 때만 보관)',
    body: z.object({
      answers: z.array(wholeNumber.pipe(z.number().max(SELF_TEST_ANSWER_MAX))).length(SELF_TEST_QUESTIONS),
      keep: z.boolean(),
    }),
    output: selfTestResult,
    refusals: [],
  }),
  forgetSelfTest: route({
    method: 'POST',
    path: 'protection/self-test/forget',
    access: 'member',
    summary: '보관한 자가점검 결과 삭제',
    output: z.undefined(),
    refusals: [],
  }),
}

/** A sign of harm of a member that somebody should look at. */
const alarm = z.object({
  id: z.number().int(),
  marker: z.enum(harmMarkers),
  aroseAt: seoulDateTime,
  handledAt: seoulDateTime.nullable(),
  /** Login name of the operator who did, and what was written. */
  handledBy: z.string().nullable(),
  note: z.string().nullable(),
})
export type HarmAlarm = z.output<typeof alarm>

const protectedMember = z.object({
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  /** When the exclusion ends; `permanent`: never; null: none. */
  exclusion: z.object({ until: seoulDateTime.nullable() }).nullable(),
  limits: z.array(z.object({ ...limitName, amount: z.number().int() })),
  /** The house takes no bets until then, because its loss cap was reached. */
  blockedUntil: seoulDateTime.nullable(),
  /** Signs that nobody has dealt with yet. */
  markers: z.array(z.enum(harmMarkers)),
  lastChangeAt: seoulDateTime,
})
export type ProtectedMember = z.output<typeof protectedMember>

/** What the list of members shows. */
export const protectedStates = ['all', 'excluded', 'limited', 'capped', 'alarm'] as const

const memberParam = z.object({ memberId: idParam })

export const protectionOperatorContract = {
  members: route({
    method: 'GET',
    path: 'admin/protection',
    access: 'operator-read',
    summary: '이용한도·자가제한 회원과 주의 신호',
    query: z.object({
      page,
      state: z.enum(protectedStates).default('all'),
      marker: z.enum(harmMarkers).optional(),
      /** A part of the login name or the nickname. */
      name: personName(40).optional(),
      sort: z.enum(['changed', 'until', 'name']).default('changed'),
    }),
    output: z.object({
      members: z.array(protectedMember),
      /** How many there are of each, whatever is searched for. */
      counts: z.object({
        excluded: z.number().int(),
        limited: z.number().int(),
        capped: z.number().int(),
        alarm: z.number().int(),
      }),
      ...pageCounts,
    }),
    refusals: [],
  }),
  member: route({
    method: 'GET',
    path: 'admin/protection/{memberId}',
    access: 'operator-read',
    summary: '회원 한 명의 이용한도, 자가제한, 주의 신호',
    params: memberParam,
    output: state.extend({
      memberId: z.number().int(),
      userId: z.string(),
      nickname: z.string(),
      /** The member has taken the self test: help may be offered. Its result is the member's alone. */
      hasSelfTest: z.boolean(),
      alarms: z.array(alarm),
    }),
    refusals: ['NOT_FOUND'],
  }),
  history: route({
    method: 'GET',
    path: 'admin/protection/{memberId}/history',
    access: 'operator-read',
    summary: '회원 한 명의 변경내역',
    params: memberParam,
    query: z.object({ page }),
    output: z.object({ rows: z.array(historyRow), ...pageCounts }),
    refusals: ['NOT_FOUND'],
  }),
  exclude: route({
    method: 'POST',
    path: 'admin/protection/{memberId}/exclusion',
    access: 'operator-write',
    summary: '회원 이용제한 (해제할 수 없음)',
    params: memberParam,
    body: z.object({ period: z.enum(exclusionPeriods), reason }),
    output: exclusion,
    refusals: ['NOT_FOUND', 'EXCLUSION_NOT_LONGER'],
  }),
  handleAlarm: route({
    method: 'POST',
    path: 'admin/protection/alarms/{id}/handle',
    access: 'operator-write',
    summary: '주의 신호 처리 (조치내용 기록)',
    params: z.object({ id: idParam }),
    body: z.object({ reason }),
    output: alarm,
    refusals: ['NOT_FOUND', 'ALARM_HANDLED'],
  }),
}
