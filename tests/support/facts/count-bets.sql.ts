import { type Db, sql } from '#server/platform/postgres/postgres.ts'
import type { Bettor } from './bettor.ts'

/** Returns the number of bets that a member has. */
export const countBets = async ({ db }: { readonly db: Db }, { memberId }: Bettor): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*) as count from bet where member_id = ${memberId}`))
    .count
