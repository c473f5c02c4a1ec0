import { depositKinds, REVERSAL_KIND, withdrawalKinds } from '#domain/cashier/cash-request.ts'
import type {
  ClosedAgainst,
  ClosingAccount,
  ClosingDifference,
  ClosingFlow,
} from '#domain/cashier/closing.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type ClosingRow = {
  /** "2026-11-24" */
  readonly day: string
  readonly closedAt: Instant
  readonly provedTo: number
  readonly accounts: readonly ClosingAccount[]
  readonly flows: readonly ClosingFlow[]
  readonly gateway: ClosedAgainst
}

export type DifferenceRow = ClosingDifference & {
  readonly id: number
  readonly explanation: string | null
  readonly explainedBy: string | null
  readonly explainedAt: Instant | null
}

const columns = sql`to_char(day, 'YYYY-MM-DD') as day, closed_at as "closedAt", proved_to as "provedTo", accounts, flows,
  gateway`

/** The last closed day; undefined before the first. */
export const findLastDay = async (db: Queries): Promise<string | undefined> =>
  (
    await db.maybe<{ day: string }>(
      sql`select to_char(day, 'YYYY-MM-DD') as day from cash_closing order by cash_closing.day desc limit 1`,
    )
  )?.day

export const findClosing = (db: Queries, day: string) =>
  db.maybe<ClosingRow>(sql`select ${columns} from cash_closing where day = ${day}::date`)

export type ClosingHead = Pick<ClosingRow, 'day' | 'closedAt'> & {
  readonly differences: number
  readonly unexplained: number
}

/** Closed days before a given one, newest first. */
export const listClosings = (db: Queries, before: string | undefined, limit: number) =>
  db.many<ClosingHead>(sql`
    select to_char(c.day, 'YYYY-MM-DD') as day, c.closed_at as "closedAt",
      count(d.id) as differences, count(d.id) filter (where d.explanation is null) as unexplained
    from cash_closing c left join cash_closing_difference d on d.day = c.day
    where ${before ?? null}::date is null or c.day < ${before ?? null}::date
    group by c.day order by c.day desc limit ${limit}`)

/** False if the day was already closed. */
export async function insertClosing(
  tx: Tx,
  { day, closedAt, accounts, flows, gateway }: Omit<ClosingRow, 'provedTo'>,
  differences: readonly ClosingDifference[],
): Promise<boolean> {
  const inserted = await tx.many(sql`
    insert into cash_closing (day, closed_at, proved_to, accounts, flows, gateway)
    select ${day}::date, ${timestamp(closedAt)}, proved_to, ${JSON.stringify(accounts)}::jsonb,
      ${JSON.stringify(flows)}::jsonb, ${gateway}
    from ledger_proof
    on conflict do nothing returning day`)
  if (inserted.length === 0) return false
  await tx.run(sql`
    insert into cash_closing_difference (day, what, amount, unit)
    select ${day}::date, d.what, d.amount, d.unit
    from unnest(${differences.map(({ what }) => what)}::text[], ${differences.map(({ amount }) => amount)}::bigint[],
      ${differences.map(({ unit }) => unit)}::text[]) d(what, amount, unit)`)
  return true
}

/**
 * Amounts booked in a time range for each method of deposit and withdrawal, next to those of the requests completed in
 * it.
 */
export const sumFlows = (db: Queries, { from, before }: { from: Instant; before: Instant }, behind: number) =>
  db.many<ClosingFlow>(sql`
    with way (direction, method, kind, ord) as (
      values ('deposit', 'bank', ${depositKinds.bank}, 1), ('deposit', 'tether', ${depositKinds.tether}, 2),
        ('reversal', 'bank', ${REVERSAL_KIND}, 3),
        ('withdrawal', 'bank', ${withdrawalKinds.bank}, 4), ('withdrawal', 'tether', ${withdrawalKinds.tether}, 5)
    ), booked as (
      select kind, count(distinct ref_id) as count, sum(amount) as amount from ledger_posting
      where n > ${behind} and at >= ${timestamp(from)} and at < ${timestamp(before)}
        and kind in ('deposit', 'tether-deposit', 'deposit-reversed', 'withdrawal', 'tether-withdrawal')
      group by kind
    ), done as (
      select direction, method, count(*) as count, sum(amount) as amount from cash_request
      where state in ('done', 'reversed') and decided_at >= ${timestamp(from)} and decided_at < ${timestamp(before)}
      group by direction, method
      union all
      select 'reversal', r.method, count(*), sum(r.amount) from cash_request_event e
      join cash_request r on r.id = e.request_id
      where e.state = 'reversed' and e.at >= ${timestamp(from)} and e.at < ${timestamp(before)}
      group by r.method
    )
    select way.direction, way.method, coalesce(b.count, 0) as "ledgerCount", coalesce(b.amount, 0)::bigint as ledger,
      coalesce(d.count, 0) as "requestCount", coalesce(d.amount, 0)::bigint as requests
    from way left join booked b on b.kind = way.kind
    left join done d on d.direction = way.direction and d.method = way.method
    order by way.ord`)

export const listDifferences = (db: Queries, day: string) =>
  db.many<DifferenceRow>(sql`
    select d.id, d.what, d.amount, d.unit, d.explanation, m.user_id as "explainedBy", d.explained_at as "explainedAt"
    from cash_closing_difference d left join member m on m.id = d.explained_by
    where d.day = ${day}::date order by d.id`)

export const lockDifference = (tx: Tx, id: number) =>
  tx.maybe<DifferenceRow & { readonly day: string }>(sql`
    select id, what, amount, unit, explanation, null as "explainedBy", explained_at as "explainedAt",
      to_char(day, 'YYYY-MM-DD') as day
    from cash_closing_difference where id = ${id} for update`)

export const explainDifference = (
  tx: Tx,
  { id, explanation, by, at }: { id: number; explanation: string; by: MemberId; at: Instant },
) =>
  tx.run(sql`
    update cash_closing_difference set explanation = ${explanation}, explained_by = ${by},
      explained_at = ${timestamp(at)}
    where id = ${id}`)
