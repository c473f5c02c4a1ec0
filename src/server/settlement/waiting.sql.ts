import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { BetStyle } from '#domain/sports/detail-type.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** A match that is not being played and has no result, and the styles of the bets waiting for it. */
export type WaitingFixture = { readonly fixtureId: FixtureId; readonly styles: readonly BetStyle[] }

/** Matches that were to start in this time range, are not being played, and have open bets. */
export const listWaitingFixtures = (
  db: Queries,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Promise<WaitingFixture[]> =>
  db.many<WaitingFixture>(sql`
    select f.id as "fixtureId", waiting.styles
    from fixture f
    cross join lateral (
      select array_agg(distinct b.style) as styles
      from bet_leg l join bet b on b.id = l.bet_id and b.member_id = l.member_id
      where l.fixture_id = f.id and l.result is null and b.status <> -1) waiting
    where f.starts_at >= ${timestamp(from)} and f.starts_at <= ${timestamp(until)}
      and f.status in ('postponed', 'interrupted', 'abandoned')
      and not exists (select from fixture_result r where r.fixture_id = f.id)
      and waiting.styles is not null
    order by f.id`)
