import type { DayDifference, DaySums, SidedTransaction } from '#domain/casino/compare-day.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** A time range; the end is exclusive. */
export type Span = { readonly from: Instant; readonly before: Instant }

/**
 * Transactions that moved money at a supplier's games in a time range, plus all others with these numbers or belonging
 * to their bets. A refund is of the bet's whole stake.
 */
export const listOwnOfDay = (
  db: Queries,
  {
    supplierId,
    from,
    before,
    refs,
  }: Span & { readonly supplierId: number; readonly refs: readonly string[] },
) =>
  db.many<SidedTransaction>(sql`
    with own as (
      select t.ref, t.kind, t.bet_ref, t.member_id, t.amount, t.at from casino_transaction t
      where t.supplier_id = ${supplierId} and t.at >= ${timestamp(from)} and t.at < ${timestamp(before)}
        and t.state = 'done' and t.kind <> 'end'
      union
      select t.ref, t.kind, t.bet_ref, t.member_id, t.amount, t.at from casino_transaction t
      where t.supplier_id = ${supplierId} and t.ref = any(${refs}::text[]) and t.state = 'done' and t.kind <> 'end'
    ), beside as (
      -- The other half of a bet that was taken back lies perhaps in another day.
      select t.ref, t.kind, t.bet_ref, t.member_id, t.amount, t.at from casino_transaction t
      where t.supplier_id = ${supplierId} and t.state = 'done' and (
        t.ref in (select own.bet_ref from own where own.kind = 'refund')
        or t.ref in (select b.resolved_by from casino_transaction b join own on own.ref = b.ref
          where b.supplier_id = ${supplierId} and own.kind = 'bet' and b.resolution = 'refund'))
    )
    select o.ref, o.kind, o.bet_ref as "betRef", o.member_id as "memberId",
      case when o.kind = 'refund' then coalesce(b.amount, 0) else o.amount end as amount,
      o.at >= ${timestamp(from)} and o.at < ${timestamp(before)} as "isOfDay"
    from (select * from own union select * from beside) o
    left join casino_transaction b on b.supplier_id = ${supplierId} and b.ref = o.bet_ref and b.kind = 'bet'
      and b.state = 'done'
    order by o.at, o.ref`)

export type DayRow = {
  readonly supplierId: number
  readonly supplier: string
  /** "2026-11-24" */
  readonly day: string
  readonly checkedAt: Instant
  readonly ours: DaySums
  readonly theirs: DaySums
  readonly differences: number
  readonly unexplained: number
}

const dayHead = sql`
  select c.supplier_id as "supplierId", s.name as supplier, to_char(c.day, 'YYYY-MM-DD') as day,
    c.checked_at as "checkedAt", c.ours, c.theirs,
    (select count(*) from casino_difference d where d.supplier_id = c.supplier_id and d.day = c.day) as differences,
    (select count(*) from casino_difference d
      where d.supplier_id = c.supplier_id and d.day = c.day and d.note is null) as unexplained
  from casino_reconciliation c join casino_supplier s on s.id = c.supplier_id`

/** Compared days before a given one, newest first. */
export const listDays = (
  db: Queries,
  asked: {
    readonly supplierId: number | undefined
    readonly before: string | undefined
    readonly days: number
  },
) =>
  db.many<DayRow>(sql`
    ${dayHead}
    where (${asked.supplierId ?? null}::smallint is null or c.supplier_id = ${asked.supplierId ?? null}::smallint)
      and c.day in (select distinct e.day from casino_reconciliation e
        where (${asked.before ?? null}::date is null or e.day < ${asked.before ?? null}::date)
          and (${asked.supplierId ?? null}::smallint is null or e.supplier_id = ${asked.supplierId ?? null}::smallint)
        order by e.day desc limit ${asked.days})
    order by c.day desc, s.position, s.id`)

export const findDay = (db: Queries, supplierId: number, day: string) =>
  db.maybe<DayRow>(sql`${dayHead} where c.supplier_id = ${supplierId} and c.day = ${day}::date`)

/** The last compared day of each supplier; suppliers without one are left out. */
export const listLastDays = (db: Queries) =>
  db.many<{ supplierId: number; day: string }>(sql`
    select c.supplier_id as "supplierId", to_char(max(c.day), 'YYYY-MM-DD') as day
    from casino_reconciliation c group by c.supplier_id`)

