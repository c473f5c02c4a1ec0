import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** The first day with a booking; null before any. */
export const findFirstDay = async (db: Queries): Promise<string | null> =>
  (await db.one<{ day: string | null }>(sql`select min(day)::text as day from commission_day`)).day

export const findLastWeek = async (db: Queries): Promise<string | null> =>
  (await db.one<{ week: string | null }>(sql`select max(week)::text as week from losing_week`)).week

/**
 * Bet amounts until the end of a week that no run has counted, and the carry-over of the previous run; as text, since
 * they may exceed exact numbers. Changes booked late count in the next run.
 */
export const listUncounted = (tx: Tx, before: string) =>
  tx.many<{ earnerId: MemberId; betUnits: string; carried: string }>(sql`
    with summed as (
      select earner_id, sum(losing_units) as units from commission_day where day < ${before}::date group by earner_id
    ), counted as (
      select earner_id, sum(bet_units) as units from losing_run group by earner_id
    ), last as (
      select distinct on (earner_id) earner_id, carry_left from losing_run order by earner_id, week desc
    )
    select s.earner_id as "earnerId", (s.units - coalesce(c.units, 0))::text as "betUnits",
      coalesce(l.carry_left, 0)::text as carried
    from summed s left join counted c on c.earner_id = s.earner_id left join last l on l.earner_id = s.earner_id
    where s.units <> coalesce(c.units, 0) or l.carry_left <> 0
    order by s.earner_id`)

/** Points and coupons that members converted to money between two times. */
export const listConversions = (tx: Tx, from: Instant, before: Instant) =>
  tx.many<{ memberId: MemberId; amount: number; at: Instant }>(sql`
    select p.to_account / 16 as "memberId", p.amount, p.at from ledger_posting p
    where p.kind in ('points-converted', 'event-credit') and p.to_account > 0 and p.to_account % 16 = 0
      and p.at >= ${timestamp(from)} and p.at < ${timestamp(before)}`)

export type NewRun = {
  readonly earnerId: MemberId
  readonly betUnits: string
  readonly conversionUnits: string
  readonly carried: string
  readonly share: number
  readonly left: string
  readonly ref: string | null
}

export const insertRuns = (tx: Tx, week: string, rows: readonly NewRun[], at: Instant) =>
  tx.run(sql`
    insert into losing_run (earner_id, week, bet_units, conversion_units, carried, share, carry_left, ref_id, at)
    select u.earner, ${week}::date, u.bet_units, u.conversions, u.carried, u.share, u.carry_left, u.ref, ${timestamp(at)}
    from unnest(${rows.map(row => row.earnerId)}::bigint[], ${rows.map(row => row.betUnits)}::bigint[],
      ${rows.map(row => row.conversionUnits)}::bigint[], ${rows.map(row => row.carried)}::bigint[],
      ${rows.map(row => row.share)}::bigint[], ${rows.map(row => row.left)}::bigint[],
      ${rows.map(row => row.ref)}::uuid[]) u(earner, bet_units, conversions, carried, share, carry_left, ref)`)

export const insertWeek = (
  tx: Tx,
  { week, partners, total }: { readonly week: string; readonly partners: number; readonly total: number },
  at: Instant,
) =>
  tx.run(sql`
    insert into losing_week (week, finished_at, partners, total)
    values (${week}::date, ${timestamp(at)}, ${partners}, ${total})`)

/** Result of a week in whole won; negative amounts are carried forward. */
export type RunRow = {
  readonly earnerId: MemberId
  readonly week: string
  readonly net: number
  readonly conversions: number
  readonly carried: number
  readonly share: number
  readonly left: number
  readonly at: Instant
}

const runColumns = sql`r.earner_id as "earnerId", r.week::text as week, (r.bet_units / 10000)::bigint as net,
  (r.conversion_units / 10000)::bigint as conversions, (r.carried / 10000)::bigint as carried, r.share,
  (r.carry_left / 10000)::bigint as left, r.at`

/** A partner's weeks, latest first. */
export const listRuns = (db: Queries, earnerId: MemberId, limit: number) =>
  db.many<RunRow>(sql`
    select ${runColumns} from losing_run r where r.earner_id = ${earnerId} order by r.week desc limit ${limit}`)

/** The runs of all weeks, latest first. */
export const listWeeks = (db: Queries, limit: number) =>
  db.many<{ week: string; finishedAt: Instant; partners: number; total: number }>(sql`
    select week::text as week, finished_at as "finishedAt", partners, total from losing_week
    order by week desc limit ${limit}`)
