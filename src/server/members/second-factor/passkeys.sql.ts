import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type Passkey = {
  readonly id: number
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: readonly string[]
  readonly rpId: string
  readonly name: string
  readonly madeAt: Instant
  readonly usedAt: Instant | null
}

const columns = sql`id, credential_id as "credentialId", public_key as "publicKey", sign_count as "signCount", transports,
  rp_id as "rpId", name, made_at as "madeAt", used_at as "usedAt"`

export const listPasskeys = (db: Queries, memberId: MemberId) =>
  db.many<Passkey>(sql`select ${columns} from passkey where member_id = ${memberId} order by id`)

/** Locks a passkey of the member, with its counter, until the transaction ends. */
export const lockPasskey = (tx: Tx, memberId: MemberId, credentialId: string) =>
  tx.maybe<Passkey>(sql`
    select ${columns} from passkey where member_id = ${memberId} and credential_id = ${credentialId} for update`)

/** False if that passkey is already registered. */
export const insertPasskey = async (
  tx: Tx,
  memberId: MemberId,
  passkey: Omit<Passkey, 'id' | 'usedAt'>,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into passkey (member_id, credential_id, public_key, sign_count, transports, rp_id, name, made_at)
    values (${memberId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.signCount}, ${passkey.transports},
      ${passkey.rpId}, ${passkey.name}, ${timestamp(passkey.madeAt)})
    on conflict do nothing`)) > 0

export const keepPasskeyUse = (tx: Tx, id: number, signCount: number, now: Instant) =>
  tx.run(sql`update passkey set sign_count = ${signCount}, used_at = ${timestamp(now)} where id = ${id}`)

/** Deletes a passkey and returns its name; undefined if it is not the member's. */
export const deletePasskey = (tx: Tx, memberId: MemberId, id: number) =>
  tx.maybe<{ name: string }>(
    sql`delete from passkey where member_id = ${memberId} and id = ${id} returning name`,
  )

export const deletePasskeys = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from passkey where member_id = ${memberId}`)

type Purpose = 'add' | 'confirm'

/** Stores a challenge; only the latest of its kind is valid. */
export const keepChallenge = (
  db: Queries,
  memberId: MemberId,
  {
    purpose,
    challenge,
    until,
  }: { readonly purpose: Purpose; readonly challenge: string; readonly until: Instant },
) =>
  db.run(sql`
    insert into passkey_challenge (member_id, purpose, challenge, expires_at)
    values (${memberId}, ${purpose}, ${challenge}, ${timestamp(until)})
    on conflict (member_id, purpose) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`)

/** Uses up the challenge: it can be answered once. */
export const takeChallenge = (db: Queries, memberId: MemberId, purpose: Purpose, now: Instant) =>
  db.maybe<{ challenge: string; isFresh: boolean }>(sql`
    delete from passkey_challenge where member_id = ${memberId} and purpose = ${purpose}
    returning challenge, expires_at > ${timestamp(now)} as "isFresh"`)

export const deleteOldChallenges = (db: Queries, before: Instant) =>
  db.run(sql`delete from passkey_challenge where expires_at < ${timestamp(before)}`)