/** Time of the first transaction of each supplier. */
export const listFirstMoves = (db: Queries) =>
  db.many<{ supplierId: number; at: Instant }>(sql`
    select s.id as "supplierId", first.at from casino_supplier s
    cross join lateral (
      select min(t.at) as at from casino_transaction t where t.supplier_id = s.id
    ) first
    where first.at is not null`)

type Compared = {
  readonly supplierId: number
  readonly day: string
  readonly at: Instant
  readonly ours: DaySums
  readonly theirs: DaySums
}

/** Stores the result of comparing a day; differences that still exist keep their explanation. */
export async function keepDay(
  tx: Tx,
  { supplierId, day, at, ours, theirs }: Compared,
  differences: readonly DayDifference[],
): Promise<void> {
  await tx.run(sql`
    insert into casino_reconciliation (supplier_id, day, checked_at, ours, theirs)
    values (${supplierId}, ${day}::date, ${timestamp(at)}, ${JSON.stringify(ours)}::jsonb, ${JSON.stringify(theirs)}::jsonb)
    on conflict (supplier_id, day) do update set checked_at = excluded.checked_at, ours = excluded.ours,
      theirs = excluded.theirs`)
  await tx.run(sql`
    delete from casino_difference d where d.supplier_id = ${supplierId} and d.day = ${day}::date
      and d.ref <> all(${differences.map(({ ref }) => ref)}::text[])`)
  await tx.run(sql`
    insert into casino_difference (supplier_id, day, ref, what, kind, member_id, bet_ref, ours, theirs)
    select ${supplierId}, ${day}::date, d.ref, d.what, d.kind, d."memberId", d."betRef", d.ours, d.theirs
    from json_to_recordset(${JSON.stringify(differences)}::json)
      d(ref text, what text, kind text, "memberId" bigint, "betRef" text, ours bigint, theirs bigint)
    on conflict (supplier_id, day, ref) do update set what = excluded.what, kind = excluded.kind,
      member_id = excluded.member_id, bet_ref = excluded.bet_ref, ours = excluded.ours, theirs = excluded.theirs`)
}

export type DifferenceRow = Omit<DayDifference, 'memberId'> & {
  readonly id: number
  readonly memberId: MemberId | null
  readonly userId: string | null
  readonly openBet: string | null
  readonly note: string | null
  readonly notedBy: string | null
  readonly notedAt: Instant | null
}

/** Differences of a day, with the number of the bet concerned where it has not ended. */
export const listDifferences = (db: Queries, supplierId: number, day: string) =>
  db.many<DifferenceRow>(sql`
    select d.id, d.ref, d.what, d.kind, d.member_id as "memberId", m.user_id as "userId", d.bet_ref as "betRef", d.ours,
      d.theirs, open.ref as "openBet", d.note, o.user_id as "notedBy", d.noted_at as "notedAt"
    from casino_difference d
    left join member m on m.id = d.member_id
    left join member o on o.id = d.noted_by
    left join casino_transaction open on open.supplier_id = d.supplier_id
      and open.ref = case when d.kind = 'bet' then d.ref else d.bet_ref end
      and open.kind = 'bet' and open.state = 'done' and open.resolution is null and not open.is_held
    where d.supplier_id = ${supplierId} and d.day = ${day}::date
    order by d.id`)

export type LockedDifference = {
  readonly supplierId: number
  readonly day: string
  readonly ref: string
  readonly note: string | null
}

export const lockDifference = (tx: Tx, id: number) =>
  tx.maybe<LockedDifference>(sql`
    select d.supplier_id as "supplierId", to_char(d.day, 'YYYY-MM-DD') as day, d.ref, d.note
    from casino_difference d where d.id = ${id} for update`)

export const noteDifference = (
  tx: Tx,
  { id, note, by, at }: { id: number; note: string; by: MemberId; at: Instant },
) =>
  tx.run(sql`
    update casino_difference set note = ${note}, noted_by = ${by}, noted_at = ${timestamp(at)} where id = ${id}`)

/** Days with unexplained differences, by supplier. */
export const listUnexplained = (db: Queries) =>
  db.many<{ supplier: string; day: string; count: number }>(sql`
    select s.name as supplier, to_char(d.day, 'YYYY-MM-DD') as day, count(*) as count
    from casino_difference d join casino_supplier s on s.id = d.supplier_id
    where d.note is null group by s.position, s.id, d.day order by d.day, s.position, s.id`)
