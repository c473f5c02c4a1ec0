import type { RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Db, type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

type Stake = {
  readonly round: RoundId
  readonly bet: string
  readonly at: Instant
  readonly market: string
  readonly pick: string
  readonly odds: number
  readonly stake: number
  readonly member?: number
}

/** Inserts a bet on a round without wallet or ledger: the part that the desk reads. */
export const putStake = (db: Queries, { member = 1, ...one }: Stake) =>
  db.run(sql`
    with head as (
      insert into bet (id, member_id, game_type, detail_type, style, stake, total_odds, winnings, winnings_max, placed_at,
        fixtures, payout_rule)
      values (${one.bet}, ${member}, 3, 0, 'KR', ${one.stake}, ${one.odds}, ${one.stake * 2}, ${one.stake * 2},
        ${timestamp(one.at)}, array[${one.round}]::bigint[], 1)
    )
    insert into round_pick (bet_id, member_id, round_id, game_id, market, pick, odds, version)
    values (${one.bet}, ${member}, ${one.round}, ${Math.floor(one.round / 10_000_000_000)}, ${one.market}, ${one.pick},
      ${one.odds}, 1)`)

/** Settles the bets of a round: winning picks are paid, all others lost. In a void round all stakes are returned. */
export const settleStakes = (db: Queries, round: RoundId, at: Instant) =>
  db.run(sql`
    with graded as (
      update round_pick p set result = case
        when r.state = 'void' then 'void'
        when exists (select from jsonb_array_elements(r.results) m where m->>'market' = p.market and m->'won' ? p.pick)
          then 'won'
        when exists (select from jsonb_array_elements(r.results) m where m->>'market' = p.market and m->'void' ? p.pick)
          then 'void'
        else 'lost' end
      from minigame_round r where r.id = p.round_id and p.round_id = ${round}
      returning p.bet_id, p.member_id, p.odds, p.result
    ), paid as (
      update bet b set status = case g.result when 'won' then 2 when 'void' then 3 else 1 end,
        payout = case g.result when 'won' then b.stake * g.odds / 100 when 'void' then b.stake else 0 end,
        settled_at = ${timestamp(at)}, first_settled_at = ${timestamp(at)}
      from graded g where b.id = g.bet_id and b.member_id = g.member_id
    )
    update minigame_round set settled_at = ${timestamp(at)} where id = ${round}`)

/** Changes a draw without the server, as someone could who may disable the database's triggers. */
export const tamperDraw = (db: Db, round: RoundId) =>
  db.transaction(async tx => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`
      update minigame_round
      set draw = jsonb_set(draw, '{powerball}', to_jsonb(((draw->>'powerball')::integer + 1) % 10))
      where id = ${round}`)
  })
