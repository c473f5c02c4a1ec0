import { type Queries, type Sql, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** Number of small log rows (such as single cancellations) taken at a time. */
const ROWS_AT_A_TIME = 500

/** The queries `taken` and `ended`: one row per bet of the rows that the given query returns. */
const unfolded = (taken: Sql): Sql => sql`
  taken as materialized (${taken}),
  ended as materialized (
    select t.n, t.at, u.*
    from taken t
    cross join lateral unnest(t.bets, t.members, t.stakes, t.old_statuses, t.old_payouts, t.statuses, t.payouts)
      u(id, member_id, stake, old_status, old_payout, status, payout))`

const columns = sql`at, bets, members, stakes, old_statuses, old_payouts, statuses, payouts`

/** Appends the noted changes to the log. Only under the lock of the log. */
export const logNoted = (tx: Tx) =>
  tx.run(sql`
    with noted as (delete from bet_ended returning *)
    insert into bet_ended_log (${columns}) select ${columns} from noted order by id`)

/** Whether a noted change is not in the log yet. */
export const isAnythingNoted = async (db: Queries): Promise<boolean> =>
  (await db.one<{ noted: boolean }>(sql`select exists (select from bet_ended) as noted`)).noted

/** Returns the follower's position and locks it until the transaction ends. Throws for an unknown follower. */
export const lockFollower = async (tx: Tx, follower: string): Promise<number> =>
  (
    await tx.one<{ to: number }>(
      sql`select done_to as to from bet_follower where name = ${follower} for update`,
    )
  ).to

export type LogRange = { readonly after: number; readonly to: number }

/**
 * Returns where the next portion of the log ends, with at least this many bets if there are, and how many it has;
 * undefined at the end.
 */
export const findNextPortion = (tx: Tx, after: number, bets: number) =>
  tx.maybe<{ to: number; bets: number }>(sql`
    select max(n) as to, sum(size)::bigint as bets
    from (
      select n, cardinality(bets) as size, sum(cardinality(bets)) over (order by n) - cardinality(bets) as before
      from (select n, bets from bet_ended_log where n > ${after} order by n limit ${ROWS_AT_A_TIME}) first
    ) sized
    where before < ${bets}
    having count(*) > 0`)

/** The bets of a range of the log, as the first queries of a statement: see `followEndedBets`. */
export const endedWithin = ({ after, to }: LogRange): Sql =>
  unfolded(sql`select * from bet_ended_log where n > ${after} and n <= ${to}`)

export const followedTo = (tx: Tx, follower: string, to: number) =>
  tx.run(sql`update bet_follower set done_to = ${to} where name = ${follower}`)

/**
 * All that a follower has not processed, in the log or only noted, without consuming it: the queries `taken` and
 * `ended`.
 */
export const endedBetsLeft = (follower: string): Sql =>
  unfolded(sql`
    select n, ${columns} from bet_ended_log
    where n > (select done_to from bet_follower where name = ${follower})
    union all
    select null, ${columns} from bet_ended`)

/** Deletes log rows that every follower has processed. */
export const purgeLog = (db: Queries) =>
  db.run(sql`delete from bet_ended_log where n <= (select min(done_to) from bet_follower)`)
