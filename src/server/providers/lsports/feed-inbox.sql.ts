import type { Instant } from '#domain/instant.ts'
import { prepared, type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/**
 * Marks messages as processed, in id order, so that two processes cannot deadlock. Returns those that were new: only
 * their facts count.
 */
export async function takeNew(tx: Tx, guids: readonly string[], now: Instant): Promise<Set<string>> {
  const rows = await tx.many<{ guid: string }>(
    prepared(
      'feed_inbox_take',
      sql`
        insert into feed_inbox (guid, taken_at)
        select distinct guid, ${timestamp(now)}::timestamptz from unnest(${guids}::uuid[]) told (guid) order by guid
        on conflict (guid) do nothing returning guid::text`,
    ),
  )
  return new Set(rows.map(row => row.guid))
}

/** A message, or parts of it, to be checked by a person. */
export type SetAside = {
  readonly source: string
  readonly package: string
  readonly guid: string
  readonly type: number | null
  readonly reasons: readonly string[]
  readonly text: string
}

const TEXT_MAX = 100_000
const NUL = String.fromCharCode(0)

export const setAside = (tx: Tx, message: SetAside, now: Instant): Promise<number> =>
  tx.run(sql`
    insert into feed_set_aside (source, package, guid, message_type, reasons, body, set_aside_at)
    values (${message.source}, ${message.package}, ${message.guid}, ${message.type}, ${message.reasons}::text[],
            ${message.text.slice(0, TEXT_MAX).replaceAll(NUL, '')}, ${timestamp(now)}::timestamptz)`)

/** Deletes entries too old to be delivered again, or to be checked. */
export async function purgeInbox(db: Queries, takenBefore: Instant, setAsideBefore: Instant): Promise<void> {
  await db.run(sql`delete from feed_inbox where taken_at < ${timestamp(takenBefore)}`)
  await db.run(sql`delete from feed_set_aside where set_aside_at < ${timestamp(setAsideBefore)}`)
}
