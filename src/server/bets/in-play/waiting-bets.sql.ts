import type { FixtureId, MarketTypeId, MemberId, OutcomeId, SportId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { Won } from '#domain/money.ts'
import type { Odds } from '#domain/odds.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import type { BetStyle } from '#domain/sports/detail-type.ts'
import { prepared, type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** A waiting in-play bet; its stake is held under its id. */
export type WaitingBet = {
  readonly id: string
  readonly memberId: MemberId
  readonly detailType: number
  readonly style: BetStyle
  readonly accepts: OddsAcceptMode
  readonly device: string | null
  readonly address: string | null
  readonly stake: Won
  /** As the member sent it, in hundredths. */
  readonly askedOdds: number
  readonly totalOdds: Odds
  readonly winnings: Won
  readonly key: string | null
  /** Hexadecimal, like the hash of the body. */
  readonly digest: string | null
  readonly bodyHash: string | null
  readonly seconds: number
  readonly startedAt: Instant
  readonly dueAt: Instant
  readonly legs: readonly WaitingLeg[]
}

export type WaitingLeg = {
  readonly fixtureId: FixtureId
  readonly sportId: SportId
  readonly marketTypeId: MarketTypeId
  readonly outcomeId: OutcomeId
  readonly pick: string
  readonly line: Line | null
  readonly odds: Odds
  readonly version: number
  readonly scoreChanges: number
  readonly incident: number
}

/** Columns of `bet_waiting w`. */
export const waitingColumns = sql`
  w.id, w.member_id as "memberId", w.detail_type as "detailType", w.style, w.accepts, w.device,
  host(w.address) as address, w.stake,
  w.asked_odds as "askedOdds", w.total_odds as "totalOdds", w.winnings, w.request_key as key,
  encode(w.request_digest, 'hex') as digest, encode(w.body_hash, 'hex') as "bodyHash", w.seconds, w.started_at as "startedAt", w.due_at as "dueAt",
  (select json_agg(json_build_object('fixtureId', l.fixture_id, 'sportId', l.sport_id,
      'marketTypeId', l.market_type_id, 'outcomeId', l.outcome_id::text, 'pick', l.pick, 'line', l.line,
      'odds', l.odds, 'version', l.version, 'scoreChanges', l.score_changes, 'incident', l.incident)
    order by l.leg_no)
   from bet_waiting_leg l where l.waiting_id = w.id) as legs`

/** Stores bets that begin to wait; their stakes are held already. */
export async function insertWaiting(tx: Tx, waiting: readonly WaitingBet[]): Promise<void> {
  if (waiting.length === 0) return
  const bets = waiting.map(({ legs: _legs, startedAt, dueAt, ...bet }) => ({
    ...bet,
    startedAt: timestamp(startedAt),
    dueAt: timestamp(dueAt),
  }))
  const legs = waiting.flatMap(({ id, legs }) => legs.map((leg, index) => ({ ...leg, id, no: index + 1 })))
  await tx.run(
    prepared(
      'waiting_insert',
      sql`
        with bets as (
          insert into bet_waiting (id, member_id, detail_type, style, accepts, device, address, stake, asked_odds, total_odds,
            winnings, request_key, request_digest, body_hash, seconds, started_at, due_at)
          select b.id, b."memberId", b."detailType", b.style, b.accepts, b.device, b.address, b.stake, b."askedOdds", b."totalOdds",
            b.winnings, b.key, decode(b.digest, 'hex'), decode(b."bodyHash", 'hex'), b.seconds, b."startedAt", b."dueAt"
          from json_to_recordset(${JSON.stringify(bets)}::json) b(id uuid, "memberId" bigint,
            "detailType" smallint, style text, accepts text, device text, address inet, stake bigint, "askedOdds" bigint,
            "totalOdds" integer, winnings bigint, key text, digest text, "bodyHash" text, seconds smallint,
            "startedAt" timestamptz, "dueAt" timestamptz)
        )
        insert into bet_waiting_leg (waiting_id, leg_no, fixture_id, sport_id, market_type_id, outcome_id, pick,
          line, odds, version, score_changes, incident)
        select l.id, l.no, l."fixtureId", l."sportId", l."marketTypeId", l."outcomeId", l.pick, l.line, l.odds,
          l.version, l."scoreChanges", l.incident
        from json_to_recordset(${JSON.stringify(legs)}::json) l(id uuid, no smallint, "fixtureId" bigint,
          "sportId" bigint, "marketTypeId" integer, "outcomeId" bigint, pick text, line integer, odds integer,
          version integer, "scoreChanges" integer, incident integer)`,
    ),
  )
}

/** Waiting bets of these members, oldest first. */
export const listWaitingOf = (db: Queries, members: readonly MemberId[]): Promise<WaitingBet[]> =>
  db.many<WaitingBet>(
    prepared(
      'waiting_of_members',
      sql`
        select w.* from unnest(${members}::bigint[]) asked(id)
        cross join lateral (
          select ${waitingColumns} from bet_waiting w where w.member_id = asked.id and w.state = 'waiting'
          order by w.id offset 0
        ) w`,
    ),
  )

/** Locks those of the bets that are due, still wait and are not locked by another process. */
export const claimDue = (tx: Tx, ids: readonly string[], now: Instant): Promise<WaitingBet[]> =>
  tx.many<WaitingBet>(
    prepared(
      'waiting_claim',
      sql`
        select ${waitingColumns} from waiting_claim(${ids}::uuid[], ${timestamp(now)}::timestamptz) w
        order by w.member_id, w.id`,
    ),
  )

/** Bets that are overdue since at least this moment. */
export const listOverdue = (db: Queries, since: Instant, limit: number) =>
  db.many<{ id: string; memberId: MemberId; dueAt: Instant }>(sql`
    select w.id, w.member_id as "memberId", w.due_at as "dueAt" from bet_waiting w
    where w.state = 'waiting' and w.due_at <= ${timestamp(since)} order by w.due_at limit ${limit}`)

/** How a waiting bet ended: balance afterwards, and the refusal as JSON. */
export type WaitingEnd = {
  readonly id: string
  readonly balance: number
  readonly refusal: string | null
}

export const endWaiting = (tx: Tx, ends: readonly WaitingEnd[], now: Instant): Promise<number> =>
  tx.run(
    prepared(
      'waiting_end',
      sql`
        update bet_waiting w set balance = e.balance, refusal = e.refusal, ended_at = ${timestamp(now)}::timestamptz,
          state = case when e.refusal is null then 'accepted' else 'refused' end
        from json_to_recordset(${JSON.stringify(ends)}::json) e(id uuid, balance bigint, refusal text)
        where w.id = e.id and w.state = 'waiting'`,
    ),
  )

/** Those of the bets that have been answered. */
export const listEnds = (db: Queries, ids: readonly string[]): Promise<WaitingEnd[]> =>
  db.many<WaitingEnd>(sql`
    select id, balance, refusal from bet_waiting where id = any(${ids}::uuid[]) and state <> 'waiting'`)

/** Deletes a batch of the bets that ended before a moment; returns how many. */
export const deleteOldWaiting = async (db: Queries, before: Instant, limit: number): Promise<number> => {
  const { gone } = await db.one<{ gone: number }>(sql`
    with old as (
      select w.id from bet_waiting w where w.state <> 'waiting' and w.ended_at < ${timestamp(before)} limit ${limit}
    ), legs as (
      delete from bet_waiting_leg l using old where l.waiting_id = old.id
    ), bets as (
      delete from bet_waiting w using old where w.id = old.id returning 1
    )
    select count(*)::integer as gone from bets`)
  return gone
}
