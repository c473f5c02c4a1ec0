import type { RoundId } from '#domain/ids.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Inserts picks on a round without bets or money: the part that a draw needs. */
export const putPick = (
  db: Queries,
  { round, bet, member = 1, word = '' }: { round: RoundId; bet: string; member?: number; word?: string },
) =>
  db.run(sql`
    insert into round_pick (bet_id, member_id, round_id, game_id, market, pick, odds, version, word)
    values (${bet}, ${member}, ${round}, ${Math.floor(round / 10_000_000_000)}, 'm', 'p', 195, 1, ${word})`)
