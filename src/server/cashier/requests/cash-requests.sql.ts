import type { CashDirection, CashMethod, CashRequestId, CashState } from '#domain/cashier/cash-request.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** A stored request. */
export type CashRequest = {
  readonly id: CashRequestId
  /** Number shown to members and operators. */
  readonly no: number
  readonly memberId: MemberId
  readonly direction: CashDirection
  readonly method: CashMethod
  readonly amount: Won
  readonly state: CashState
  readonly bonus: string
  readonly accountMasked: string
  readonly accountSealed: Buffer | null
  readonly holderSealed: Buffer | null
  readonly createdAt: Instant
  readonly decidedAt: Instant | null
  readonly decidedBy: MemberId | null
  readonly reason: string | null
}

const columns = sql`r.id, r.no, r.member_id as "memberId", r.direction, r.method, r.amount, r.state, r.bonus,
  r.account_masked as "accountMasked", r.account_sealed as "accountSealed", r.holder_sealed as "holderSealed",
  r.created_at as "createdAt", r.decided_at as "decidedAt", r.decided_by as "decidedBy", r.reason`

export type NewRequest = Pick<
  CashRequest,
  'id' | 'memberId' | 'direction' | 'method' | 'amount' | 'bonus' | 'accountMasked'
> & {
  readonly accountSealed?: Buffer
  readonly holderSealed?: Buffer
  readonly key: string
  /** The day of a free refill. */
  readonly refillDay?: string
}

/** No row when the key was used before, another request waits, or the day's refill was already given. */
export const insertRequest = (tx: Tx, request: NewRequest, at: Instant) =>
  tx.maybe<CashRequest>(sql`
    insert into cash_request as r (id, member_id, direction, method, amount, bonus, account_masked, account_sealed,
      holder_sealed, key, refill_day, created_at)
    values (${request.id}, ${request.memberId}, ${request.direction}, ${request.method}, ${request.amount},
      ${request.bonus}, ${request.accountMasked}, ${request.accountSealed ?? null}, ${request.holderSealed ?? null},
      ${request.key}, ${request.refillDay ?? null}, ${timestamp(at)})
    on conflict do nothing returning ${columns}`)

export const findByKey = (db: Queries, memberId: MemberId, key: string) =>
  db.maybe<CashRequest>(
    sql`select ${columns} from cash_request r where r.member_id = ${memberId} and r.key = ${key}`,
  )

export const findRequest = (db: Queries, id: string) =>
  db.maybe<CashRequest>(sql`select ${columns} from cash_request r where r.id = ${id}`)

/** Locks the request, so that it is decided once. */
export const lockRequest = (tx: Tx, id: string) =>
  tx.one<CashRequest>(sql`select ${columns} from cash_request r where r.id = ${id} for update`)

type Decided = {
  readonly state: CashState
  readonly at: Instant
  readonly operatorId: MemberId | null
  readonly reason: string | null
  readonly amount: Won
}

export const updateRequest = (
  tx: Tx,
  id: CashRequestId,
  { state, at, operatorId, reason, amount }: Decided,
) =>
  tx.one<CashRequest>(sql`
    update cash_request r set state = ${state}, amount = ${amount},
      decided_at = case when ${state} in ('requested', 'on-hold') then null else ${timestamp(at)}::timestamptz end,
      decided_by = ${operatorId}, reason = ${reason}
    where r.id = ${id} returning ${columns}`)

/** Marks a completed deposit as reversed; when and by whom it was completed stays stored. */
export const markRequestReversed = (tx: Tx, id: CashRequestId, reason: string) =>
  tx.one<CashRequest>(sql`
    update cash_request r set state = 'reversed', reason = ${reason} where r.id = ${id} returning ${columns}`)

export type RequestEvent = {
  readonly requestId: CashRequestId
  readonly state: CashState
  readonly at: Instant
  readonly actor: string
  readonly word: string
}

export const insertEvent = (tx: Tx, { requestId, state, at, actor, word }: RequestEvent) =>
  tx.run(sql`
    insert into cash_request_event (request_id, state, at, actor, word)
    values (${requestId}, ${state}, ${timestamp(at)}, ${actor}, ${word})`)

/** Timeline of requests, oldest first. */
export const listEvents = (db: Queries, ids: readonly CashRequestId[]) =>
  db.many<RequestEvent>(sql`
    select request_id as "requestId", state, at, actor, word from cash_request_event
    where request_id = any(${ids}::uuid[]) order by id`)

type OwnAsked = {
  readonly memberId: MemberId
  readonly direction: CashDirection
  readonly methods: readonly CashMethod[]
}

/** A member's own requests, newest first (WALLET-012). */
export const ownRequestList = pagedList<CashRequest, OwnAsked>({
  from: sql`cash_request r`,
  where: ({ memberId, direction, methods }) =>
    sql`r.member_id = ${memberId} and r.direction = ${direction} and r.method = any(${methods}::text[])`,
  rows: (where, part) => sql`
    select ${columns} from cash_request r
    where ${where}
    order by r.no desc ${part}`,
})

/** Facts on which a member's withdrawals depend, over all methods. */
export const readWithdrawalFacts = (db: Queries, memberId: MemberId, today: Instant) =>
  db.one<{ today: number; lastDoneAt: Instant | null; hasPlayed: boolean }>(sql`
    select
      (select coalesce(sum(amount), 0)::bigint from cash_request
        where member_id = ${memberId} and direction = 'withdrawal' and created_at >= ${timestamp(today)}
          and state in ('requested', 'on-hold', 'done')) as today,
      (select max(decided_at) from cash_request
        where member_id = ${memberId} and direction = 'withdrawal' and state = 'done') as "lastDoneAt",
      exists (select from cash_request
        where member_id = ${memberId} and direction = 'deposit' and method <> 'play' and state = 'done')
        or exists (select from bet where member_id = ${memberId}) as "hasPlayed"`)

export const hasRefill = async (db: Queries, memberId: MemberId, day: string): Promise<boolean> =>
  (
    await db.one<{ taken: boolean }>(sql`
      select exists (select from cash_request
        where member_id = ${memberId} and method = 'play' and refill_day = ${day}) as taken`)
  ).taken

/** Number of requests that wait for an operator. */
export const countWaitingRequests = (db: Queries) =>
  db.one<{ deposits: number; withdrawals: number }>(sql`
    select count(*) filter (where direction = 'deposit') as deposits,
      count(*) filter (where direction = 'withdrawal') as withdrawals
    from cash_request where state in ('requested', 'on-hold')`)
