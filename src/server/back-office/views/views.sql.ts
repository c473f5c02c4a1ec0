import type { DeskView } from '#contract/back-office/kit/views.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** An operator's views of a list, by name. */
export const listViews = (db: Queries, operatorId: MemberId, list: string) =>
  db.many<DeskView>(sql`
    select id, name, filter from desk_view where operator_id = ${operatorId} and list = ${list} order by name, id`)

/** Locks the views against other writers until the transaction ends; readers continue. */
export const lockViews = (tx: Tx) => tx.run(sql`lock table desk_view in share row exclusive mode`)

type NewView = Omit<DeskView, 'id'> & { readonly operatorId: MemberId; readonly list: string }

export const putView = (tx: Tx, { operatorId, list, name, filter }: NewView, at: Instant) =>
  tx.one<{ id: number }>(sql`
    insert into desk_view (operator_id, list, name, filter, kept_at)
    values (${operatorId}, ${list}, ${name}, ${filter}, ${timestamp(at)})
    on conflict (operator_id, list, name) do update set filter = excluded.filter, kept_at = excluded.kept_at
    returning id`)

/** Deletes only the operator's own; returns the number: 0 or 1. */
export const deleteView = (db: Queries, operatorId: MemberId, id: number) =>
  db.run(sql`delete from desk_view where operator_id = ${operatorId} and id = ${id}`)
