import type { RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { BetPlace } from '#server/bets/bets.ts'
import { prepared, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** The next picks of a round after a position. */
export type RoundStretch = {
  readonly roundId: RoundId
  /** Its start, which selects its month's partition. */
  readonly startsAt: Instant
  readonly after: BetPlace
  readonly picks: number
  /** Business transaction id of the house's own postings: a UUIDv7. */
  readonly ref: string
  readonly at: Instant
}

export type SettledPicks = {
  readonly lastMember: number | null
  readonly lastBet: string | null
  /** Number of picks read; fewer than requested at the end. */
  readonly picks: number
  /** JSON text of `StretchNews`; null if no bet has changed. */
  readonly news: string | null
}

/** Settles a batch of bets of a drawn or void round. Idempotent. */
export const settlePicks = (tx: Tx, { roundId, startsAt, after, picks, ref, at }: RoundStretch) =>
  tx.one<SettledPicks>(
    prepared(
      'settle_round',
      sql`
        select last_member as "lastMember", last_bet as "lastBet", picks, news
        from settle_round(${roundId}::bigint, ${timestamp(startsAt)}::timestamptz, ${after.memberId}::bigint,
          ${after.betId}::uuid, ${picks}::integer, ${ref}::uuid, ${timestamp(at)}::timestamptz)`,
    ),
  )
