import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** A login whose password was right; hashes are base64 text here and bytes in the table. */
export type LoginTicket = {
  readonly memberId: MemberId
  readonly failures: number
  /** The passkey challenge; null without one. */
  readonly challenge: string | null
}

/** Inserts a ticket; a member has one at a time, so it replaces an earlier one. */
export const insertTicket = async (
  tx: Tx,
  {
    tokenHash,
    memberId,
    until,
  }: { readonly tokenHash: string; readonly memberId: MemberId; readonly until: Instant },
): Promise<void> => {
  await deleteTicketsOf(tx, memberId)
  await tx.run(sql`
    insert into login_ticket (token_hash, member_id, expires_at)
    values (decode(${tokenHash}, 'base64'), ${memberId}, ${timestamp(until)})`)
}

const columns = sql`member_id as "memberId", failures, challenge`

export const findTicket = (db: Queries, tokenHash: string, now: Instant) =>
  db.maybe<LoginTicket>(sql`
    select ${columns} from login_ticket
    where token_hash = decode(${tokenHash}, 'base64') and expires_at > ${timestamp(now)}`)

/** Uses up the ticket: it leads to at most one session. */
export const takeTicket = (tx: Tx, tokenHash: string, now: Instant) =>
  tx.maybe<LoginTicket>(sql`
    delete from login_ticket where token_hash = decode(${tokenHash}, 'base64') and expires_at > ${timestamp(now)}
    returning ${columns}`)

/** Uses up the passkey challenge: it can be answered once. */
export const takeTicketChallenge = (db: Queries, tokenHash: string) =>
  db.maybe<{ challenge: string | null }>(sql`
    update login_ticket t set challenge = null
    from (select token_hash, challenge from login_ticket where token_hash = decode(${tokenHash}, 'base64') for update) old
    where t.token_hash = old.token_hash
    returning old.challenge`)

export const keepTicketChallenge = (db: Queries, tokenHash: string, challenge: string) =>
  db.run(
    sql`update login_ticket set challenge = ${challenge} where token_hash = decode(${tokenHash}, 'base64')`,
  )

/** Counts a failure; deletes the ticket after the maximum. */
export const countTicketFailure = async (db: Queries, tokenHash: string, most: number): Promise<void> => {
  await db.run(
    sql`update login_ticket set failures = failures + 1 where token_hash = decode(${tokenHash}, 'base64')`,
  )
  await db.run(sql`
    delete from login_ticket where token_hash = decode(${tokenHash}, 'base64') and failures >= ${most}`)
}

export const deleteTicketsOf = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from login_ticket where member_id = ${memberId}`)

export const deleteOldTickets = (db: Queries, before: Instant) =>
  db.run(sql`delete from login_ticket where expires_at < ${timestamp(before)}`)
