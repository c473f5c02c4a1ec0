import type { BetId, FixtureId, MarketTypeId, MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { Won } from '#domain/money.ts'
import type { Odds } from '#domain/odds.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** A bet in progress with its member. */
export type FixtureBetRow = {
  readonly betId: BetId
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly gameType: number
  readonly legCount: number
  readonly stake: Won
  readonly totalOdds: Odds
  readonly winnings: Won
  readonly placedAt: Instant
}

/** A leg of such a bet on the fixture. */
export type FixtureLegRow = {
  readonly betId: BetId
  readonly marketTypeId: MarketTypeId
  readonly line: Line | null
  readonly pick: string
  readonly odds: Odds
}

/** Bets in progress that this fixture still has to decide, each once, found by the legs of the fixture alone. */
const undecided = (fixtureId: FixtureId) => sql`
  select distinct l.bet_id, l.member_id
  from bet_leg l join bet b on b.id = l.bet_id and b.member_id = l.member_id
  where l.fixture_id = ${fixtureId} and l.result is null and b.status = 0`

/** Newest first. */
export const fixtureBetList = pagedList<FixtureBetRow, FixtureId>({
  from: fixtureId => sql`(${undecided(fixtureId)}) open`,
  rows: (_, part, fixtureId) => sql`
    with page as materialized (
      select bet_id, member_id from (${undecided(fixtureId)}) open order by bet_id desc ${part}
    )
    select b.id as "betId", b.member_id as "memberId", m.user_id as "userId", m.nickname, b.game_type as "gameType",
      b.leg_count as "legCount", b.stake, b.total_odds as "totalOdds", b.winnings, b.placed_at as "placedAt"
    from page
    join bet b on b.id = page.bet_id and b.member_id = page.member_id
    join member m on m.id = page.member_id
    order by b.id desc`,
})

/** Their legs on the fixture, in slip order. */
export const listFixtureLegs = (
  db: Queries,
  fixtureId: FixtureId,
  bets: readonly Pick<FixtureBetRow, 'betId' | 'memberId'>[],
) =>
  db.many<FixtureLegRow>(sql`
    select l.bet_id as "betId", l.market_type_id as "marketTypeId", l.line, l.pick, l.odds
    from unnest(${bets.map(bet => bet.memberId)}::bigint[], ${bets.map(bet => bet.betId)}::uuid[])
      asked(member_id, bet_id)
    join bet_leg l on l.fixture_id = ${fixtureId} and l.member_id = asked.member_id and l.bet_id = asked.bet_id
    order by l.bet_id, l.leg_no`)

/** Whether the fixture has any bets, open or ended; cancelled ones don't count. */
export const hasBetsOn = async (db: Queries, fixtureId: FixtureId): Promise<boolean> =>
  (
    await db.many(sql`
      select from bet_leg l join bet b on b.id = l.bet_id and b.member_id = l.member_id
      where l.fixture_id = ${fixtureId} and b.status <> -1 limit 1`)
  ).length > 0
