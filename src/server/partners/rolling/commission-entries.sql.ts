import type { BetId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { CommissionProduct } from '#domain/partners/commission-product.ts'
import { type Sql, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** A bet whose state changed, with the data for commissions. */
export type EndedBet = {
  /** Number of the change; several changes of one bet have different ones. */
  readonly n: number
  readonly at: Instant
  readonly id: BetId
  readonly memberId: MemberId
  readonly stake: number
  readonly oldStatus: number
  readonly oldPayout: number | null
  readonly status: number
  readonly payout: number | null
  readonly gameType: number
  readonly legCount: number | null
  readonly placedAt: Instant
}

/** The bets of a batch whose members have a recommender or their own rates; others bring no commission. */
export const listEndedBets = (tx: Tx, ended: Sql) =>
  tx.many<EndedBet>(sql`
    with ${ended}, earning as materialized (
      select m.id from (select distinct member_id from ended) own
      cross join lateral (select * from member m where m.id = own.member_id offset 0) m
      where m.recommended_by is not null or exists (select from commission_terms t where t.member_id = m.id)
    )
    select e.n, e.at, e.id, e.member_id as "memberId", e.stake, e.old_status as "oldStatus",
      e.old_payout as "oldPayout", e.status, e.payout, b.game_type as "gameType",
      b.leg_count as "legCount", b.placed_at as "placedAt"
    from ended e join earning on earning.id = e.member_id
    cross join lateral (select * from bet b where b.member_id = e.member_id and b.id = e.id offset 0) b
    order by e.n, e.id`)

/** Sum booked for an earner of a bet over all its changes so far. */
export type BookedRow = {
  readonly betId: BetId
  readonly earnerId: MemberId
  readonly rolling: number
  readonly losingUnits: number
}

/** Commissions of these bets over their changes so far. */
export const listBooked = (tx: Tx, ids: readonly BetId[]) =>
  tx.many<BookedRow>(sql`
    select e.bet_id as "betId", u.earner as "earnerId", sum(u.rolling)::bigint as rolling,
      sum(u.units)::bigint as "losingUnits"
    from unnest(${ids}::uuid[]) asked(id)
    cross join lateral (select * from commission_entry e where e.bet_id = asked.id offset 0) e
    cross join lateral unnest(e.earners, e.rolling, e.losing_units) u(earner, rolling, units)
    group by e.bet_id, u.earner`)

export type NewEntry = {
  readonly betId: BetId
  readonly change: number
  readonly at: Instant
  readonly memberId: MemberId
  readonly product: CommissionProduct
  /** Same order as `rolling`, `losingUnits` and `postings`. */
  readonly earners: readonly MemberId[]
  readonly rolling: readonly number[]
  readonly losingUnits: readonly number[]
  readonly postings: readonly (string | null)[]
}

/** A list inside a column, since PostgreSQL has no arrays of arrays of different lengths. */
const asList = (values: readonly (number | string | null)[]): string =>
  `{${values.map(value => value ?? 'NULL').join()}}`

/** Inserts the commissions of changes; a duplicate change fails the transaction. */
export const insertEntries = (tx: Tx, rows: readonly NewEntry[]) =>
  tx.run(sql`
    insert into commission_entry (bet_id, change, at, member_id, product, earners, rolling, losing_units, postings)
    select u.bet_id, u.change, u.at, u.member_id, u.product, u.earners::bigint[], u.rolling::bigint[],
      u.units::bigint[], u.postings::uuid[]
    from unnest(${rows.map(row => row.betId)}::uuid[], ${rows.map(row => row.change)}::bigint[],
      ${rows.map(row => new Date(row.at).toISOString())}::timestamptz[], ${rows.map(row => row.memberId)}::bigint[],
      ${rows.map(row => row.product)}::text[], ${rows.map(row => asList(row.earners))}::text[],
      ${rows.map(row => asList(row.rolling))}::text[], ${rows.map(row => asList(row.losingUnits))}::text[],
      ${rows.map(row => asList(row.postings))}::text[])
      u(bet_id, change, at, member_id, product, earners, rolling, units, postings)`)

/** Amounts that a batch adds to an earner's day, by bettor and product. */
export type DaySums = {
  readonly earnerId: MemberId
  readonly day: string
  readonly memberId: MemberId
  readonly product: CommissionProduct
  readonly bets: number
  readonly turnover: number
  readonly staked: number
  readonly paid: number
  readonly voided: number
  readonly rolling: number
  readonly losingUnits: number
}

export const addToDays = (tx: Tx, rows: readonly DaySums[]) =>
  tx.run(sql`
    insert into commission_day as known (earner_id, day, member_id, product, bets, turnover, staked, paid, voided, rolling,
      losing_units)
    select * from unnest(${rows.map(row => row.earnerId)}::bigint[], ${rows.map(row => row.day)}::date[],
      ${rows.map(row => row.memberId)}::bigint[], ${rows.map(row => row.product)}::text[],
      ${rows.map(row => row.bets)}::bigint[], ${rows.map(row => row.turnover)}::bigint[],
      ${rows.map(row => row.staked)}::bigint[], ${rows.map(row => row.paid)}::bigint[],
      ${rows.map(row => row.voided)}::bigint[], ${rows.map(row => row.rolling)}::bigint[],
      ${rows.map(row => row.losingUnits)}::bigint[])
    on conflict (earner_id, day, member_id, product) do update set bets = known.bets + excluded.bets,
      turnover = known.turnover + excluded.turnover, staked = known.staked + excluded.staked,
      paid = known.paid + excluded.paid, voided = known.voided + excluded.voided,
      rolling = known.rolling + excluded.rolling, losing_units = known.losing_units + excluded.losing_units`)
