import type { MemberId, MinigameId, RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { PickName } from '#domain/minigames/pick-ids.ts'
import { prepared, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Facts of a round for judging bets, and whether its game is open now. */
export type RoundFacts = {
  readonly id: RoundId
  /** Null for an unknown round. */
  readonly state: 'open' | 'closed' | 'drawn' | 'void' | null
  readonly startsAt: Instant | null
  readonly closesAt: Instant | null
  /** Version of the game's terms under which it was opened. */
  readonly termsVersion: number | null
  readonly isGameOpen: boolean
  readonly maintenance: boolean
  readonly maintenanceText: string
}

export type AskedRound = {
  readonly id: RoundId
  readonly gameId: MinigameId
  /** Its start according to its id. */
  readonly startsAt: Instant
}

/** Rounds as of now, under their gates; unknown games count as closed. */
export const listRoundFacts = (tx: Tx, asked: readonly AskedRound[]) =>
  tx.many<RoundFacts>(
    prepared(
      'round_facts',
      sql`
        select asked.id, r.state, r.starts_at as "startsAt", r.closes_at as "closesAt",
          r.terms_version as "termsVersion", coalesce(t.open, false) as "isGameOpen",
          coalesce(t.maintenance, false) as maintenance, coalesce(t.maintenance_text, '') as "maintenanceText"
        from unnest(${asked.map(({ id }) => id)}::bigint[], ${asked.map(({ gameId }) => gameId)}::integer[],
          ${asked.map(({ startsAt }) => timestamp(startsAt))}::timestamptz[]) asked (id, game_id, starts_at)
        left join lateral (
          select r.* from minigame_round r
          where r.id = asked.id and r.starts_at = asked.starts_at and r.game_id = asked.game_id offset 0
        ) r on true
        left join lateral (
          select t.* from minigame_terms t where t.game_id = asked.game_id order by t.version desc limit 1
        ) t on true`,
    ),
  )

/** A member's pick on a round whose bet was not cancelled. */
export type OwnPick = PickName & { readonly memberId: MemberId; readonly roundId: RoundId }

/**
 * Picks of these members on these rounds (parallel arrays). `fromId` and `toId` limit the bets by the time in their
 * ids.
 */
export const listOwnPicks = (
  tx: Tx,
  asked: readonly Pick<OwnPick, 'memberId' | 'roundId'>[],
  { fromId, toId }: { readonly fromId: string; readonly toId: string },
) =>
  tx.many<OwnPick>(
    prepared(
      'own_round_picks',
      sql`
        select p.member_id as "memberId", p.round_id as "roundId", p.market, p.pick
        from unnest(${asked.map(({ memberId }) => memberId)}::bigint[],
          ${asked.map(({ roundId }) => roundId)}::bigint[]) asked (member_id, round_id)
        cross join lateral (
          select p.* from round_pick p
          where p.round_id = asked.round_id and p.member_id = asked.member_id
            and p.bet_id between ${fromId}::uuid and ${toId}::uuid
          offset 0
        ) p
        cross join lateral (
          select from bet b where b.id = p.bet_id and b.member_id = p.member_id and b.status <> -1 limit 1
        ) b`,
    ),
  )

/** Stakes on a pick of a round, and the house's payout for it by the odds alone. */
export type PickPayout = PickName & {
  readonly roundId: RoundId
  readonly stakes: number
  readonly payout: number
}

/** Locks the house's payouts on these rounds until the transaction ends, in key order. */
export const holdRoundPayouts = (tx: Tx, rounds: readonly RoundId[]) =>
  tx.run(
    prepared(
      'hold_round_payouts',
      sql`
        select count(pg_advisory_xact_lock(15, hashtext(held.id)))
        from (select id::text as id from unnest(${rounds}::bigint[]) id order by hashtext(id::text)) held`,
    ),
  )

/** Payouts of the bets on these rounds, by pick. */
export const listPickPayouts = (
  tx: Tx,
  rounds: readonly RoundId[],
  { fromId, toId }: { readonly fromId: string; readonly toId: string },
) =>
  tx.many<PickPayout>(
    prepared(
      'round_pick_payouts',
      sql`
        select p.round_id as "roundId", p.market, p.pick, sum(b.stake)::bigint as stakes,
          sum(b.winnings)::bigint as payout
        from unnest(${rounds}::bigint[]) asked (id)
        cross join lateral (
          select p.* from round_pick p
          where p.round_id = asked.id and p.bet_id between ${fromId}::uuid and ${toId}::uuid offset 0
        ) p
        cross join lateral (
          select b.stake, b.winnings from bet b where b.id = p.bet_id and b.member_id = p.member_id and b.status <> -1 limit 1
        ) b
        group by 1, 2, 3`,
    ),
  )
