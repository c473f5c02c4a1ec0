import type { BetWord } from '#domain/casino/unresolved.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Part } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type UnresolvedRow = {
  readonly supplierId: number
  readonly supplier: string
  readonly ref: string
  readonly betId: string
  readonly at: Instant
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly game: string
  readonly round: string
  readonly stake: number
  readonly says: BetWord | null
  readonly askedAt: Instant | null
  readonly asks: number | null
  readonly wasRejected: boolean
}

type Wanted = { readonly before: Instant; readonly supplierId?: number | undefined }

/** Bets taken before a given time that have not ended; a held win is decided in its own list. */
const unresolved = ({ before, supplierId }: Wanted): Sql => sql`
  t.kind = 'bet' and t.state = 'done' and t.resolution is null and not t.is_held
  and t.at < ${timestamp(before)}
  and (${supplierId ?? null}::smallint is null or t.supplier_id = ${supplierId ?? null}::smallint)`

/** Oldest first. */
export const listUnresolved = (db: Queries, wanted: Wanted, { offset, limit }: Part) =>
  db.many<UnresolvedRow>(sql`
    select t.supplier_id as "supplierId", s.name as supplier, t.ref, t.bet_id as "betId", t.at,
      t.member_id as "memberId", m.user_id as "userId", m.nickname, g.name as game, r.ref as round, t.amount as stake,
      w.says, w.asked_at as "askedAt", w.asks, t.held_by is not null as "wasRejected"
    from casino_transaction t
    join casino_supplier s on s.id = t.supplier_id
    join member m on m.id = t.member_id
    join casino_round r on r.id = t.round_id
    join casino_game g on g.id = r.game_id
    left join casino_bet_word w on w.supplier_id = t.supplier_id and w.ref = t.ref
    where ${unresolved(wanted)}
    order by t.at, t.ref offset ${offset} limit ${limit}`)

/** Number of unended bets, and the time of the oldest. */
export const countUnresolved = (db: Queries, wanted: Wanted) =>
  db.one<{ count: number; oldest: Instant | null }>(sql`
    select count(*) as count, min(t.at) as oldest from casino_transaction t where ${unresolved(wanted)}`)

/** Bets whose supplier is due to be asked, oldest first. */
export const listToAsk = (
  db: Queries,
  { before, now, limit }: { readonly before: Instant; readonly now: Instant; readonly limit: number },
) =>
  db.many<{ supplierId: number; ref: string }>(sql`
    select t.supplier_id as "supplierId", t.ref from casino_transaction t
    left join casino_bet_word w on w.supplier_id = t.supplier_id and w.ref = t.ref
    where ${unresolved({ before })} and (w.ref is null or w.ask_again_at <= ${timestamp(now)})
    order by t.at, t.ref limit ${limit}`)

export type AskedBet = {
  readonly memberId: MemberId
  readonly betId: string
  readonly stake: number
  readonly at: Instant
  readonly resolution: 'win' | 'refund' | 'end' | null
  readonly round: string
  readonly game: string
  readonly asks: number
  readonly says: BetWord | null
  /** A win of it waits for an operator. */
  readonly isHeld: boolean
  readonly wasRejected: boolean
}

/** Returns a taken bet with its supplier's last report; undefined for any other number. */
export const findTakenBet = (db: Queries, supplierId: number, ref: string) =>
  db.maybe<AskedBet>(sql`
    select t.member_id as "memberId", t.bet_id as "betId", t.amount as stake, t.at, t.resolution, r.ref as round,
      g.name as game, coalesce(w.asks, 0) as asks, w.says, t.is_held as "isHeld",
      t.held_by is not null and not t.is_held as "wasRejected"
    from casino_transaction t
    join casino_round r on r.id = t.round_id
    join casino_game g on g.id = r.game_id
    left join casino_bet_word w on w.supplier_id = t.supplier_id and w.ref = t.ref
    where t.supplier_id = ${supplierId} and t.ref = ${ref} and t.kind = 'bet' and t.state = 'done'`)
