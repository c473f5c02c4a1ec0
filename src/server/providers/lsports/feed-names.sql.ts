import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { SOURCE } from './wire/wire-codes.ts'

export const NAME_KINDS = ['sport', 'location', 'league', 'participant'] as const
export type NameKind = (typeof NAME_KINDS)[number]

/** The vendor's Korean name; null if it has none. */
export type VendorName = { readonly kind: NameKind; readonly id: number; readonly korean: string | null }

/** All known names, and those that the vendor did not have recently. */
export const listNames = (db: Queries, missingSince: Instant): Promise<VendorName[]> =>
  db.many<VendorName>(sql`
    select kind, id, korean from feed_name
    where source = ${SOURCE} and (korean is not null or told_at > ${timestamp(missingSince)}::timestamptz)`)

export const saveNames = (db: Queries, names: readonly VendorName[], now: Instant): Promise<number> =>
  db.run(sql`
    insert into feed_name (source, kind, id, korean, told_at)
    select ${SOURCE}, kind, id, korean, ${timestamp(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(names)}) told (kind text, id bigint, korean text)
    on conflict (source, kind, id) do update set korean = excluded.korean, told_at = excluded.told_at`)
