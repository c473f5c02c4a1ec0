import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Balance and movements of one house account, or of one account kind of all members together. */
export type DaySum = {
  /** `house:bank`, `members:wallet` */
  readonly account: string
  readonly currency: 'won' | 'point' | 'coin'
  readonly opening: number
  readonly cameIn: number
  readonly wentOut: number
  readonly closing: number
}

/** Maximum difference between the clocks of processes. */
const CLOCKS = MINUTE

/** Sums of every account over a verified time range, computed from the current sums and the postings since. */
export const listDaySums = (db: Queries, { from, before }: { from: Instant; before: Instant }) =>
  db.many<DaySum>(sql`
    with proof as materialized (
      select proved_to, coalesce((
        select n_from from ledger_proved_stretch where last_at >= ${timestamp(instant(from - CLOCKS))}
        order by last_at limit 1), proved_to) as n_from
      from ledger_proof
    ), side as (
      select p.to_account as account, p.amount as change, p.at from ledger_posting p
      where p.n > (select n_from from proof) and p.n <= (select proved_to from proof)
      union all
      select p.from_account, -p.amount, p.at from ledger_posting p
      where p.n > (select n_from from proof) and p.n <= (select proved_to from proof)
    ), moved as (
      select account, coalesce(sum(change) filter (where at >= ${timestamp(before)}), 0) as later,
        coalesce(sum(change) filter (where change > 0 and at >= ${timestamp(from)} and at < ${timestamp(before)}), 0)
          as came_in,
        coalesce(-sum(change) filter (where change < 0 and at >= ${timestamp(from)} and at < ${timestamp(before)}), 0)
          as went_out
      from side group by account
    ), summed as (
      select case when a.id > 0 then 'members:' || a.kind else a.address end as account, a.currency,
        sum(k.total - coalesce(m.later, 0)) as closing, sum(coalesce(m.came_in, 0)) as came_in,
        sum(coalesce(m.went_out, 0)) as went_out
      from ledger_proved_account k
      join ledger_account a on a.id = k.account
      left join moved m on m.account = k.account
      group by 1, 2
    )
    select account, currency, (closing - came_in + went_out)::bigint as opening, came_in::bigint as "cameIn",
      went_out::bigint as "wentOut", closing::bigint as closing
    from summed order by account like 'house:%', account`)

/** Whether a posting before a moment is not verified yet. */
export const hasUnproved = async (db: Queries, before: Instant): Promise<boolean> =>
  (
    await db.many(sql`
      select from ledger_posting where n > (select proved_to from ledger_proof) and at < ${timestamp(before)} limit 1`)
  ).length > 0
