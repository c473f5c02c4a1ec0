import type { LegResult } from '#domain/grading/leg-result.ts'
import type { BetId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type StoredLeg = {
  readonly result: LegResult['kind'] | null
  readonly score: string
  readonly reason: string
  readonly revision: number | null
}
export type StoredBet = {
  readonly status: number
  readonly payout: number | null
  readonly revision: number
  readonly legs: readonly StoredLeg[]
}

/** Creates empty wallets for the members from `first` on. */
export const openWallets = (db: Queries, first: number, count: number) =>
  db.run(sql`
    insert into ledger_account (id, address, member_id, kind, currency, balance)
    select ledger_wallet(m), 'member:' || m || ':wallet', m, 'wallet', 'won', 0
    from generate_series(${first}::bigint, ${first + count - 1}::bigint) m`)

/** Grants each of them the same amount. */
export const fillWallets = (db: Queries, first: number, count: number, balance: number, now: Instant) =>
  db.many(sql`
    with grant_to as (
      select array_agg(gen_random_uuid()) as refs, array_agg(ledger_wallet(m)) as wallets,
        array_agg('operator-credit'::text) as kinds, array_agg(0) as zeros,
        array_agg(ledger_account_id('house:grants')) as house, array_agg(${balance}::bigint) as amounts
      from generate_series(${first}::bigint, ${first + count - 1}::bigint) m
    )
    select p.state from grant_to g, ledger_post(g.refs, g.kinds, g.zeros, g.zeros, g.house, g.wallets, g.amounts,
      ${timestamp(now)}::timestamptz, 'system:test') p`)

export const listStoredBets = (db: Queries, ids: readonly BetId[]): Promise<StoredBet[]> =>
  db.many<StoredBet>(sql`
    select b.status, b.payout, b.revision, (
        select json_agg(json_build_object('result', l.result, 'score', l.score, 'reason', l.reason,
          'revision', l.result_revision) order by l.leg_no)
        from bet_leg l where l.fixture_id = any(b.fixtures) and l.member_id = b.member_id and l.bet_id = b.id) as legs
    from unnest(${ids}::uuid[]) with ordinality asked(id, ord) join bet b on b.id = asked.id order by asked.ord`)

export const listWallets = async (db: Queries, members: readonly MemberId[]): Promise<number[]> =>
  (
    await db.many<{ balance: number }>(sql`
      select a.balance from unnest(${members}::bigint[]) with ordinality asked(id, ord)
      join ledger_account a on a.id = ledger_wallet(asked.id) order by asked.ord`)
  ).map(row => row.balance)

/** Marks a bet as cancelled in its table. */
export const markCancelled = (db: Queries, id: BetId, now: Instant) =>
  db.one<{ member: MemberId; stake: number }>(sql`
    with cancelled as (
      update bet set status = -1, cancelled_by = 'member', settled_at = ${timestamp(now)}
      where id = ${id} and status = 0 returning id, member_id, stake, revision, status
    )
    select member_id as member, stake, bet_note_ended(
      array[(id, member_id, stake, revision, 0, null, status, null)::bet_change], ${timestamp(now)}::timestamptz)
    from cancelled`)

/** Returns the balance of open stakes and the stakes of the bets in progress, which must always be equal. */
export const compareOpenStakes = (db: Queries) =>
  db.one<{ booked: number; inProgress: number }>(sql`
    select (select coalesce(sum(case when to_account = house.id then amount else -amount end), 0)::bigint
            from ledger_posting, ledger_account house
            where house.address = 'house:open-stakes' and house.id in (from_account, to_account)) as booked,
      (select coalesce(sum(stake), 0)::bigint from bet where status = 0) as "inProgress"`)

const [group, key] = ADVISORY_LOCKS.settlementLead

export const cutLeader = (db: Queries) =>
  db.one(sql`
    select pg_terminate_backend(pid) as cut from pg_locks
    where locktype = 'advisory' and classid = ${group}::integer and objid = ${key}::integer and granted
      and database = (select oid from pg_database where datname = current_database())`)
