import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** How far the postings are verified, and how far they go. */
export type ProofRow = {
  readonly provedTo: number
  readonly nextTo: number
  /** All transactions that could still write postings up to `nextTo` have ended. */
  readonly isWritten: boolean
  /** The newest posting number, written or about to be. */
  readonly last: number
}

/**
 * Must run before the transaction writes anything: otherwise its own transaction id would count as still writing. A
 * writer has its transaction id before its posting has a number (decision 58).
 */
export const readProof = (tx: Tx) =>
  tx.one<ProofRow>(sql`
    select proved_to as "provedTo", next_to as "nextTo",
      written_below <= pg_snapshot_xmin(pg_current_snapshot()) as "isWritten",
      (select case when is_called then last_value else 0 end from ledger_posting_n) as last
    from ledger_proof`)

/** Makes all reads of the transaction see one snapshot. */
export const readAtOneMoment = (tx: Tx) => tx.run(sql`set transaction isolation level repeatable read`)

/** Both sides of the postings after a number. */
const sidesBehind = (provedTo: number) => sql`
  select to_account as account, amount as change, to_after as after, n from ledger_posting where n > ${provedTo}
  union all
  select from_account, -amount, from_after, n from ledger_posting where n > ${provedTo}`

/** An account whose balance is not the sum of its postings. */
export type WrongBalance = {
  readonly address: string
  readonly balance: number
  readonly total: number
}

/** Member accounts whose balance is not the sum of their postings. */
export const listWrongBalances = (tx: Tx, provedTo: number, limit: number) =>
  tx.many<WrongBalance>(sql`
    select a.address, a.balance, (coalesce(k.total, 0) + coalesce(s.change, 0))::bigint as total
    from ledger_account a
    left join ledger_proved_account k on k.account = a.id
    left join (select account, sum(change) as change from (${sidesBehind(provedTo)}) side group by account) s
      on s.account = a.id
    where a.balance is not null and a.balance <> coalesce(k.total, 0) + coalesce(s.change, 0)
    order by a.id limit ${limit}`)

/** A posting whose stored balance differs from the previous balance plus its amount. */
export type WrongStep = {
  readonly address: string
  readonly n: number
  readonly noted: number | null
  readonly made: number
}

export const listWrongSteps = (tx: Tx, provedTo: number, limit: number) =>
  tx.many<WrongStep>(sql`
    select a.address, step.n, step.after as noted, step.made::bigint as made
    from (
      select side.account, side.n, side.after,
        coalesce(k.total, 0) + sum(side.change) over (partition by side.account order by side.n) as made
      from (${sidesBehind(provedTo)}) side
      left join ledger_proved_account k on k.account = side.account
      where side.account > 0
    ) step
    join ledger_account a on a.id = step.account
    where step.after is distinct from step.made
    order by step.n limit ${limit}`)

/** Sum of all accounts of a currency; 0 if every posting has both sides. */
export const listCurrencySums = (tx: Tx) =>
  tx.many<{ currency: string; total: number }>(sql`
    select a.currency, sum(k.total)::bigint as total
    from ledger_proved_account k join ledger_account a on a.id = k.account
    group by a.currency having sum(k.total) <> 0`)

export const countAccounts = async (tx: Tx): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      sql`select count(*) as count from ledger_account where balance is not null`,
    )
  ).count

/** Digest of all postings of a batch, as one number. */
const digested = sql`count(*) as postings, coalesce(sum(hash_record_extended(p, 0)), 0) as digest, min(p.at) as first_at,
  max(p.at) as last_at`

/** Adds the postings of a batch to the sums of their accounts, and stores its digest. */
export const proveStretch = async (tx: Tx, from: number, to: number, at: Instant): Promise<void> => {
  await tx.run(sql`
    insert into ledger_proved_account as known (account, total)
    select account, sum(change) from (
      select to_account as account, amount as change from ledger_posting where n > ${from} and n <= ${to}
      union all
      select from_account, -amount from ledger_posting where n > ${from} and n <= ${to}
    ) side group by account
    on conflict (account) do update set total = known.total + excluded.total`)
  await tx.run(sql`
    insert into ledger_proved_stretch (n_from, n_to, postings, digest, first_at, last_at, looked_at)
    select ${from}, ${to}, s.postings, s.digest, s.first_at, s.last_at, ${timestamp(at)}
    from (select ${digested} from ledger_posting p where p.n > ${from} and p.n <= ${to}) s`)
  await tx.run(sql`update ledger_proof set proved_to = ${to}`)
}

/** Stores how far to verify next, once every transaction that could still write up to there has ended. */
export const proveNext = (tx: Tx, last: number) =>
  tx.run(sql`update ledger_proof set next_to = ${last}, written_below = pg_current_xact_id()`)

export type StretchRow = {
  readonly from: number
  readonly to: number
  readonly postings: number
  readonly isSame: boolean
  readonly found: number
}

/** The batches whose last recheck is the longest ago, compared with their current postings. */
export const lookAgain = (tx: Tx, stretches: number, before: Instant) =>
  tx.many<StretchRow>(sql`
    with oldest as materialized (
      select * from ledger_proved_stretch where looked_at < ${timestamp(before)} order by looked_at limit ${stretches}
    )
    select o.n_from as "from", o.n_to as "to", o.postings, s.postings as found,
      s.postings = o.postings and s.digest = o.digest as "isSame"
    from oldest o
    cross join lateral (select ${digested} from ledger_posting p where p.n > o.n_from and p.n <= o.n_to) s
    order by o.n_from`)

export const lookedAt = (tx: Tx, from: readonly number[], at: Instant) =>
  tx.run(
    sql`update ledger_proved_stretch set looked_at = ${timestamp(at)} where n_from = any(${from}::bigint[])`,
  )

/** The posting and the time up to which everything is in the sums of the accounts. */
export const findProvedTo = (db: Queries) =>
  db.one<{ provedTo: number; at: Instant | null }>(sql`
    select proved_to as "provedTo",
      (select last_at from ledger_proved_stretch where last_at is not null order by n_from desc limit 1) as at
    from ledger_proof`)

/** A posting number before every posting since a moment. */
export const findNumberBefore = async (db: Queries, at: Instant): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select coalesce(
        (select n_from from ledger_proved_stretch where last_at >= ${timestamp(at)} order by last_at limit 1),
        (select proved_to from ledger_proof)) as n`)
  ).n
