import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type LimitPeriod, periodStart } from '#domain/protection/periods.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** A member's deposits in the current periods. */
export type PaidIn = Readonly<Record<LimitPeriod, number>>

/** Completed and requested deposits, by time of the request; a free refill is not a deposit. */
export const sumPaidIn = (db: Queries, memberId: MemberId, at: Instant): Promise<PaidIn> =>
  db.one<PaidIn>(sql`
    select
      coalesce(sum(amount) filter (where created_at >= ${timestamp(periodStart('day', at))}), 0)::bigint as day,
      coalesce(sum(amount) filter (where created_at >= ${timestamp(periodStart('week', at))}), 0)::bigint as week,
      coalesce(sum(amount) filter (where created_at >= ${timestamp(periodStart('month', at))}), 0)::bigint as month
    from cash_request
    where member_id = ${memberId} and direction = 'deposit' and method <> 'play'
      and state in ('requested', 'on-hold', 'done')`)

/** A member's deposits and withdrawals in a week, including those that failed. */
export type CashWeek = {
  readonly memberId: MemberId
  /** Deposits in won during the last seven days, and in the three weeks before. */
  readonly paidIn: number
  readonly paidInBefore: number
  readonly declined: number
  readonly withdrawalsCancelled: number
}

/** Members whose requests changed since a given time, with their last four weeks. */
export const listCashWeeks = (
  db: Queries,
  { moved, week, weeks }: { readonly moved: Instant; readonly week: Instant; readonly weeks: Instant },
) =>
  db.many<CashWeek>(sql`
    select r.member_id as "memberId",
      coalesce(sum(amount) filter (where direction = 'deposit' and state = 'done'
        and created_at >= ${timestamp(week)}), 0)::bigint as "paidIn",
      coalesce(sum(amount) filter (where direction = 'deposit' and state = 'done'
        and created_at < ${timestamp(week)}), 0)::bigint as "paidInBefore",
      count(*) filter (where direction = 'deposit' and state in ('cancelled', 'failed') and decided_by is not null
        and created_at >= ${timestamp(week)}) as declined,
      count(*) filter (where direction = 'withdrawal' and state in ('cancelled', 'failed')
        and created_at >= ${timestamp(week)}) as "withdrawalsCancelled"
    from cash_request r
    where method <> 'play' and created_at >= ${timestamp(weeks)} and member_id in (
      select member_id from cash_request where created_at >= ${timestamp(moved)} or decided_at >= ${timestamp(moved)})
    group by r.member_id`)
