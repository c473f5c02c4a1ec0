import type { LegResult } from '#domain/grading/leg-result.ts'
import type { FixtureId, MarketTypeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { BetPlace, BettedOutcome, LateBy } from '#server/bets/bets.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Progress of a fixture's settlement. */
export type SettlementRow = {
  readonly fixtureId: FixtureId
  readonly revision: number
  readonly corrects: boolean
  /**
   * Times after which bets are late, while bets are being marked; null once all are marked and everything is graded.
   */
  readonly lateBy: LateBy | null
  readonly afterMemberId: number
  readonly afterBetId: string
  readonly changedBets: number
  readonly finishedAt: Instant | null
  /** When a revision was first applied in full. */
  readonly settledAt: Instant | null
}

const columns = sql`fixture_id as "fixtureId", revision, corrects, late_by as "lateBy", after_member_id as "afterMemberId",
  after_bet_id as "afterBetId", changed_bets as "changedBets", finished_at as "finishedAt",
  settled_at as "settledAt"`

/** The last bet that was marked or settled. */
export const placeOf = ({ afterMemberId, afterBetId }: SettlementRow): BetPlace => ({
  memberId: afterMemberId,
  betId: afterBetId,
})

export const findSettlement = (db: Queries, fixtureId: FixtureId) =>
  db.maybe<SettlementRow>(sql`select ${columns} from settlement where fixture_id = ${fixtureId}`)

/** Locks the unfinished settlement of this revision until the transaction ends. */
export const lockSettlement = (tx: Tx, fixtureId: FixtureId, revision: number) =>
  tx.maybe<SettlementRow>(sql`
    select ${columns} from settlement
    where fixture_id = ${fixtureId} and revision = ${revision} and finished_at is null for no key update`)

/** Inputs of a settlement that begins. */
export type SettlementStart = {
  readonly now: Instant
  /** A fixture settled before this time takes no corrections. */
  readonly correctableSince: Instant
  readonly lateBy: LateBy
}

/**
 * Begins to apply a revision, from the first bet on; does nothing if it or a newer one has begun. Also corrects if an
 * unfinished predecessor does: otherwise the bets it has corrected and the rest would differ.
 */
export const beginSettlement = (
  tx: Tx,
  fixtureId: FixtureId,
  revision: number,
  { now, correctableSince, lateBy }: SettlementStart,
) =>
  tx.run(sql`
    insert into settlement as known (fixture_id, revision, begun_at, late_by)
    values (${fixtureId}, ${revision}, ${timestamp(now)}, ${JSON.stringify(lateBy)}::jsonb)
    on conflict (fixture_id) do update set revision = excluded.revision, begun_at = excluded.begun_at,
      late_by = excluded.late_by,
      corrects = known.settled_at is null or known.settled_at >= ${timestamp(correctableSince)}
        or known.corrects and known.finished_at is null,
      after_member_id = default, after_bet_id = default, changed_bets = 0, finished_at = null
    where known.revision < excluded.revision`)

/** Stores how far the marking of late bets has come. */
export const markingAt = (tx: Tx, fixtureId: FixtureId, { memberId, betId }: BetPlace) =>
  tx.run(sql`
    update settlement set after_member_id = ${memberId}, after_bet_id = ${betId} where fixture_id = ${fixtureId}`)

/** All bets are marked and everything bet on is graded: settling begins at the first bet. */
export const endMarking = (tx: Tx, fixtureId: FixtureId) =>
  tx.run(sql`
    update settlement set late_by = null, after_member_id = default, after_bet_id = default
    where fixture_id = ${fixtureId}`)

export type Progress = {
  readonly afterMemberId: number
  readonly afterBetId: string
  readonly changedBets: number
  /** Set with the last batch. */
  readonly finishedAt: Instant | null
  /** Set with the last batch of a revision in which the whole fixture has a result. */
  readonly settledAt: Instant | null
}

const orNull = (at: Instant | null) => (at === null ? null : timestamp(at))

export const moveOn = (tx: Tx, fixtureId: FixtureId, progress: Progress) =>
  tx.run(sql`
    update settlement set after_member_id = ${progress.afterMemberId}, after_bet_id = ${progress.afterBetId},
      changed_bets = changed_bets + ${progress.changedBets},
      finished_at = ${orNull(progress.finishedAt)}::timestamptz,
      settled_at = coalesce(settled_at, ${orNull(progress.settledAt)}::timestamptz)
    where fixture_id = ${fixtureId}`)

/**
 * Fixtures with work left: settlement begun and not finished, or a result, verdict or void decided since the given time
 * and not begun. Oldest results first.
 */
export const listDueFixtures = (db: Queries, decidedSince: Instant) =>
  db.many<{ fixtureId: FixtureId; since: Instant }>(sql`
    select fixture_id as "fixtureId", min(since) as since from (
      select fixture_id, begun_at as since from settlement where finished_at is null
      union all
      select r.fixture_id, min(r.decided_at) from fixture_result r
      left join settlement s on s.fixture_id = r.fixture_id
      where r.decided_at >= ${timestamp(decidedSince)} and (s.fixture_id is null or s.revision < r.revision)
      group by r.fixture_id
      union all
      select v.fixture_id, min(v.decided_at) from outcome_result v
      left join settlement s on s.fixture_id = v.fixture_id
      where v.decided_at >= ${timestamp(decidedSince)} and (s.fixture_id is null or s.revision < v.revision)
      group by v.fixture_id
      union all
      select d.fixture_id, min(d.decided_at) from declared_void d
      left join settlement s on s.fixture_id = d.fixture_id
      where d.decided_at >= ${timestamp(decidedSince)} and (s.fixture_id is null or s.revision < d.revision)
      group by d.fixture_id
    ) due group by fixture_id order by min(since), fixture_id`)

/** Result of an outcome in a revision; `result` is undefined if the sheet doesn't decide it. */
export type Grading = BettedOutcome & {
  readonly result: LegResult | undefined
  /** "2:1"; empty without a score. */
  readonly score: string
  /** One Korean sentence: the reason of the result, or what is missing. */
  readonly reason: string
}

export const insertGradings = (
  tx: Tx,
  fixtureId: FixtureId,
  revision: number,
  gradings: readonly Grading[],
) => {
  const heats = gradings.map(({ result }) => (result?.kind === 'dead-heat' ? result : undefined))
  return tx.run(sql`
    insert into outcome_grading (fixture_id, revision, market_type_id, line, pick, home_at_bet, away_at_bet,
      late, legs, result, dead_heat_places, dead_heat_tied, score, reason)
    select ${fixtureId}::bigint, ${revision}::integer, g.* from unnest(
      ${gradings.map(one => one.marketTypeId)}::integer[], ${gradings.map(one => one.line)}::integer[],
      ${gradings.map(one => one.pick)}::text[], ${gradings.map(one => one.homeAtBet)}::smallint[],
      ${gradings.map(one => one.awayAtBet)}::smallint[], ${gradings.map(one => one.late)}::boolean[],
      ${gradings.map(one => one.legs)}::integer[],
      ${gradings.map(one => one.result?.kind ?? null)}::text[],
      ${heats.map(heat => heat?.places ?? null)}::smallint[], ${heats.map(heat => heat?.tied ?? null)}::smallint[],
      ${gradings.map(one => one.score)}::text[], ${gradings.map(one => one.reason)}::text[]) g`)
}

/** An outcome that no sheet has decided yet, and the missing data. */
export type UndecidedOutcome = {
  readonly fixtureId: FixtureId
  readonly revision: number
  readonly marketTypeId: MarketTypeId
  readonly line: Line | null
  readonly pick: string
  readonly legs: number
  readonly reason: string
}

/** Outcomes that need an operator: a more complete sheet, or a void. */
export const listUndecidedOf = (db: Queries, fixtureId: FixtureId): Promise<UndecidedOutcome[]> =>
  db.many<UndecidedOutcome>(sql`
    select g.fixture_id as "fixtureId", g.revision, g.market_type_id as "marketTypeId", g.line, g.pick, g.legs,
      g.reason
    from outcome_grading g join settlement s on s.fixture_id = g.fixture_id and s.revision = g.revision
    where g.result is null and g.fixture_id = ${fixtureId}
    order by g.market_type_id, g.pick, g.line`)
