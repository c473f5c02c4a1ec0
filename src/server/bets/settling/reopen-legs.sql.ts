import type { FixtureId, MarketTypeId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import { prepared, type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'
import type { BettedOutcome, LegStretch } from './settle-bets.sql.ts'
import type { PreviewRow } from './settle-preview.sql.ts'

/** A void of a market, or of one pick of it, that was taken back. */
export type TakenBack = {
  readonly marketTypeId: MarketTypeId
  readonly line: Line | null
  readonly pick: string | null
  /** By which revision: only what was void before it opens again. */
  readonly revision: number
}

/**
 * Opens the legs of a stretch again that only voids had decided which were taken back since, where the gradings of the
 * revision do not decide them. In the transaction that settles the stretch, which judges their bets anew as by any
 * correction.
 */
export async function reopenLegs(
  tx: Tx,
  { fixtureId, after, legs }: LegStretch,
  revision: number,
  voids: readonly TakenBack[],
): Promise<void> {
  await tx.many(
    prepared(
      'reopen_legs',
      sql`
        select reopen_legs(${fixtureId}::bigint, ${revision}::integer,
          ${after.memberId}::bigint, ${after.betId}::uuid, ${legs}::integer,
          ${voids.map(one => one.marketTypeId)}::integer[], ${voids.map(one => one.line)}::integer[],
          ${voids.map(one => one.pick)}::text[], ${voids.map(one => one.revision)}::integer[])`,
    ),
  )
}

/**
 * What opening the void legs of these outcomes again would make of their bets, without writing: each is in progress
 * again and gives back what it was paid, but where another leg has lost. Rows as of `previewSettlement`, without
 * sums over all.
 */
export const previewReopened = (
  db: Queries,
  fixtureId: FixtureId,
  outcomes: readonly Omit<BettedOutcome, 'legs'>[],
): Promise<PreviewRow[]> =>
  db.many<PreviewRow>(sql`
    with asked as (
      select g.*, g.ord - 1 as grading from unnest(
        ${outcomes.map(one => one.marketTypeId)}::integer[], ${outcomes.map(one => one.line)}::integer[],
        ${outcomes.map(one => one.pick)}::text[], ${outcomes.map(one => one.homeAtBet)}::smallint[],
        ${outcomes.map(one => one.awayAtBet)}::smallint[], ${outcomes.map(one => one.late)}::boolean[]
      ) with ordinality g(market_type_id, line, pick, home_at_bet, away_at_bet, late, ord)
    ), told as (
      select a.grading, b.stake, b.status, coalesce(b.payout, 0) as paid, leg.has_lost
      from bet_leg l join asked a on a.market_type_id = l.market_type_id and a.pick = l.pick
        and a.line is not distinct from l.line and a.home_at_bet is not distinct from l.home_at_bet
        and a.away_at_bet is not distinct from l.away_at_bet and a.late = l.late
      join bet b on b.id = l.bet_id and b.member_id = l.member_id and b.status <> -1
      cross join lateral (
        select bool_or(o.result = 'lost') is true as has_lost
        from unnest(b.fixtures) on_fixture(id)
        join bet_leg o on o.fixture_id = on_fixture.id and o.member_id = b.member_id and o.bet_id = b.id
      ) leg
      where l.fixture_id = ${fixtureId}
    )
    select grading, count(*) as bets, sum(stake)::bigint as stakes,
      count(*) filter (where has_lost) as "settledBets", 0::bigint as payouts, sum(paid)::bigint as "paidBefore",
      count(*) filter (where not has_lost) as "openBets",
      count(*) filter (where status <> 0 and not has_lost) as "correctedBets",
      count(*) filter (where paid > 0) as "reclaimedBets", sum(paid)::bigint as reclaimed
    from told group by grading order by grading`)
