import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { prepared, type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import { putPlayer } from '../players/players.sql.ts'

export type NewSession = {
  readonly id: string
  readonly tokenHash: string
  readonly memberId: MemberId
  readonly gameId: number
  readonly supplierId: number
  readonly at: Instant
}

/**
 * Begins a game session and ends the member's others: one game at a time. Returns the supplier's name of the member,
 * which the first launch creates.
 */
export async function beginCasinoSession(
  tx: Tx,
  { id, tokenHash, memberId, gameId, supplierId, at }: NewSession,
): Promise<string> {
  await tx.run(sql`
    with others as (
      update casino_session s set ended_at = ${timestamp(at)} where s.member_id = ${memberId} and s.ended_at is null
    )
    insert into casino_session (id, token_hash, member_id, game_id, supplier_id, launched_at)
    values (${id}, ${tokenHash}, ${memberId}, ${gameId}, ${supplierId}, ${timestamp(at)})`)
  return putPlayer(tx, { supplierId, memberId }, at)
}

export type EnteredSession = {
  readonly id: string
  readonly memberId: MemberId
  readonly gameId: number
  readonly nickname: string
  /** The supplier's name of the member. */
  readonly user: string
  /** The first answer to `authenticate`; null before it. */
  readonly answer: string | null
  readonly isEntered: boolean
  /** A bet was sent since the member entered. */
  readonly isUsed: boolean
}

type Token = {
  readonly tokenHash: string
  readonly supplierId: number
  readonly since: Instant
  readonly at: Instant
}

/**
 * Locks the session of a launch token, if it was launched since then, no other game was opened, and the login that it
 * was made under is valid.
 */
export const lockLaunched = (tx: Tx, { tokenHash, supplierId, since, at }: Token) =>
  tx.maybe<EnteredSession>(
    prepared(
      'casino_launched',
      sql`
        select s.id, s.member_id as "memberId", s.game_id as "gameId", m.nickname, p.name as "user", s.answer,
          s.entered_at is not null as "isEntered",
          s.entered_at is not null and exists (select from casino_transaction t
            where t.member_id = s.member_id and t.at >= s.entered_at and t.supplier_id = s.supplier_id
              and t.kind = 'bet') as "isUsed"
        from casino_session s
        join member m on m.id = s.member_id
        join casino_player p on p.supplier_id = s.supplier_id and p.member_id = s.member_id
        where s.token_hash = ${tokenHash} and s.supplier_id = ${supplierId}::smallint and s.ended_at is null
          and s.launched_at > ${timestamp(since)}::timestamptz
          and casino_login_until(s.member_id, s.launched_at) > ${timestamp(at)}::timestamptz and m.status = 'active'
        for update of s`,
    ),
  )

/** Opens a session for bets and keeps the answer for a repeated call. */
export const openSession = (
  tx: Tx,
  { id, answer, at }: { readonly id: string; readonly answer: string; readonly at: Instant },
) =>
  tx.run(
    prepared(
      'casino_open_session',
      sql`
        update casino_session s set entered_at = ${timestamp(at)}::timestamptz, answer = ${answer}
        where s.id = ${id}::uuid`,
    ),
  )

/** Deletes the session of a launch that its supplier could not be notified of. */
export const dropSession = (queries: Queries, id: string) =>
  queries.run(sql`delete from casino_session s where s.id = ${id} and s.entered_at is null`)
