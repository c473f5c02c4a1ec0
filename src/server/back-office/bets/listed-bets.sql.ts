import type { LegResult } from '#domain/grading/leg-result.ts'
import type { FixtureId, MarketTypeId, MemberId, MinigameId, RoundId, SportId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import type { Odds } from '#domain/odds.ts'
import type { PostingKind } from '#domain/posting-kind.ts'
import { type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'

/** A bet in the list of all bets. */
export type ListedRow = {
  readonly id: string
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly gameType: number
  readonly detailType: number
  readonly style: 'KR' | 'EU'
  readonly statusCode: number
  readonly legCount: number | null
  readonly stake: Won
  readonly totalOdds: Odds
  readonly winnings: Won
  readonly payout: Won | null
  readonly placedAt: Instant
  readonly late: boolean
  /** Fields of the first leg; null for a bet without legs. */
  readonly fixtureId: FixtureId | null
  readonly sportId: SportId
  readonly marketTypeId: MarketTypeId
  readonly pick: string
  readonly home: string
  readonly away: string
  /** Null if the names were not stored. */
  readonly marketThen: string | null
  readonly pickThen: string | null
  /** Set for a bet on a minigame round; null for all others. */
  readonly round: ListedRound | null
  /** Set for a bet at a supplier's game. */
  readonly casino: ListedCasino | null
}

type ListedRound = {
  readonly id: RoundId
  readonly gameId: MinigameId
  readonly title: string
  readonly kind: string
  readonly day: string
  readonly number: number
  readonly market: string
  readonly pick: string
}

type ListedCasino = {
  readonly id: number
  readonly game: string
  readonly round: string
  readonly description: string | null
}

/** Bets by id and member, in the given order, each read by its key with its first leg. */
export const listListed = (db: Queries, memberIds: readonly MemberId[], ids: readonly string[]) =>
  db.many<ListedRow>(sql`
    select b.id, b.member_id as "memberId", m.user_id as "userId", m.nickname, b.game_type as "gameType",
      b.detail_type as "detailType", b.style, b.status as "statusCode", b.leg_count as "legCount", b.stake,
      b.total_odds as "totalOdds", least(b.winnings, b.winnings_max) as winnings, b.payout,
      b.placed_at as "placedAt", coalesce(legs.late, false) as late, legs.fixture_id as "fixtureId",
      coalesce(f.sport_id, 0) as "sportId", coalesce(legs.market_type_id, 0) as "marketTypeId",
      coalesce(legs.pick, '') as pick, coalesce(n.home, f.home_name_korean, '') as home,
      coalesce(n.away, f.away_name_korean, '') as away, n.market as "marketThen", n.pick as "pickThen",
      on_round.round, at_supplier.casino
    from unnest(${memberIds}::bigint[], ${ids}::uuid[]) with ordinality asked(member_id, id, place)
    cross join lateral (
      select * from bet b where b.member_id = asked.member_id and b.id = asked.id offset 0
    ) b
    join member m on m.id = b.member_id
    left join lateral (
      select l.fixture_id, l.market_type_id, l.pick, l.names, bool_or(l.late) over () as late
      from unnest(b.fixtures) on_fixture(id)
      join bet_leg l on l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id
      order by l.leg_no limit 1
    ) legs on true
    left join fixture f on f.id = legs.fixture_id
    left join shown_names n on n.id = legs.names
    left join lateral (
      select json_build_object('id', p.round_id, 'gameId', p.game_id, 'title', g.title, 'kind', g.kind, 'day', r.day, 'number', r.number,
        'market', p.market, 'pick', p.pick) as round
      from round_pick p
      join minigame g on g.id = p.game_id
      join minigame_round r on r.id = p.round_id and r.starts_at = to_timestamp(p.round_id % 10000000000)
      where b.game_type in (3, 4) and p.round_id = b.fixtures[1] and p.member_id = b.member_id and p.bet_id = b.id
    ) on_round on true
    left join lateral (
      select json_build_object('id', r.id, 'game', g.name, 'round', r.ref, 'description', t.description) as casino
      from casino_round r
      join casino_game g on g.id = r.game_id
      left join casino_transaction t on t.bet_id = b.id
      where b.game_type not in (1, 2, 3, 4) and r.id = b.fixtures[1]
    ) at_supplier on true
    order by asked.place`)

/** The member of a bet: the one who staked on it or used a free stake. */
const stakedBy = (id: Sql): Sql => sql`
  (select from_account / 16 as member_id from ledger_posting
    where ref_id = ${id} and kind in ('bet', 'bet-waiting') and from_account > 0 limit 1)
  union all
  (select free.member_id from bet free where free.id = ${id} and free.coupon_id is not null)`

/** The member of a bet; undefined for an unknown bet. */
export const findOwner = (db: Queries, betId: string) =>
  db.maybe<{ memberId: MemberId; userId: string; nickname: string }>(sql`
    select m.id as "memberId", m.user_id as "userId", m.nickname
    from (
      ${stakedBy(sql`${betId}::uuid`)}
    ) staked
    join bet b on b.member_id = staked.member_id and b.id = ${betId}::uuid
    join member m on m.id = staked.member_id`)

/** Bets with their members, in the order of the ids; unknown ids are left out. */
export const listOwners = (db: Queries, betIds: readonly string[]) =>
  db.many<{ id: string; memberId: MemberId }>(sql`
    select b.id, b.member_id as "memberId"
    from unnest(${betIds}::uuid[]) with ordinality asked(id, place)
    cross join lateral (
      ${stakedBy(sql`asked.id`)}
    ) staked
    join bet b on b.member_id = staked.member_id and b.id = asked.id
    order by asked.place`)

/** Number of settlements of a bet. */
export const findRevision = async (db: Queries, memberId: MemberId, betId: string): Promise<number> =>
  (
    await db.maybe<{ revision: number }>(
      sql`select revision from bet where member_id = ${memberId} and id = ${betId}::uuid`,
    )
  )?.revision ?? 0

/** Data of a bet's legs that its member is not shown. */
export type LegMark = {
  readonly fixtureId: FixtureId
  readonly outcomeId: string
  readonly late: boolean
  readonly revision: number | null
}

/** In slip order. */
export const listLegMarks = (db: Queries, memberId: MemberId, betId: string) =>
  db.many<LegMark>(sql`
    select l.fixture_id as "fixtureId", l.outcome_id::text as "outcomeId", l.late,
      l.result_revision as revision
    from bet b cross join lateral unnest(b.fixtures) on_fixture(id)
    join bet_leg l on l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id
    where b.member_id = ${memberId} and b.id = ${betId}::uuid
    order by l.leg_no`)

/** The grading of a leg of a bet by one revision of the result. */
export type LegVerdict = {
  readonly outcomeId: string
  readonly revision: number
  /** Null while the result did not decide it. */
  readonly result: LegResult['kind'] | null
  readonly reason: string
}

/** Every grading of a bet's legs (field S8), oldest first. */
export const listVerdicts = (db: Queries, memberId: MemberId, betId: string) =>
  db.many<LegVerdict>(sql`
    select distinct on (l.outcome_id, g.revision) l.outcome_id::text as "outcomeId", g.revision, g.result, g.reason
    from bet b cross join lateral unnest(b.fixtures) on_fixture(id)
    join bet_leg l on l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id
    join outcome_grading g on g.fixture_id = l.fixture_id and g.market_type_id = l.market_type_id and g.pick = l.pick
      and g.line is not distinct from l.line and g.home_at_bet is not distinct from l.home_at_bet
      and g.away_at_bet is not distinct from l.away_at_bet
    where b.member_id = ${memberId} and b.id = ${betId}::uuid
    order by l.outcome_id, g.revision, g.late = l.late desc`)

/** A posting of a bet from the view of its member's accounts. */
export type BetPosting = {
  readonly kind: PostingKind
  /** Negative for a debit of the member; zero for a posting between house accounts. */
  readonly amount: number
  readonly balance: number | null
  readonly actor: string
  readonly memo: string | null
  readonly at: Instant
}

/** All postings of a bet, oldest first. A negative id is a house account. */
export const listBetPostings = (db: Queries, betId: string) =>
  db.many<BetPosting>(sql`
    select p.kind, case when p.from_account > 0 then -p.amount when p.to_account > 0 then p.amount else 0 end as amount,
      case when p.from_account > 0 then p.from_after when p.to_account > 0 then p.to_after end as balance,
      p.actor, p.memo, p.at
    from ledger_posting p where p.ref_id = ${betId}::uuid
    order by p.n`)
