import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type SealedField = 'phone' | 'birthDate'

type Look = { readonly operatorId: MemberId; readonly memberId: MemberId; readonly field: SealedField }

/** Allows an operator to view one encrypted field once, until the given time. */
export const giveLeave = (tx: Tx, { operatorId, memberId, field }: Look, at: Instant, until: Instant) =>
  tx.run(sql`
    insert into sealed_leave (operator_id, member_id, field, given_at, lapses_at)
    values (${operatorId}, ${memberId}, ${field}, ${timestamp(at)}, ${timestamp(until)})`)

/** Uses up the permission; false if there is none. */
export const takeLeave = async (
  tx: Tx,
  { operatorId, memberId, field }: Look,
  at: Instant,
): Promise<boolean> =>
  (await tx.run(sql`
    update sealed_leave set used_at = ${timestamp(at)}
    where used_at is null and lapses_at > ${timestamp(at)} and id = (
      select id from sealed_leave
      where operator_id = ${operatorId} and member_id = ${memberId} and field = ${field} and used_at is null
        and lapses_at > ${timestamp(at)}
      order by id limit 1 for update)`)) > 0
