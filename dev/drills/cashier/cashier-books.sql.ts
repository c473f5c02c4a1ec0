import type { CashState } from '#domain/cashier/cash-request.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

export type StoredRequest = {
  readonly id: string
  readonly memberId: MemberId
  readonly direction: 'deposit' | 'withdrawal'
  readonly method: string
  readonly state: CashState
  readonly amount: number
  /** Number of steps that ended the request. */
  readonly endings: number
  /** Won that the ledger moved into the member's wallet for the request, less won moved out. */
  readonly moved: number
}

/** Returns every request, with the sums of its ledger postings. */
export const listStoredRequests = (db: Queries) =>
  db.many<StoredRequest>(sql`
    select r.id, r.member_id as "memberId", r.direction, r.method, r.state, r.amount,
      (select count(*) from cash_request_event e
        where e.request_id = r.id and e.state in ('done', 'cancelled', 'failed')) as endings,
      (select coalesce(sum(case when p.to_account = ledger_wallet(r.member_id) then p.amount else 0 end
        - case when p.from_account = ledger_wallet(r.member_id) then p.amount else 0 end), 0)::bigint
        from ledger_posting p where p.ref_id = r.id) as moved
    from cash_request r order by r.no`)

/** Returns the number of bets and the total stake of each member. */
export const listStakes = (db: Queries) =>
  db.many<{ memberId: MemberId; bets: number; staked: number }>(sql`
    select member_id as "memberId", count(*) as bets, sum(stake)::bigint as staked from bet group by member_id`)
