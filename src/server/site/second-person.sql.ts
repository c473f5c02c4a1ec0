import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { AmountClass } from '#domain/operators/second-person.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Amounts that are added up: those of one operator, class and member. `memberId` is null for several members. */
type AmountsKey = {
  readonly class: AmountClass
  readonly operatorId: MemberId
  readonly memberId: MemberId | null
}

/**
 * Locks the member's row until the transaction ends, or the operator's row for several members. Parallel amounts are
 * then added up one after another. Foreign keys to the row do not wait for this lock.
 */
export const lockAmountsAlone = (tx: Tx, { operatorId, memberId }: AmountsKey) =>
  tx.run(sql`select from member where id = ${memberId ?? operatorId} for no key update`)

/** Returns the sum of the amounts after a time, and deletes older ones. */
export const sumAmountsAlone = async (
  tx: Tx,
  { class: of, operatorId, memberId }: AmountsKey,
  after: Instant,
): Promise<number> => {
  const ofKey = sql`operator_id = ${operatorId} and class = ${of} and member_id is not distinct from ${memberId}::bigint`
  await tx.run(sql`delete from amount_alone where ${ofKey} and at <= ${timestamp(after)}`)
  const { sum } = await tx.one<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum from amount_alone where ${ofKey}`)
  return sum
}

/** Deletes the amounts of all operators up to a time; returns how many. */
export const deleteAmountsAlone = (db: Queries, until: Instant): Promise<number> =>
  db.run(sql`delete from amount_alone where at <= ${timestamp(until)}`)

export const insertAmountAlone = (
  tx: Tx,
  {
    class: of,
    operatorId,
    memberId,
    amount,
    at,
  }: AmountsKey & { readonly amount: number; readonly at: Instant },
) =>
  tx.run(sql`
    insert into amount_alone (operator_id, class, member_id, amount, at)
    values (${operatorId}, ${of}, ${memberId}, ${amount}, ${timestamp(at)})`)
