import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'
import { notExcluded } from '#server/protection/protection.ts'
import type { StoredTournament } from './tournaments.sql.ts'

/** Members who may have a place: active ones, neither excluded nor operators (`gift-refusal.ts`). */
const mayRank = (at: Instant): Sql =>
  sql`m.status = 'active' and m.kind = 'member' and ${notExcluded(sql`m.id`, at)}`

/** Order of places: better score, earlier time, older account. */
const byPlace = sql`s.score desc, s.reached_at, s.member_id`

/** The places of a tournament: fixed ones, or those of a given time. */
const placed = ({ id, paidAt }: Pick<StoredTournament, 'id' | 'paidAt'>, at: Instant): Sql =>
  paidAt !== null
    ? sql`select s.*, m.user_id, m.nickname from tournament_score s join member m on m.id = s.member_id
        where s.tournament_id = ${id} and s.place is not null`
    : sql`select s.tournament_id, s.member_id, s.score, s.reached_at, s.stake, s.payout, s.plays,
          (row_number() over (order by ${byPlace}))::integer as place, s.prize, m.user_id, m.nickname
        from tournament_score s join member m on m.id = s.member_id
        where s.tournament_id = ${id} and s.score > 0 and ${mayRank(at)}`

export type PlacedRow = {
  readonly memberId: MemberId
  readonly place: number
  readonly userId: string
  readonly nickname: string
  readonly score: number
  readonly stake: number
  readonly payout: number
  readonly plays: number
  /** Points paid; null before payment. */
  readonly prize: number | null
}

/** The first places, or all. */
export const listPlaced = (
  db: Queries,
  tournament: Pick<StoredTournament, 'id' | 'paidAt'>,
  at: Instant,
  most: number | 'all',
) =>
  db.many<PlacedRow>(sql`
    select member_id as "memberId", place, user_id as "userId", nickname, score, stake, payout, plays, prize
    from (${placed(tournament, at)}) placed
    order by place ${most === 'all' ? sql`` : sql`limit ${most}`}`)

/** Number of members with a place in each tournament. */
export const countPlaced = async (
  db: Queries,
  tournaments: readonly Pick<StoredTournament, 'id'>[],
  at: Instant,
): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (
      await db.many<{ id: number; count: number }>(sql`
        select s.tournament_id as id, count(*) as count
        from tournament_score s join tournament t on t.id = s.tournament_id join member m on m.id = s.member_id
        where s.tournament_id = any(${tournaments.map(({ id }) => id)}::bigint[])
          and case when t.paid_at is not null then s.place is not null else s.score > 0 and ${mayRank(at)} end
        group by s.tournament_id`)
    ).map(({ id, count }) => [id, count]),
  )

/** The first three of finished tournaments. */
export const listWinners = (db: Queries, tournaments: readonly Pick<StoredTournament, 'id'>[]) =>
  db.many<{ id: number; place: number; nickname: string; prize: number }>(sql`
    select s.tournament_id as id, s.place, m.nickname, s.prize
    from tournament_score s join member m on m.id = s.member_id
    where s.tournament_id = any(${tournaments.map(({ id }) => id)}::bigint[]) and s.place <= 3
    order by s.tournament_id, s.place`)

export type OwnRow = {
  readonly mayRank: boolean
  /** Null before the first counted bet. */
  readonly score: number | null
  readonly stake: number | null
  readonly payout: number | null
  readonly plays: number | null
  readonly place: number | null
  readonly prize: number | null
  /** The score of the place above; null for the first place, and without a place. */
  readonly above: number | null
}

/** A member's own standing, and the score of the place above. */
export const findOwn = (
  db: Queries,
  { id, paidAt }: Pick<StoredTournament, 'id' | 'paidAt'>,
  memberId: MemberId,
  at: Instant,
) =>
  db.one<OwnRow>(sql`
    select ${mayRank(at)} as "mayRank", own.score, own.stake, own.payout, own.plays, own.prize,
      case when ${paidAt !== null} then own.place when own.score > 0 then ahead.count + 1 end as place,
      case when own.score > 0 then ahead.least end as above
    from member m
    left join tournament_score own on own.tournament_id = ${id} and own.member_id = m.id
    cross join lateral (
      select count(*)::integer as count, min(other.score) as least
      from (
        select s.score from tournament_score s join member m on m.id = s.member_id
        where s.tournament_id = ${id} and s.score > 0 and own.score > 0 and s.score >= own.score
          and (s.score > own.score or (s.reached_at, s.member_id) < (own.reached_at, own.member_id))
          and ${mayRank(at)}
      ) other
    ) ahead
    where m.id = ${memberId}`)

type StandingRow = Omit<PlacedRow, 'place'> & { readonly place: number | null }

/** A page of all standings, for operators: those with a place first. */
export const standingList = pagedList<
  StandingRow,
  { readonly tournament: Pick<StoredTournament, 'id' | 'paidAt'>; readonly at: Instant }
>({
  from: sql`tournament_score s`,
  where: ({ tournament }) => sql`s.tournament_id = ${tournament.id}`,
  rows: (where, part, { tournament, at }) => sql`
    select s.member_id as "memberId", placed.place, m.user_id as "userId", m.nickname, s.score, s.stake, s.payout, s.plays,
      s.prize
    from tournament_score s
    join member m on m.id = s.member_id
    left join (${placed(tournament, at)}) placed on placed.member_id = s.member_id
    where ${where}
    order by placed.place nulls last, ${byPlace}
    ${part}`,
})

/** Points paid in each tournament. */
export const sumPaid = async (
  db: Queries,
  tournaments: readonly Pick<StoredTournament, 'id'>[],
): Promise<ReadonlyMap<number, number>> =>
  new Map(
    (
      await db.many<{ id: number; paid: number }>(sql`
        select tournament_id as id, sum(prize)::bigint as paid from tournament_score
        where tournament_id = any(${tournaments.map(({ id }) => id)}::bigint[]) and prize > 0
        group by tournament_id`)
    ).map(({ id, paid }) => [id, paid]),
  )
