import type { MemberId } from '#domain/ids.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Marks all turnover requirements of a member as met, in tests of other things. */
export const meetTurnover = (db: Queries, member: MemberId) =>
  db.run(sql`
    update turnover_requirement set done = needed, state = 'met', ended_at = opened_at
    where member_id = ${member} and state = 'open'`)
