import type { MemberId } from '#domain/ids.ts'
import { type Db, sql } from '#server/platform/postgres/postgres.ts'

/** Puts every bettor of a bench below a partner. */
export const putBelow = (db: Db, partner: MemberId) =>
  db.run(sql`update member set recommended_by = ${partner} where user_id like 'bettor%'`)
