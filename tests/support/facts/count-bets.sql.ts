import { type Db, sql } from '#server/platform/postgres/postgres.ts'
import type { Bettor } from './bettor.ts'

/** How many bets a member has in the books. */
export const countBets = async ({ db }: { readonly db: Db }, { memberId }: Bettor): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*) as count from bet where member_id = ${memberId}`))
    .count
