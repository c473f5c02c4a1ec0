import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export const isByHand = async (db: Queries, memberId: MemberId): Promise<boolean> =>
  (await db.many(sql`select from level_by_hand where member_id = ${memberId}`)).length > 0

/** From now on only operators change the member's level. */
export const putByHand = (tx: Tx, memberId: MemberId, at: Instant) =>
  tx.run(sql`
    insert into level_by_hand (member_id, at) values (${memberId}, ${timestamp(at)}) on conflict do nothing`)

export const dropByHand = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from level_by_hand where member_id = ${memberId}`)
