import type { MemberId } from '#domain/ids.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** All that a member had to bet counts as bet, in a test that is not about it. */
export const meetTurnover = (db: Queries, member: MemberId) =>
  db.run(sql`
    update turnover_requirement set done = needed, state = 'met', ended_at = opened_at
    where member_id = ${member} and state = 'open'`)
