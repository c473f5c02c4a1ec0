import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { GuessCount } from '#domain/members/login-guesses.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** A device with its last use; hashes are base64 text here and bytes in the table. */
export type LoginDevice = {
  readonly tokenHash: string
  readonly memberId: MemberId
  readonly userId: string
  /** Until when it needs no second factor; null if it does. */
  readonly trustedUntil: Instant | null
}

export const listDevices = (db: Queries, tokenHashes: readonly string[], usedSince: Instant) =>
  db.many<LoginDevice>(sql`
    select encode(d.token_hash, 'base64') as "tokenHash", d.member_id as "memberId", m.user_id as "userId",
      d.trusted_until as "trustedUntil"
    from unnest(${tokenHashes}::text[]) asked (hash)
    join login_device d on d.token_hash = decode(asked.hash, 'base64') and d.used_at >= ${timestamp(usedSince)}
    join member m on m.id = d.member_id`)

/** Locks the failures of a device until the transaction ends. */
export const lockDevice = (tx: Tx, tokenHash: string) =>
  tx.maybe<{ failures: number; beganAt: Instant | null; waitUntil: Instant | null }>(sql`
    select failures, began_at as "beganAt", wait_until as "waitUntil" from login_device
    where token_hash = decode(${tokenHash}, 'base64') for update`)

export const keepDeviceCount = (tx: Tx, tokenHash: string, { failures, beganAt, waitUntil }: GuessCount) =>
  tx.run(sql`
    update login_device set failures = ${failures}, began_at = ${timestamp(beganAt)},
      wait_until = ${waitUntil && timestamp(waitUntil)}
    where token_hash = decode(${tokenHash}, 'base64')`)

export type UsedDevice = {
  readonly tokenHash: string
  readonly memberId: MemberId
  readonly network: string | null
  readonly agent: string
}

/** Stores a device after a login; resets its failures. */
export const keepDevice = (tx: Tx, { tokenHash, memberId, network, agent }: UsedDevice, now: Instant) =>
  tx.one<{ id: number }>(sql`
    insert into login_device (token_hash, member_id, made_at, used_at, address, agent)
    values (decode(${tokenHash}, 'base64'), ${memberId}, ${timestamp(now)}, ${timestamp(now)}, ${network}, ${agent})
    on conflict (token_hash) do update set used_at = excluded.used_at, address = excluded.address,
      agent = excluded.agent, failures = 0, began_at = null, wait_until = null
    returning id`)

/** Deletes a member's devices except the current one and the most recently used others. */
export const dropDevicesBeyond = (tx: Tx, memberId: MemberId, used: number, kept: number) =>
  tx.run(sql`
    delete from login_device where token_hash in (
      select token_hash from login_device where member_id = ${memberId} and id <> ${used}
      order by used_at desc, id desc offset ${kept - 1})`)

/** Whether that login name has logged in from there since; takes equally long for unknown names. */
export const isAddressKnown = async (
  db: Queries,
  { userId, network, usedSince }: { userId: string; network: string; usedSince: Instant },
): Promise<boolean> =>
  (
    await db.many(sql`
      select from member m join login_device d on d.member_id = m.id
      where lower(m.user_id) = lower(${userId}) and d.address = ${network}::inet
        and d.used_at >= ${timestamp(usedSince)} limit 1`)
  ).length > 0

/** Trusts a device: it needs no second factor until then. */
export const trustDevice = (tx: Tx, id: number, until: Instant) =>
  tx.run(sql`update login_device set trusted_until = ${timestamp(until)} where id = ${id}`)

/** Removes the trust from all of the member's devices. */
export const distrustDevices = (tx: Tx, memberId: MemberId) =>
  tx.run(
    sql`update login_device set trusted_until = null where member_id = ${memberId} and trusted_until is not null`,
  )

export type OwnDevice = {
  readonly id: number
  readonly agent: string
  readonly madeAt: Instant
  readonly usedAt: Instant
  readonly trustedUntil: Instant | null
}

/** The member's devices, last used first. */
export const listOwnDevices = (db: Queries, memberId: MemberId) =>
  db.many<OwnDevice>(sql`
    select id, agent, made_at as "madeAt", used_at as "usedAt", trusted_until as "trustedUntil" from login_device
    where member_id = ${memberId} order by used_at desc, id desc`)

export const findOwnDevice = (db: Queries, memberId: MemberId, id: number) =>
  db.maybe<{ agent: string }>(
    sql`select agent from login_device where member_id = ${memberId} and id = ${id}`,
  )

/** Deletes a device; returns its label, or undefined if it is not the member's. */
export const deleteDevice = (tx: Tx, memberId: MemberId, id: number) =>
  tx.maybe<{ agent: string }>(
    sql`delete from login_device where member_id = ${memberId} and id = ${id} returning agent`,
  )

export const deleteDevicesOf = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from login_device where member_id = ${memberId}`)

export const deleteOldDevices = (db: Queries, before: Instant) =>
  db.run(sql`delete from login_device where used_at < ${timestamp(before)}`)
