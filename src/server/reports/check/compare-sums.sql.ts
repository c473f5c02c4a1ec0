import { endedBetsLeft } from '#server/bets/bets.ts'
import { type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'
import { differences, pointMoves } from '../follow/report-sums.sql.ts'

type FaultRow = { readonly fault: string }

/** Maximum number of listed faults per kind; one is already too many. */
const LISTED = sql`limit 20`

/** The ledger's sums of bets and points, as far as the reports have followed it. */
const booked = sql`
  select greatest(seoul_day(p.at), f.whole_from - 1) as day,
    case when p.kind = 'bet' and p.ref_id < f.bets_to then p.amount else 0 end as staked,
    case when p.kind = 'bet-cancelled' then p.amount else 0 end as cancelled,
    case when greatest(p.from_account, p.to_account) > 0 then 0 when p.kind = 'bet-settled' then p.amount
      when p.kind = 'settlement-reversed' then -p.amount else 0 end as settled,
    case when p.kind = 'bet-settled' and p.to_account > 0 then p.amount
      when p.kind = 'settlement-reversed' and p.from_account > 0 then -p.amount else 0 end as paid,
    0::bigint as points_in, 0::bigint as points_out
  from ledger_posting p, report_follow f
  where p.kind in ('bet', 'bet-cancelled', 'bet-settled', 'settlement-reversed')
  union all
  select greatest(seoul_day(m.at), f.whole_from - 1), 0, 0, 0, 0, m.points_in, m.points_out
  from report_follow f cross join lateral (${pointMoves(sql`p.n <= f.points_to`)}) m`

/** The reports' sums, including pending changes. */
const summed = sql`
  select greatest(d.day, f.whole_from - 1) as day, d.staked, d.cancelled, d.settled, d.paid, d.points_in, d.points_out
  from report_day d, report_follow f
  union all
  select greatest(seoul_day(m.at), f.whole_from - 1), 0, m.cancelled, m.settled, m.paid, 0, 0
  from moved m, report_follow f`

const totals = sql`sum(staked) as staked, sum(cancelled) as cancelled, sum(settled) as settled, sum(paid) as paid,
  sum(points_in) as points_in, sum(points_out) as points_out`
const figures = sql`array[staked, cancelled, settled, paid, points_in, points_out]`

const ledgerAgrees = sql`
  with ${endedBetsLeft('reports')}, moved as (${differences}),
  of_ledger as (select day, ${figures} as figures from (
    select day, ${totals} from (${booked}) b group by day) d),
  of_sums as (select day, ${figures} as figures from (
    select day, ${totals} from (${summed}) s group by day) d)
  select format('%s: stakes, cancelled, settled, paid, points in and out are %s in the ledger, %s in the reports', day,
    coalesce(l.figures, '{0,0,0,0,0,0}'), coalesce(s.figures, '{0,0,0,0,0,0}')) as fault
  from of_ledger l full join of_sums s using (day)
  where coalesce(l.figures, '{0,0,0,0,0,0}') <> coalesce(s.figures, '{0,0,0,0,0,0}') order by day ${LISTED}`

const bets = sql`sum(bets), sum(staked), sum(cancelled_bets), sum(cancelled), sum(settled_bets), sum(settled),
  sum(void_bets), sum(void), sum(paid)`
const all = sql`array[${bets}, sum(points_in), sum(points_out)]`

/** Compares two tables of sums by their common columns. */
const agree = (name: string, one: Sql, other: Sql): Sql => sql`
  select format('%s of product %s: %s by what was bet on, %s by ' || ${name}::text, day, product, o.figures, t.figures)
    as fault
  from (${one}) o full join (${other}) t using (day, product)
  where o.figures is distinct from t.figures order by day ${LISTED}`

const membersAgree = agree(
  'member',
  sql`select day, product, ${all} as figures from report_day group by day, product`,
  sql`select day, product, ${all} as figures from report_member_day group by day, product`,
)

const hoursAgree = agree(
  'hour',
  sql`select day, product, array[${bets}] as figures from report_day where product <> 0 group by day, product`,
  sql`select seoul_day(hour) as day, product, array[${bets}] as figures from report_hour group by 1, product`,
)

/** Returns the faults of the sums as texts; empty if they match the ledger. */
export async function listReportFaults(db: Queries): Promise<string[]> {
  const faults: string[] = []
  for (const check of [ledgerAgrees, membersAgree, hoursAgree])
    for (const { fault } of await db.many<FaultRow>(check)) faults.push(fault)
  return faults
}

/** Number of days with sums. */
export const countReportDays = async (db: Queries): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(distinct day) as count from report_day`)).count

/** Makes all checks of the transaction see one snapshot. */
export const readOneMoment = (db: Queries) =>
  db.run(sql`set transaction isolation level repeatable read, read only`)
