import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type AppFactor = {
  readonly secretSealed: Buffer | null
  readonly lastStep: number | null
  readonly pendingSealed: Buffer | null
  readonly pendingUntil: Instant | null
}

/** Locks the member's app factor until the transaction ends. */
export const lockAppFactor = (tx: Tx, memberId: MemberId) =>
  tx.maybe<AppFactor>(sql`
    select secret_sealed as "secretSealed", last_step as "lastStep", pending_sealed as "pendingSealed",
      pending_until as "pendingUntil"
    from app_factor where member_id = ${memberId} for update`)

export const findAppSince = async (db: Queries, memberId: MemberId): Promise<Instant | null> =>
  (
    await db.maybe<{ enabledAt: Instant | null }>(sql`
      select enabled_at as "enabledAt" from app_factor where member_id = ${memberId}`)
  )?.enabledAt ?? null

/** Stores a secret that waits for its first code; the current one stays in use until then. */
export const keepPendingSecret = (tx: Tx, memberId: MemberId, sealed: Buffer, until: Instant) =>
  tx.run(sql`
    insert into app_factor (member_id, pending_sealed, pending_until)
    values (${memberId}, ${sealed}, ${timestamp(until)})
    on conflict (member_id) do update set pending_sealed = excluded.pending_sealed,
      pending_until = excluded.pending_until`)

/** Puts the waiting secret into use. */
export const enablePendingSecret = (tx: Tx, memberId: MemberId, step: number, now: Instant) =>
  tx.run(sql`
    update app_factor set secret_sealed = pending_sealed, enabled_at = ${timestamp(now)}, last_step = ${step},
      pending_sealed = null, pending_until = null
    where member_id = ${memberId}`)

export const keepLastStep = (tx: Tx, memberId: MemberId, step: number) =>
  tx.run(sql`update app_factor set last_step = ${step} where member_id = ${memberId}`)

export const deleteAppFactor = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from app_factor where member_id = ${memberId}`)
