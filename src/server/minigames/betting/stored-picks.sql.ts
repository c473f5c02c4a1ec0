import { int4Array, int8Array, textArray } from '#server/platform/postgres/binary-arrays.ts'
import { type Sql, sql } from '#server/platform/postgres/postgres.ts'
import type { AcceptedRoundBet } from './round-bet.ts'

/**
 * Part of the statement that stores bet heads: stores their picks, each with its member's current word, which is part
 * of the built-in beacon (docs/fairness.md).
 */
export const storedPicks = (accepted: readonly AcceptedRoundBet[]): Sql => sql`
  picked as (
    insert into round_pick (bet_id, member_id, round_id, game_id, market, pick, odds, version, word)
    select (select ids from given)[p.place], (select members from given)[p.place], p.round_id, p.game_id, p.market, p.pick,
      p.odds, p.version,
      coalesce((select w.word from round_word w where w.member_id = (select members from given)[p.place]), '')
    from (
      select generate_subscripts((select ids from given), 1) as place,
        unnest(${int8Array(accepted, ({ bet }) => bet.roundId)}::bigint[]) as round_id,
        unnest(${int4Array(accepted, ({ bet }) => bet.gameId)}::integer[]) as game_id,
        unnest(${textArray(accepted, ({ bet }) => bet.market)}::text[]) as market,
        unnest(${textArray(accepted, ({ bet }) => bet.pick)}::text[]) as pick,
        unnest(${int4Array(accepted, ({ bet }) => bet.odds)}::integer[]) as odds,
        unnest(${int4Array(accepted, ({ bet }) => bet.version)}::integer[]) as version
    ) p
  )`
