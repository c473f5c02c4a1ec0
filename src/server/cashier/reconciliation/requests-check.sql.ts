import {
  type CashDirection,
  type CashState,
  depositKinds,
  REVERSAL_KIND,
  waitingCashStates,
  withdrawalKinds,
} from '#domain/cashier/cash-request.ts'
import type { Instant } from '#domain/instant.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import { openHolds } from '#server/ledger/ledger.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** A request whose postings don't match its state. */
export type RequestRow = {
  readonly no: number
  readonly direction: CashDirection
  readonly state: CashState
  readonly amount: number
  readonly came: number
  readonly asked: number
  readonly went: number
  readonly returned: number
  readonly reversed: number
  readonly held: number
}

const cameKinds: readonly PostingKind[] = [...new Set(Object.values(depositKinds))]
const wentKinds: readonly PostingKind[] = Object.values(withdrawalKinds)
const returnedKinds: readonly PostingKind[] = ['withdrawal-withdrawn', 'withdrawal-reversed']

/** Selects the requests to check: those changed since a given time, pending ones, and one batch of all others. */
export type Looked = {
  readonly since: Instant
  /** First request number of the batch. */
  readonly from: number
  readonly portion: number
}

/**
 * Compares requests with their postings, by state. A completed deposit was credited once and nothing else; a reversed
 * one was also debited. A withdrawal is held, and in the end either paid out or returned.
 */
export const compareRequests = (db: Queries, { since, from, portion }: Looked, limit: number) =>
  db.many<RequestRow>(sql`
    with looked as materialized (
      select * from cash_request
      where created_at >= ${timestamp(since)} or decided_at >= ${timestamp(since)}
        or state = any(${waitingCashStates}::text[]) or (no >= ${from} and no < ${from + portion})
    ), told as (
      select r.no, r.direction, r.state, r.amount, p.came, p.asked, p.went, p.returned, p.reversed,
        coalesce(h.amount, 0) as held
      from looked r
      cross join lateral (
        select
          coalesce(sum(p.amount) filter (where p.kind = any(${cameKinds}::text[]) and p.to_account / 16 = r.member_id
            and p.to_account > 0), 0)::bigint as came,
          coalesce(sum(p.amount) filter (where p.kind = 'withdrawal-requested' and p.from_account / 16 = r.member_id
            and p.from_account > 0), 0)::bigint as asked,
          coalesce(sum(p.amount) filter (where p.kind = any(${wentKinds}::text[])), 0)::bigint as went,
          coalesce(sum(p.amount) filter (where p.kind = any(${returnedKinds}::text[]) and p.to_account / 16 = r.member_id
            and p.to_account > 0), 0)::bigint as returned,
          coalesce(sum(p.amount) filter (where p.kind = ${REVERSAL_KIND} and p.from_account / 16 = r.member_id
            and p.from_account > 0), 0)::bigint as reversed
        from ledger_posting p where p.ref_id = r.id
      ) p
      left join ${openHolds} h on h.id = r.id
    )
    select * from told
    where not case direction
      when 'deposit' then came = case when state in ('done', 'reversed') then amount else 0 end
        and reversed = case when state = 'reversed' then amount else 0 end and asked = 0 and went = 0 and returned = 0 and held = 0
      else came = 0 and reversed = 0 and asked = amount
        and went = case when state = 'done' then amount else 0 end
        and returned = case when state in ('cancelled', 'failed') then amount else 0 end
        and held = case when state = any(${waitingCashStates}::text[]) then amount else 0 end
    end
    order by no desc limit ${limit}`)

export const countLooked = async (db: Queries, { since, from, portion }: Looked): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from cash_request
      where created_at >= ${timestamp(since)} or decided_at >= ${timestamp(since)}
        or state = any(${waitingCashStates}::text[]) or (no >= ${from} and no < ${from + portion})`)
  ).count

export const lastRequestNo = async (db: Queries): Promise<number> =>
  (await db.one<{ no: number }>(sql`select coalesce(max(no), 0) as no from cash_request`)).no

/** Postings of deposits and withdrawals after a given number that belong to no request. */
export const listUnasked = (db: Queries, behind: number, limit: number) =>
  db.many<{ n: number; kind: PostingKind; ref: string; amount: number }>(sql`
    select p.n, p.kind, p.ref_id as ref, p.amount from ledger_posting p
    where p.n > ${behind} and p.kind not in
        ('bet', 'bet-waiting', 'bet-refused', 'bet-cancelled', 'bet-settled', 'settlement-reversed')
      and p.kind = any(${['deposit', 'tether-deposit', REVERSAL_KIND, 'withdrawal-requested', ...wentKinds, ...returnedKinds]}::text[])
      and not exists (select from cash_request r where r.id = p.ref_id)
    order by p.n limit ${limit}`)
