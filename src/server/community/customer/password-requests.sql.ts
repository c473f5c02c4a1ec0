import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type PasswordRequestRow = {
  readonly id: number
  /** As typed. */
  readonly userId: string
  readonly nickname: string
  readonly memberId: MemberId | null
  readonly status: string | null
  readonly askedAt: Instant
  readonly settledAt: Instant | null
  readonly operator: string | null
  readonly note: string | null
}

/**
 * Number of inserted requests: 0 if one with that login name already waits. Refused sign-ups may have the same name; it
 * counts as theirs only if no other member has it.
 */
export const insertPasswordRequest = (
  db: Queries,
  { userId, nickname, at }: { readonly userId: string; readonly nickname: string; readonly at: Instant },
) =>
  db.run(sql`
    insert into password_request (user_id, nickname, member_id, asked_at)
    values (${userId}, ${nickname},
      (select id from member where lower(user_id) = lower(${userId}) and lower(nickname) = lower(${nickname})
        order by status = 'refused', id desc limit 1),
      ${timestamp(at)})
    on conflict do nothing`)

const isListed = (settled: boolean) => (settled ? sql`r.settled_at is not null` : sql`r.settled_at is null`)

/** Longest waiting first; handled ones newest first. */
export const passwordRequestList = pagedList<PasswordRequestRow, boolean>({
  from: sql`password_request r`,
  where: isListed,
  rows: (where, part, settled) => sql`
    select r.id, r.user_id as "userId", r.nickname, r.member_id as "memberId", m.status, r.asked_at as "askedAt",
      r.settled_at as "settledAt", o.user_id as operator, r.note
    from password_request r
    left join member m on m.id = r.member_id
    left join member o on o.id = r.operator_id
    where ${where}
    order by ${settled ? sql`r.id desc` : sql`r.id`} ${part}`,
})

/** Marks a waiting request as handled and returns it; undefined if there is none. */
export const settlePasswordRequest = (
  tx: Tx,
  id: number,
  { operatorId, note, at }: { readonly operatorId: MemberId; readonly note: string; readonly at: Instant },
) =>
  tx.maybe<{ userId: string }>(sql`
    update password_request set operator_id = ${operatorId}, note = ${note}, settled_at = ${timestamp(at)}
    where id = ${id} and settled_at is null
    returning user_id as "userId"`)
