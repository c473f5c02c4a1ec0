import type { FixtureId, MarketId, OutcomeId } from '#domain/ids.ts'
import type { WatchedBet } from '#domain/integrity/hints.ts'
import { type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'

/** The member of a bet, from its stake posting: an in-play stake was held under the same reference before. */
const ownerOf: Sql = sql`
  case when p.from_account > 0 then p.from_account / 16 else (
    select w.from_account / 16 from ledger_posting w
    where w.ref_id = p.ref_id and w.kind = 'bet-waiting' and w.from_account > 0 limit 1) end`

/** The id of the bet this many before the newest, from an id on; undefined if there are fewer. */
export async function findNewest(db: Queries, from: string, count: number): Promise<string | undefined> {
  const [found] = await db.many<{ id: string }>(sql`
    select ref_id as id from ledger_posting where kind = 'bet' and ref_id >= ${from}::uuid
    order by ref_id desc offset ${count} limit 1`)
  return found?.id
}

type BetColumns = Omit<WatchedBet, 'picks'> & {
  readonly fixtures: readonly FixtureId[]
  readonly markets: readonly MarketId[]
  readonly outcomes: readonly OutcomeId[]
}

/** Bets on matches from an id on, in order, found through their stake postings (decision 56). */
export async function listWatched(db: Queries, from: string, limit: number): Promise<readonly WatchedBet[]> {
  const rows = await db.many<BetColumns>(sql`
    with placed as materialized (
      select p.ref_id as id, ${ownerOf} as member_id from ledger_posting p
      where p.kind = 'bet' and p.ref_id >= ${from}::uuid order by p.ref_id limit ${limit}
    )
    select b.id as "betId", b.member_id as "memberId", b.stake, b.placed_at as "placedAt", legs.fixtures, legs.markets,
      legs.outcomes
    from placed join bet b on b.member_id = placed.member_id and b.id = placed.id
    cross join lateral (
      select array_agg(l.fixture_id) as fixtures, array_agg(l.market_id::text) as markets,
        array_agg(l.outcome_id::text) as outcomes
      from unnest(b.fixtures) on_fixture(id)
      join bet_leg l on l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id
    ) legs
    where legs.fixtures is not null
    order by b.id`)
  return rows.map(({ fixtures, markets, outcomes, ...bet }) => ({
    ...bet,
    picks: fixtures.flatMap((fixtureId, at) => {
      const [marketId, outcomeId] = [markets[at], outcomes[at]]
      return marketId === undefined || outcomeId === undefined ? [] : [{ fixtureId, marketId, outcomeId }]
    }),
  }))
}

/** Number of other matches of a league to compare a pick with, and of bets read per match. */
const MATCHES = 10
const LEGS = 2_000

/** Average stakes on a pick of this market in the latest other matches of its league with bets. */
export const findLeagueUsual = async (db: Queries, outcomeId: OutcomeId): Promise<number | undefined> =>
  (
    await db.maybe<{ mean: number | null }>(sql`
      with own as (
        select f.id, f.league_id, f.starts_at, m.type_id
        from outcome o join market m on m.id = o.market_id join fixture f on f.id = o.fixture_id
        where o.id = ${outcomeId}::bigint
      ), others as (
        select f.id, own.type_id from own join fixture f on f.league_id = own.league_id and f.id <> own.id
          and f.starts_at > own.starts_at - interval '30 days' and f.starts_at < own.starts_at + interval '2 days'
        order by f.starts_at desc limit ${MATCHES}
      ), picks as (
        select l.outcome_id, sum(b.stake) as staked
        from others cross join lateral (
          select member_id, bet_id, outcome_id from bet_leg
          where fixture_id = others.id and market_type_id = others.type_id limit ${LEGS}
        ) l join bet b on b.member_id = l.member_id and b.id = l.bet_id
        group by l.outcome_id
      )
      select round(avg(staked))::bigint as mean from picks`)
  )?.mean ?? undefined
