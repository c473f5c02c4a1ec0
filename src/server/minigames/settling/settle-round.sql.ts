import type { RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { BetPlace } from '#server/bets/bets.ts'
import { prepared, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** The next picks of a round behind a place. */
export type RoundStretch = {
  readonly roundId: RoundId
  /** When it began: tells in which month it lies. */
  readonly startsAt: Instant
  readonly after: BetPlace
  readonly picks: number
  /** The business act under which the house's own postings are booked: a UUIDv7. */
  readonly ref: string
  readonly at: Instant
}

export type SettledPicks = {
  readonly lastMember: number | null
  readonly lastBet: string | null
  /** Picks looked at; fewer than asked for when there are no more. */
  readonly picks: number
  /** JSON text of `StretchNews`; null where no bet has changed. */
  readonly news: string | null
}

/** Settles the bets of a stretch of a round that was drawn or is void. The same stretch again changes nothing. */
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
