import type { HeldWinState } from '#domain/casino/win-most.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'

export type ListedHeldWin = {
  readonly supplierId: number
  readonly supplier: string
  readonly ref: string
  readonly at: Instant
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly game: string
  readonly round: string
  readonly amount: number
  readonly bets: number
  readonly stake: number
  readonly multipleMax: number
  readonly amountMax: number
  readonly state: HeldWinState
  readonly decidedBy: string | null
  readonly decidedAt: Instant | null
}

type Wanted = { readonly supplierId?: number | undefined; readonly state?: HeldWinState | undefined }

const wanted = ({ supplierId, state }: Wanted): Sql =>
  allOf(
    supplierId !== undefined && sql`h.supplier_id = ${supplierId}`,
    state !== undefined && sql`h.state = ${state}`,
  )

/** Newest first. */
export const heldWinList = pagedList<ListedHeldWin, Wanted>({
  from: sql`casino_held_win h`,
  where: wanted,
  rows: (where, part) => sql`
    select h.supplier_id as "supplierId", s.name as supplier, h.ref, h.held_at as at, h.member_id as "memberId",
      m.user_id as "userId", m.nickname, g.name as game, r.ref as round, h.amount, h.bets, h.stake,
      h.multiple_max as "multipleMax", h.amount_max as "amountMax", h.state, o.user_id as "decidedBy",
      h.decided_at as "decidedAt"
    from casino_held_win h
    join casino_supplier s on s.id = h.supplier_id
    join member m on m.id = h.member_id
    join casino_round r on r.id = h.round_id
    join casino_game g on g.id = r.game_id
    left join member o on o.id = h.decided_by
    where ${where} order by h.held_at desc, h.ref desc ${part}`,
})

/** Suppliers with wins that wait for an operator, and how many. */
export const countHeldWins = (db: Queries) =>
  db.many<{ supplier: string; count: number }>(sql`
    select s.name as supplier, count(*) as count
    from casino_held_win h join casino_supplier s on s.id = h.supplier_id
    where h.state = 'held' group by s.id order by s.position, s.id`)
