import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Deletes all of the member's codes. */
export const deleteRecoveryCodes = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from recovery_code where member_id = ${memberId}`)

export const insertRecoveryCodes = (tx: Tx, memberId: MemberId, digests: readonly Buffer[]) =>
  tx.run(sql`
    insert into recovery_code (member_id, digest) select ${memberId}, digest from unnest(${digests}::bytea[]) digest`)

/** Uses up a code; false if it is unknown or used. */
export const useRecoveryCode = async (
  tx: Tx,
  memberId: MemberId,
  digest: Buffer,
  now: Instant,
): Promise<boolean> =>
  (await tx.run(sql`
    update recovery_code set used_at = ${timestamp(now)}
    where member_id = ${memberId} and digest = ${digest} and used_at is null`)) > 0

export const countRecoveryCodes = async (db: Queries, memberId: MemberId): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from recovery_code where member_id = ${memberId} and used_at is null`)
  ).count
