import type { CasinoGameKind } from '#domain/casino/game-kind.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Game and round of a casino bet. */
export type CasinoRoundRow = {
  readonly betId: string
  readonly roundId: number
  readonly round: string
  readonly state: 'open' | 'settled' | 'cancelled'
  readonly gameId: number
  readonly game: string
  readonly kind: CasinoGameKind
  readonly provider: string
  /** The supplier's text of the bet; null when it sent none. */
  readonly description: string | null
  /** An operator checks its win before it is paid. */
  readonly isHeld: boolean
  readonly at: Instant
}

/** Casino rounds of a member's bets; the bet stores the round id where other bets store fixture ids. */
export const listCasinoRounds = async (
  db: Queries,
  memberId: MemberId,
  betIds: readonly string[],
): Promise<readonly CasinoRoundRow[]> =>
  betIds.length === 0
    ? []
    : db.many<CasinoRoundRow>(sql`
      select b.id as "betId", r.id as "roundId", r.ref as round, r.state, g.id as "gameId", g.name as game, g.kind,
        p.name as provider, t.description, coalesce(t.is_held, false) as "isHeld", b.placed_at as at
      from bet b
      join casino_round r on r.id = b.fixtures[1] and r.member_id = b.member_id
      join casino_game g on g.id = r.game_id
      join casino_provider p on p.id = g.provider_id
      left join casino_transaction t on t.bet_id = b.id
      where b.member_id = ${memberId} and b.id = any(${betIds}::uuid[])
      order by b.id`)
