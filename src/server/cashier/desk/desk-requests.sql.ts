import type { CashHintFacts } from '#domain/cashier/cash-hints.ts'
import {
  type CashDirection,
  type CashMethod,
  type CashState,
  cashStateNames,
} from '#domain/cashier/cash-request.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { owedBy } from '#server/ledger/ledger.ts'
import { allOf, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { notExcluded, wasDormant } from '#server/protection/protection.ts'
import type { CashRequest } from '../requests/cash-requests.sql.ts'

export type DeskRow = CashRequest & {
  readonly userId: string
  readonly nickname: string
  readonly level: number
  readonly decider: string | null
}

const columns = sql`r.id, r.no, r.member_id as "memberId", r.direction, r.method, r.amount, r.state, r.bonus,
  r.account_masked as "accountMasked", r.account_sealed as "accountSealed", r.holder_sealed as "holderSealed",
  r.created_at as "createdAt", r.decided_at as "decidedAt", r.decided_by as "decidedBy", r.reason,
  m.user_id as "userId", m.nickname, m.level, o.user_id as decider`
const joined = sql`cash_request r join member m on m.id = r.member_id left join member o on o.id = r.decided_by`

export type DeskFilter = {
  readonly direction: CashDirection
  readonly method: CashMethod | undefined
  readonly show: 'waiting' | 'done' | 'cancelled' | 'all' | undefined
  readonly name: string | undefined
}

const statesOf: Readonly<Record<NonNullable<DeskFilter['show']>, readonly CashState[]>> = {
  waiting: ['requested', 'on-hold'],
  done: ['done'],
  cancelled: ['cancelled', 'failed', 'reversed'],
  all: cashStateNames,
}

const isShown = ({ direction, method, show = 'waiting', name }: DeskFilter): Sql =>
  allOf(
    sql`r.direction = ${direction}`,
    sql`r.state = any(${statesOf[show]}::text[])`,
    method && sql`r.method = ${method}`,
    name && sql`(lower(m.user_id) = lower(${name}) or lower(m.nickname) = lower(${name}))`,
  )

/** Waiting requests oldest first, all others newest first. */
export const listDesk = (db: Queries, filter: DeskFilter, part: { limit: number; offset: number }) =>
  db.many<DeskRow>(sql`
    select ${columns} from ${joined} where ${isShown(filter)}
    order by ${(filter.show ?? 'waiting') === 'waiting' ? sql`r.no` : sql`r.no desc`}
    limit ${part.limit} offset ${part.offset}`)

export const sumDesk = (db: Queries, filter: DeskFilter) =>
  db.one<{ count: number; amount: number }>(sql`
    select count(*) as count, coalesce(sum(r.amount), 0)::bigint as amount
    from cash_request r join member m on m.id = r.member_id where ${isShown(filter)}`)

export const findDesk = (db: Queries, id: string) =>
  db.maybe<DeskRow>(sql`select ${columns} from ${joined} where r.id = ${id}`)

export type MemberSums = {
  readonly deposits: number
  readonly withdrawals: number
  readonly depositCount: number
  readonly withdrawalCount: number
}

/** Totals of a member's requests; refills of the play mode don't count as deposits. */
export const sumMember = (db: Queries, memberId: MemberId) =>
  db.one<MemberSums>(sql`
    select coalesce(sum(amount) filter (where direction = 'deposit'), 0)::bigint as deposits,
      coalesce(sum(amount) filter (where direction = 'withdrawal'), 0)::bigint as withdrawals,
      count(*) filter (where direction = 'deposit') as "depositCount",
      count(*) filter (where direction = 'withdrawal') as "withdrawalCount"
    from cash_request where member_id = ${memberId} and state = 'done' and method <> 'play'`)

export type HintRow = Omit<CashHintFacts, 'direction' | 'amount' | 'turnoverLeft'> & {
  readonly memberId: MemberId
}

/** Facts about members for the hints on their requests of one direction. */
export const listHintFacts = (
  db: Queries,
  ids: readonly MemberId[],
  {
    direction,
    now,
    dayAgo,
    weeksAgo,
    dormantUntil,
  }: {
    readonly direction: CashDirection
    readonly now: Instant
    readonly dayAgo: Instant
    readonly weeksAgo: Instant
    /** Members who were dormant until after this time get a hint. */
    readonly dormantUntil: Instant
  },
) =>
  db.many<HintRow>(sql`
    select m.id as "memberId", not (${notExcluded(sql`m.id`, now)}) as excluded, coalesce(${owedBy(sql`m.id`)}, 0) as owed,
      ${wasDormant(sql`m.id`, dormantUntil)} as dormant,
      (select count(*) from cash_request r
        where r.member_id = m.id and r.direction = ${direction} and r.state = 'done' and r.method <> 'play')
        as "doneBefore",
      d.id is not null as "hasDeposit",
      d.id is not null and exists (select from bet b where b.member_id = m.id and b.id > d.id) as "betsSinceDeposit",
      coalesce((select count(*) from cash_member_account o
        where o.number_mark = a.number_mark and o.member_id <> m.id), 0) as "sameAccount",
      (select count(distinct s.other_id) from shared_browser s
        where s.member_id = m.id and s.day >= ${timestamp(weeksAgo)}::date) as "sameDevice",
      coalesce(a.changed_at >= ${timestamp(weeksAgo)}, false) as "accountChanged",
      (select count(*) from cash_request r
        where r.member_id = m.id and r.direction = 'deposit' and r.method <> 'play'
          and r.created_at >= ${timestamp(dayAgo)}) as "depositsOfDay"
    from member m
    left join cash_member_account a on a.member_id = m.id
    left join lateral (
      select r.id from cash_request r
      where r.member_id = m.id and r.direction = 'deposit' and r.state = 'done' and r.method <> 'play'
      order by r.no desc limit 1
    ) d on true
    where m.id = any(${ids}::bigint[])`)
