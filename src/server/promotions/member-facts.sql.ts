import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** When a member signed up. */
export const joinedAt = async (db: Queries, memberId: MemberId): Promise<Instant> =>
  (await db.one<{ at: Instant }>(sql`select joined_at as at from member where id = ${memberId}`)).at
