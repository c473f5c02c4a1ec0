import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { GameType } from '#domain/sports/game-type.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** The kinds of games that a member may not bet on. */
export const listBans = async (db: Queries, memberId: MemberId): Promise<GameType[]> => {
  const rows = await db.many<{ product: GameType }>(
    sql`select product from product_ban where member_id = ${memberId} order by product`,
  )
  return rows.map(({ product }) => product)
}

type NewBan = { readonly memberId: MemberId; readonly operatorId: MemberId; readonly at: Instant }

/** Replaces the kinds that a member may not bet on; kept ones keep their start. */
export async function putBans(
  tx: Tx,
  products: readonly GameType[],
  { memberId, operatorId, at }: NewBan,
): Promise<void> {
  await tx.run(sql`
    delete from product_ban where member_id = ${memberId} and product <> all(${products}::text[])`)
  await tx.run(sql`
    insert into product_ban (member_id, product, operator_id, begun_at)
    select ${memberId}, product, ${operatorId}, ${timestamp(at)} from unnest(${products}::text[]) asked(product)
    on conflict do nothing`)
}
