import { type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** A bet of the writer attached to a post. */
export type AttachedBet = { readonly betId: string; readonly showsMoney: boolean }

export const insertPostBets = (tx: Tx, postId: number, bets: readonly AttachedBet[]) =>
  tx.run(sql`
    insert into board_post_bet (post_id, place, bet_id, shows_money)
    select ${postId}::bigint, place, bet_id, shows_money
    from unnest(${bets.map(({ betId }) => betId)}::uuid[], ${bets.map(({ showsMoney }) => showsMoney)}::boolean[])
      with ordinality own (bet_id, shows_money, place)`)

/** In the order chosen by the writer. */
export const listPostBets = (db: Queries, postId: number) =>
  db.many<AttachedBet>(sql`
    select bet_id as "betId", shows_money as "showsMoney" from board_post_bet where post_id = ${postId} order by place`)
