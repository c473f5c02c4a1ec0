import type { EventPageName } from '#contract/promotions/events.ts'
import { type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

export const listEventPages = (db: Queries) =>
  db.many<{ name: EventPageName; contents: string }>(sql`select name, contents from event_page`)

/** Allows one writer at a time, so that "before" in the act log is correct. */
export const lockEventPages = (tx: Tx) => tx.run(sql`lock table event_page in share row exclusive mode`)

export const putEventPage = (tx: Tx, name: EventPageName, contents: string) =>
  tx.run(sql`
    insert into event_page (name, contents) values (${name}, ${contents})
    on conflict (name) do update set contents = excluded.contents`)
