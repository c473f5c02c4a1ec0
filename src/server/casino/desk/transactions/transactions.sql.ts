import type { TransactionKind, TransactionState } from '#domain/casino/transaction-words.ko.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type TransactionRow = {
  readonly supplierId: number
  readonly supplier: string
  readonly ref: string
  readonly kind: TransactionKind
  readonly state: 'done' | 'refused' | 'tombstone' | 'held' | 'rejected'
  readonly isHeld: boolean
  readonly resolution: 'win' | 'refund' | 'end' | null
  readonly at: Instant
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly amount: number
  readonly description: string | null
  readonly betRef: string | null
  readonly betId: string | null
  readonly roundId: number | null
  readonly round: string | null
  readonly game: string | null
  readonly resolvedBy: string | null
  readonly resolvedAt: Instant | null
}

const columns = sql`
  t.supplier_id as "supplierId", s.name as supplier, t.ref, t.kind, t.state, t.is_held as "isHeld", t.resolution, t.at,
  t.member_id as "memberId", m.user_id as "userId", m.nickname, t.amount, t.description, t.bet_ref as "betRef",
  t.bet_id as "betId", t.round_id as "roundId", r.ref as round, g.name as game, t.resolved_by as "resolvedBy",
  t.resolved_at as "resolvedAt"`

const joined = sql`
  casino_transaction t
  join casino_supplier s on s.id = t.supplier_id
  join member m on m.id = t.member_id
  left join casino_round r on r.id = t.round_id
  left join casino_game g on g.id = r.game_id`

/** Selects transactions; absent fields don't restrict. */
export type TransactionFilter = {
  readonly supplierId?: number | undefined
  /** Prefix of a login name or nickname, in lower case. */
  readonly member?: string | undefined
  readonly gameId?: number | undefined
  /** Number of the transaction or of its round. */
  readonly number?: string | undefined
  readonly kind?: TransactionKind | undefined
  readonly state?: TransactionState | undefined
  readonly from?: Instant | undefined
  readonly before?: Instant | undefined
}

const conditionOf = ({
  supplierId,
  member,
  gameId,
  number,
  kind,
  state,
  from,
  before,
}: TransactionFilter): Sql =>
  allOf(
    supplierId !== undefined && sql`t.supplier_id = ${supplierId}`,
    member !== undefined &&
      sql`t.member_id in (select id from member
        where starts_with(lower(user_id), ${member}) or starts_with(lower(nickname), ${member}))`,
    gameId !== undefined && sql`r.game_id = ${gameId}`,
    number !== undefined &&
      sql`(t.ref = ${number} or t.round_id in (select id from casino_round where ref = ${number}))`,
    kind !== undefined && sql`t.kind = ${kind}`,
    state !== undefined && standing[state],
    from !== undefined && sql`t.at >= ${timestamp(from)}`,
    before !== undefined && sql`t.at < ${timestamp(before)}`,
  )

/** SQL conditions of the states that `transactionState` of the domain returns. */
const standing: Readonly<Record<TransactionState, Sql>> = {
  open: sql`t.kind = 'bet' and t.state = 'done' and t.resolution is null and not t.is_held`,
  win: sql`t.kind = 'bet' and t.resolution = 'win'`,
  refund: sql`t.kind = 'bet' and t.resolution = 'refund'`,
  end: sql`t.kind = 'bet' and t.resolution = 'end' and not t.is_held`,
  held: sql`(t.is_held or t.state = 'held')`,
  rejected: sql`t.state = 'rejected'`,
  refused: sql`t.state = 'refused'`,
  tombstone: sql`t.state = 'tombstone'`,
  done: sql`t.state = 'done' and t.kind <> 'bet'`,
}

/** Newest first. */
export const transactionList = pagedList<TransactionRow, TransactionFilter>({
  from: joined,
  where: conditionOf,
  rows: (where, part) =>
    sql`select ${columns} from ${joined} where ${where} order by t.at desc, t.ref desc ${part}`,
})

export const findListed = (db: Queries, supplierId: number, ref: string) =>
  db.maybe<TransactionRow>(sql`
    select ${columns} from ${joined} where t.supplier_id = ${supplierId} and t.ref = ${ref}`)

export type RoundRow = {
  readonly id: number
  readonly ref: string
  readonly state: 'open' | 'settled' | 'cancelled'
  readonly openedAt: Instant
  readonly endedAt: Instant | null
}

export const findRound = (db: Queries, id: number) =>
  db.maybe<RoundRow>(sql`
    select r.id, r.ref, r.state, r.opened_at as "openedAt", r.ended_at as "endedAt"
    from casino_round r where r.id = ${id}`)

/** All transactions of a round, oldest first. */
export const listOfRound = (db: Queries, roundId: number, limit: number) =>
  db.many<TransactionRow>(sql`
    select ${columns} from ${joined} where t.round_id = ${roundId} order by t.at, t.ref limit ${limit}`)

/** Transactions related to one without a round: the bet it names, and those that name it. */
export const listBeside = (
  db: Queries,
  { supplierId, ref, betRef, memberId }: Pick<TransactionRow, 'supplierId' | 'ref' | 'betRef' | 'memberId'>,
  limit: number,
) =>
  db.many<TransactionRow>(sql`
    select ${columns} from ${joined}
    where t.supplier_id = ${supplierId} and t.member_id = ${memberId}
      and (t.ref = ${ref} or t.ref = ${betRef} or t.bet_ref = ${betRef ?? ref})
    order by t.at, t.ref limit ${limit}`)

export type CallRow = {
  readonly id: number
  readonly at: Instant
  readonly path: string
  readonly address: string | null
  readonly ref: string | null
  readonly request: string
  readonly status: number
  readonly answer: string
  readonly microseconds: number
}

/** Logged calls with these numbers, oldest first. */
export const listCalls = (db: Queries, supplierId: number, refs: readonly string[], limit: number) =>
  db.many<CallRow>(sql`
    select c.id, c.at, c.path, host(c.address) as address, c.ref, c.request, c.status, c.answer, c.microseconds
    from casino_call c where c.supplier_id = ${supplierId} and c.ref = any(${refs}::text[])
    order by c.at, c.id limit ${limit}`)
