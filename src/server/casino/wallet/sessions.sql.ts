import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { prepared, type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type NewSession = {
  readonly id: string
  readonly tokenHash: string
  readonly memberId: MemberId
  readonly gameId: number
  readonly supplierId: number
  readonly at: Instant
}

/** Begins a game session and ends the member's others: one game at a time. */
export const beginCasinoSession = (tx: Tx, { id, tokenHash, memberId, gameId, supplierId, at }: NewSession) =>
  tx.run(sql`
    with others as (
      update casino_session s set ended_at = ${timestamp(at)} where s.member_id = ${memberId} and s.ended_at is null
    )
    insert into casino_session (id, token_hash, member_id, game_id, supplier_id, launched_at)
    values (${id}, ${tokenHash}, ${memberId}, ${gameId}, ${supplierId}, ${timestamp(at)})`)

export type EnteredSession = {
  readonly id: string
  readonly memberId: MemberId
  readonly gameId: number
  readonly nickname: string
}

/** Redeems a launch token: once, within its validity, and while the login it was made under is valid. */
export const enterSession = (
  queries: Queries,
  {
    tokenHash,
    supplierId,
    since,
    at,
  }: { tokenHash: string; supplierId: number; since: Instant; at: Instant },
) =>
  queries.maybe<EnteredSession>(
    prepared(
      'casino_enter_session',
      sql`
        update casino_session s set entered_at = ${timestamp(at)}::timestamptz
        from member m
        where s.token_hash = ${tokenHash} and s.supplier_id = ${supplierId}::smallint and s.entered_at is null
          and s.ended_at is null and s.launched_at > ${timestamp(since)}::timestamptz
          and casino_login_until(s.member_id, s.launched_at) > ${timestamp(at)}::timestamptz
          and m.id = s.member_id and m.status = 'active'
        returning s.id, s.member_id as "memberId", s.game_id as "gameId", m.nickname`,
    ),
  )

/** Deletes the session of a launch that its supplier could not be notified of. */
export const dropSession = (queries: Queries, id: string) =>
  queries.run(sql`delete from casino_session s where s.id = ${id} and s.entered_at is null`)
