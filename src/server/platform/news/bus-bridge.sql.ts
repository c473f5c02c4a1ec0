import { type Queries, sql } from '../postgres/postgres.ts'

/** Sends notifications to all listening processes, in order, in one statement. */
export async function notifyAll(db: Queries, channel: string, payloads: readonly string[]): Promise<void> {
  await db.many(sql`
    select pg_notify(${channel}, payload)
    from unnest(${payloads}::text[]) with ordinality told (payload, place) order by place`)
}
