import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type HoldRow = { readonly address: string; readonly amount: number; readonly state: string }

export const insertHold = (tx: Tx, hold: { id: string; address: string; amount: number; at: Instant }) =>
  tx.run(sql`
    insert into ledger_hold (id, account, amount, held_at)
    values (${hold.id}, ledger_account_id(${hold.address}), ${hold.amount}, ${timestamp(hold.at)})`)

/** Locks the hold, so that it is closed once. */
export const lockHold = (tx: Tx, id: string) =>
  tx.maybe<HoldRow>(sql`
    select a.address, h.amount, h.state
    from ledger_hold h join ledger_account a on a.id = h.account
    where h.id = ${id} for update of h`)

export const closeHold = (tx: Tx, id: string, state: 'captured' | 'released', at: Instant) =>
  tx.run(sql`
    update ledger_hold set state = ${state}, closed_at = ${timestamp(at)} where id = ${id} and state = 'held'`)

/**
 * Deletes a batch of the holds after an id that were closed before a moment; returns the ids. Scans by id, which is
 * creation order: an index by closing time would cost each in-play bet.
 */
export const deleteClosedHolds = (
  db: Queries,
  { after, before, limit }: { after: string; before: Instant; limit: number },
) =>
  db.many<{ id: string }>(sql`
    delete from ledger_hold where id = any(array(
      select h.id from ledger_hold h
      where h.id > ${after}::uuid and h.id < uuid_floor(${timestamp(before)}) and h.closed_at < ${timestamp(before)}
      order by h.id limit ${limit}))
    returning id`)

/** Open holds, neither captured nor released, by id: `id`, `amount`. */
export const openHolds = sql`(select id, amount from ledger_hold where state = 'held')`
