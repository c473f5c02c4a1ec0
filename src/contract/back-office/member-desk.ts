import { z } from 'zod'
import { bet } from '#contract/bets/bets.ts'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, searchInput, seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'
import { gameTypes } from '#domain/sports/game-type.ts'
import { deskBetStates, memberKinds, memberSorts, memberStates } from './member-words.ts'

const named = z.object({ id: z.number().int(), userId: z.string(), nickname: z.string() })

const deskMember = named.extend({
  kind: z.enum(memberKinds),
  status: z.enum(memberStates),
  level: z.number().int(),
  tendency: z.number().int(),
  /** Spendable won and points. */
  wallet: z.number().int(),
  points: z.number().int(),
  joinedAt: seoulDateTime,
  /** Null when there was no login within the ninety days for which logins are kept. */
  lastLoginAt: seoulDateTime.nullable(),
  isOnline: z.boolean(),
})
export type DeskMember = z.output<typeof deskMember>

/** Stakes and returns of settled bets, in won. */
const use = z.object({ staked: z.number().int(), returned: z.number().int() })

const memberView = deskMember.omit({ lastLoginAt: true }).extend({
  role: z.number().int(),
  recommenderCode: z.string(),
  recommender: named.nullable(),
  friends: z.number().int(),
  activatedAt: seoulDateTime.nullable(),
  hasSecondFactor: z.boolean(),
  hasExchangePassword: z.boolean(),
  /** Encrypted data that can be revealed one item at a time. */
  hasPhone: z.boolean(),
  hasBirthDate: z.boolean(),
  coins: z.number().int(),
  /** Stakes held by pending bets, in won. */
  held: z.number().int(),
  /** Amounts that the member owes the house, as positive numbers. */
  debt: z.number().int(),
  pointsDebt: z.number().int(),
  lastLogin: z.object({ at: seoulDateTime, address: z.string(), device: z.string() }).nullable(),
  /** Seoul days, weeks (from Monday) and months. */
  use: z.object({ day: use, week: use, month: use }),
  /** Game types on which the member is banned. */
  bans: z.array(z.enum(gameTypes)),
  openBets: z.object({ count: z.number().int(), staked: z.number().int(), winnings: z.number().int() }),
})
export type DeskMemberView = z.output<typeof memberView>

const purseChange = z.object({
  id: z.number().int(),
  at: seoulDateTime,
  /** 베팅, 이벤트충전 … */
  reason: z.string(),
  memo: z.string().nullable(),
  /** Negative for outgoing amounts. */
  amount: z.number().int(),
  after: z.number().int(),
})
export type DeskPurseChange = z.output<typeof purseChange>

const device = z.object({
  id: z.number().int(),
  label: z.string(),
  firstUsedAt: seoulDateTime,
  lastUsedAt: seoulDateTime,
  isLoggedIn: z.boolean(),
  trustedUntil: seoulDateTime.nullable(),
})

const login = z.object({
  id: z.string(),
  at: seoulDateTime,
  address: z.string(),
  device: z.string(),
  ok: z.boolean(),
  result: z.string(),
})

const neighbour = named.extend({
  status: z.enum(memberStates),
  address: z.string(),
  lastAt: seoulDateTime,
})

const note = z.object({
  id: z.number().int(),
  operator: z.string(),
  text: z.string(),
  writtenAt: seoulDateTime,
})

const one = z.object({ id: idParam })

/** Filters and sort orders of the member list. */
export const membersAsked = {
  search: searchInput.optional(),
  state: z.enum(memberStates).optional(),
  level: wholeNumber.pipe(z.number().int().min(1).max(10)).optional(),
  kind: z.enum(memberKinds).optional(),
  only: z.enum(['online']).optional(),
  sort: z.enum(memberSorts).default('joined'),
}

/** Member list and details in the back office (handbook 6.3). Encrypted data is not included. */
export const memberDeskContract = {
  members: route({
    method: 'GET',
    path: 'admin/members',
    access: 'members:read',
    summary: '회원 목록 (번호, 아이디, 닉네임, 추천인 코드, 접속 주소로 검색)',
    query: z.object({ page, ...membersAsked }),
    output: z.object({ members: z.array(deskMember), ...pageCounts }),
    refusals: [],
  }),
  member: route({
    method: 'GET',
    path: 'admin/members/{id}',
    access: 'members:read',
    summary: '회원 한 명의 상세 정보',
    params: one,
    output: memberView,
    refusals: ['NOT_FOUND'],
  }),
  changes: route({
    method: 'GET',
    path: 'admin/members/{id}/changes',
    access: 'money:read',
    summary: '회원의 머니·포인트 변동내역 (최근 90일, 15건씩)',
    params: one,
    query: z.object({
      purse: z.enum(['wallet', 'points']).default('wallet'),
      /** Only changes before this one (cursor). */
      before: idParam.optional(),
    }),
    output: z.object({ changes: z.array(purseChange), hasMore: z.boolean() }),
    refusals: ['NOT_FOUND'],
  }),
  bets: route({
    method: 'GET',
    path: 'admin/members/{id}/bets',
    access: 'bets:read',
    summary: '회원의 베팅내역 (최신순)',
    params: one,
    query: z.object({ page, state: z.enum(deskBetStates).optional() }),
    output: z.object({ bets: z.array(bet), ...pageCounts }),
    refusals: ['NOT_FOUND'],
  }),
  logins: route({
    method: 'GET',
    path: 'admin/members/{id}/logins',
    access: 'members:read',
    summary: '회원의 기기와 로그인 기록, 같은 주소를 사용하는 회원 (90일)',
    params: one,
    query: z.object({ page }),
    output: z.object({
      devices: z.array(device),
      /** Other members who logged in from the same addresses, most recent first. */
      neighbours: z.array(neighbour),
      logins: z.array(login),
      ...pageCounts,
    }),
    refusals: ['NOT_FOUND'],
  }),
  notes: route({
    method: 'GET',
    path: 'admin/members/{id}/notes',
    access: 'members:read',
    summary: '회원 메모 (최신순)',
    params: one,
    query: z.object({ page }),
    output: z.object({ notes: z.array(note), ...pageCounts }),
    refusals: ['NOT_FOUND'],
  }),
}
