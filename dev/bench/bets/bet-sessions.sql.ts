import { hash } from 'node:crypto'
import { type Instant, instant } from '#domain/instant.ts'
import { type Db, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Returns the session token of a bettor; the same in the process that stores it and in the one that sends it. */
export const tokenOf = (memberId: number): string => hash('sha256', `bench ${memberId}`, 'base64url')

/** Inserts a session for each member, valid for a day. */
export async function insertSessions(db: Db, memberIds: readonly number[], now: Instant): Promise<void> {
  const hashes = memberIds.map(id => hash('sha256', tokenOf(id), 'hex'))
  await db.run(sql`
    insert into session (token_hash, member_id, began_at, active_at, expires_at, ip)
    select decode(s.hash, 'hex'), s.member_id, ${timestamp(now)}, ${timestamp(now)}, ${timestamp(instant(now + 86_400_000))}, '127.0.0.1'
    from unnest(${hashes}::text[], ${memberIds}::bigint[]) s(hash, member_id)`)
}

/** Accepts the terms in force for the members. Without it no route takes a bet (field A3). */
export const acceptTerms = (db: Db, memberIds: readonly number[], now: Instant): Promise<number> =>
  db.run(sql`
    insert into rule_acceptance (member_id, key, version, accepted_at)
    select m.id, v.key, v.version, ${timestamp(now)} from unnest(${memberIds}::bigint[]) m(id), rule_version v
    where v.key in ('terms', 'privacy')
    on conflict do nothing`)
