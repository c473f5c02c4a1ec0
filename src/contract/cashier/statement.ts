import { z } from 'zod'
import { fileAnswer } from '#contract/wire/file-answer.ts'
import { route } from '#contract/wire/route.ts'
import { day, idParam, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { statementGroups } from '#domain/cashier/statement-groups.ts'
import { tournamentProducts } from '#domain/promotions/tournament.ts'
import { gameTypes } from '#domain/sports/game-type.ts'

/** Cursor: posting and time after which a page starts. */
const cursor = z.string().regex(/^\d{1,15}-\d{1,14}$/)

/** Filters of a statement. */
const narrowed = {
  purse: z.enum(['wallet', 'points']).optional(),
  group: z.enum(statementGroups).optional(),
  /** Game type; movements without one are excluded. */
  product: z.enum(gameTypes).optional(),
  /** Seoul days, both included. */
  from: day.optional(),
  to: day.optional(),
}
const query = z.object({ ...narrowed, before: cursor.optional() })

/** The origin of a movement, and a reference to it. */
const cause = z.object({
  what: z.enum(['bet', 'request', 'act', 'other']),
  /** Id of the bet, the request or the operator action. */
  id: z.string(),
  /** Details as text, when there are more than the kind says. */
  text: z.string(),
  /** For a bet on a round: the round whose draw can be verified. */
  round: z.object({ gameId: z.number().int(), roundId: z.string() }).nullable(),
  /** For a prize: its tournament. */
  tournament: z.object({ id: z.number().int(), product: z.enum(tournamentProducts) }).nullable(),
})

const movement = z.object({
  /** Increases with each booking. */
  n: z.number().int(),
  at: seoulDateTime,
  purse: z.enum(['wallet', 'points']),
  group: z.enum(statementGroups),
  /** "베팅", "포인트전환" */
  reason: z.string(),
  /** Negative for outgoing amounts. */
  amount: z.number().int(),
  /** The balance afterwards. */
  after: z.number().int(),
  product: z.enum(gameTypes).nullable(),
  cause,
})
export type Movement = z.output<typeof movement>

const page = <M extends z.ZodType>(row: M) =>
  z.object({
    movements: z.array(row),
    /** Cursor of the next page; null at the end. */
    next: z.string().nullable(),
  })

/** Totals of a month in won; outgoing amounts are negative. */
const month = z.object({
  /** "2026-11" */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  deposited: z.number().int(),
  withdrawn: z.number().int(),
  staked: z.number().int(),
  paid: z.number().int(),
  /** Points converted to won. */
  converted: z.number().int(),
  other: z.number().int(),
  /** Sum of all of these. */
  net: z.number().int(),
  /** The balance at the end of the month. */
  closing: z.number().int(),
  points: z.object({ in: z.number().int(), out: z.number().int(), closing: z.number().int() }),
})
export type StatementMonth = z.output<typeof month>

const months = z.object({
  /** Newest first, without months that have no movement. */
  months: z.array(month),
  /** Since the account was opened (field W11). */
  lifetime: z.object({
    since: seoulDateTime,
    deposited: z.number().int(),
    withdrawn: z.number().int(),
    net: z.number().int(),
  }),
})
export type StatementMonths = z.output<typeof months>

/** All movements of the member's money and points with their origin (field W3, W10; WALLET-018). */
export const statementContract = {
  list: route({
    method: 'GET',
    path: 'emoney/statement',
    access: 'member',
    summary: '머니·포인트 거래내역 (최신순)',
    query,
    output: page(movement),
    refusals: [],
  }),
  months: route({
    method: 'GET',
    path: 'emoney/statement/months',
    access: 'member',
    summary: '월별 충전·환전·베팅·당첨 합계와 누적 순충전액',
    output: months,
    refusals: [],
  }),
  file: route({
    method: 'GET',
    path: 'emoney/statement/file',
    access: 'member',
    summary: '거래내역 내려받기 (CSV)',
    query: z.object(narrowed),
    output: fileAnswer('csv'),
    refusals: [],
  }),
}

/** For operators: with the key and actor of each posting. */
const deskMovement = movement.extend({
  ref: z.string(),
  kind: z.string(),
  seq: z.number().int(),
  actor: z.string(),
  memo: z.string().nullable(),
})
export type DeskMovement = z.output<typeof deskMovement>

const posting = z.object({
  n: z.number().int(),
  at: seoulDateTime,
  ref: z.string(),
  kind: z.string(),
  /** Code of the kind (handbook 5.1). */
  code: z.number().int(),
  reason: z.string(),
  seq: z.number().int(),
  part: z.number().int(),
  /** Account addresses: `member:12:wallet`, `house:held`. */
  from: z.string(),
  to: z.string(),
  amount: z.number().int(),
  /** Balances afterwards; null for accounts of the house. */
  fromAfter: z.number().int().nullable(),
  toAfter: z.number().int().nullable(),
  actor: z.string(),
  memo: z.string().nullable(),
})
export type DeskPosting = z.output<typeof posting>

const one = z.object({ id: idParam })

export const statementOperatorContract = {
  list: route({
    method: 'GET',
    path: 'admin/members/{id}/statement',
    access: 'money:read',
    summary: '회원의 머니·포인트 거래내역 (최신순)',
    params: one,
    query,
    output: page(deskMovement),
    refusals: ['NOT_FOUND'],
  }),
  months: route({
    method: 'GET',
    path: 'admin/members/{id}/statement/months',
    access: 'money:read',
    summary: '회원의 월별 합계와 누적 순충전액',
    params: one,
    output: months,
    refusals: ['NOT_FOUND'],
  }),
  file: route({
    method: 'POST',
    path: 'admin/members/{id}/statement/file',
    access: 'money:read',
    summary: '회원 거래내역 내보내기 (CSV, 작업로그에 기록됩니다)',
    params: one,
    body: z.object({ filter: z.object(narrowed), reason }),
    output: fileAnswer('csv'),
    refusals: ['NOT_FOUND'],
  }),
  postings: route({
    method: 'GET',
    path: 'admin/postings/{ref}',
    access: 'money:read',
    summary: '한 건의 원인에 속한 모든 분개',
    params: z.object({ ref: z.uuid() }),
    output: z.object({ postings: z.array(posting) }),
    refusals: ['NOT_FOUND'],
  }),
}
