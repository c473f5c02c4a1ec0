import { type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'

export type FaultRow = { readonly fault: string }

/** Maximum number of listed faults per kind; one is already too many. */
const LISTED = sql`limit 20`

/** Each posting as two rows, one per side, with the side's balance after it. */
const sides = sql`
  select to_account as account, amount as change, to_after as after, n from ledger_posting
  union all
  select from_account, -amount, from_after, n from ledger_posting`

const postingsJoinKnownAccounts = sql`
  select format('posting %s %s/%s/%s joins accounts %s and %s', p.ref_id, p.kind, p.seq, p.part,
    coalesce(f.address, '?'), coalesce(t.address, '?')) as fault
  from ledger_posting p
  left join ledger_account f on f.id = p.from_account
  left join ledger_account t on t.id = p.to_account
  where f.currency is distinct from t.currency or f.id is null or t.id is null ${LISTED}`

const balancesAreSums = sql`
  select format('%s holds %s, its postings sum to %s', a.address, a.balance, coalesce(s.total, 0)) as fault
  from ledger_account a
  left join (select account, sum(change) as total from (${sides}) side group by account) s on s.account = a.id
  where a.balance is not null and a.balance <> coalesce(s.total, 0) ${LISTED}`

const debtsAreKnownToTheirPurse = sql`
  select format('%s notes a debt of %s, the debt account holds %s', a.address, a.owed, coalesce(d.balance, 0)) as fault
  from ledger_account a left join ledger_account d on d.id = a.id + 1 and a.id > 0
  where a.kind in ('wallet', 'points') and a.owed <> coalesce(d.balance, 0) ${LISTED}`

const currenciesSumToZero = sql`
  select format('all %s accounts together hold %s', currency, sum(total)) as fault
  from (
    select a.currency, coalesce(a.balance, s.total, 0) as total
    from ledger_account a
    left join (select account, sum(change) as total from (${sides}) side group by account) s on s.account = a.id
  ) account
  group by currency having sum(total) <> 0 ${LISTED}`

const noMemberIsNegative = sql`
  select format('%s is negative: %s', address, balance) as fault
  from ledger_account where kind in ('wallet', 'points', 'coins') and balance < 0 ${LISTED}`

const balancesFollowEachOther = sql`
  select format('%s: posting n=%s moves %s from %s, but notes %s', a.address, step.n, step.change, step.before,
    step.after) as fault
  from (
    select account, n, change, after, coalesce(lag(after) over (partition by account order by n), 0) as before
    from (${sides}) side where account > 0
  ) step
  join ledger_account a on a.id = step.account
  where step.after is distinct from step.before + step.change ${LISTED}`

const holdsLieOnTheirAccounts = sql`
  select format('%s holds %s, open holds sum to %s', a.address, coalesce(s.total, 0), coalesce(h.total, 0)) as fault
  from (values ('house:held', 0), ('house:points-held', 2)) held(address, slot)
  join ledger_account a on a.address = held.address
  left join lateral (
    select sum(change) as total from (${sides}) side where side.account = a.id
  ) s on true
  left join lateral (
    select sum(amount) as total from ledger_hold where state = 'held' and account % 16 = held.slot
  ) h on true
  where coalesce(s.total, 0) <> coalesce(h.total, 0) ${LISTED}`

/** Effect of each posting of a wallet, or of its debt account, on the member's use of limits, in booking order. */
const uses = sql`
  select side.wallet, p.ref_id, p.n,
    max(seoul_day(p.at)) over (partition by side.wallet order by p.n) as day,
    case when p.kind in ('bet', 'bet-waiting') and p.from_account > 0 then p.amount else 0 end as staked,
    case when p.kind in ('bet-refused', 'bet-cancelled') and p.to_account > 0 then p.amount else 0 end as back,
    case when p.kind = 'bet-settled' and p.to_account > 0 then p.amount
      when p.kind = 'settlement-reversed' and p.from_account > 0 then -p.amount else 0 end as returned
  from ledger_posting p
  cross join lateral (select greatest(p.from_account, p.to_account) / 16 * 16 as wallet) side
  where greatest(p.from_account, p.to_account) > 0 and p.kind in
    ('bet', 'bet-waiting', 'bet-refused', 'bet-cancelled', 'bet-settled', 'settlement-reversed')`

/** Use of a period by its postings; a refunded stake counts in the periods in which it was staked. */
const usedSince = (start: Sql) => sql`
  coalesce(sum(u.staked) filter (where u.day >= ${start}), 0)
    - coalesce(sum(u.back) filter (where u.day >= ${start} and u.ref_id >= seoul_floor(${start})), 0),
  coalesce(sum(u.returned) filter (where u.day >= ${start}), 0)`

const usesAreSums = sql`
  select format('%s notes a use of %s on %s, its postings make %s on %s', a.address, a.noted, a.use_day, a.summed,
    a.last_day) as fault
  from (
    select a.address, a.use_day, max(u.day) as last_day,
      array[a.staked_day, a.returned_day, a.staked_week, a.returned_week, a.staked_month, a.returned_month] as noted,
      array[${usedSince(sql`a.use_day`)}, ${usedSince(sql`date_trunc('week', a.use_day)::date`)},
        ${usedSince(sql`date_trunc('month', a.use_day)::date`)}]::bigint[] as summed
    from ledger_account a left join (select * from (${uses}) all_uses where staked <> 0 or back <> 0 or returned <> 0) u
      on u.wallet = a.id
    where a.kind = 'wallet'
    group by a.id
  ) a
  where a.noted <> a.summed or a.last_day > coalesce(a.use_day, '-infinity') ${LISTED}`

const checks: readonly Sql[] = [
  usesAreSums,
  postingsJoinKnownAccounts,
  balancesAreSums,
  debtsAreKnownToTheirPurse,
  currenciesSumToZero,
  noMemberIsNegative,
  balancesFollowEachOther,
  holdsLieOnTheirAccounts,
]

/** Returns the faults of the books as texts; empty if there are none. */
export async function listFaults(db: Queries): Promise<string[]> {
  const faults: string[] = []
  for (const check of checks) for (const row of await db.many<FaultRow>(check)) faults.push(row.fault)
  return faults
}

/** Makes all checks of the transaction see one snapshot. */
export const readOneMoment = (db: Queries) =>
  db.run(sql`set transaction isolation level repeatable read, read only`)

/** Number of postings in the books. */
export async function countPostings(db: Queries): Promise<number> {
  return (await db.one<{ count: number }>(sql`select count(*) as count from ledger_posting`)).count
}
