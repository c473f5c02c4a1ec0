import type { MemberId } from '#domain/ids.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

export type EarnedRow = {
  readonly id: MemberId
  readonly rolling: string
  readonly units: string
  readonly runs: string
}

/**
 * Returns the commissions that earners accrued by day since a day, and the amounts that the weekly runs took from them.
 */
export const listEarned = (db: Queries, ids: readonly MemberId[], since: string) =>
  db.many<EarnedRow>(sql`
    select earner_id as id, sum(rolling)::text as rolling, sum(losing_units)::text as units,
      (select coalesce(sum(bet_units), 0)::text from losing_run r where r.earner_id = d.earner_id) as runs
    from commission_day d where day >= ${since}::date and earner_id = any(${ids}::bigint[])
    group by earner_id`)

export type WeekRow = {
  readonly id: MemberId
  readonly week: string
  readonly share: number
  readonly left: string
  readonly units: string
}

/** Returns the weekly shares of losses since a day, in order for each earner. */
export const listWeeks = (db: Queries, since: string) =>
  db.many<WeekRow>(sql`
    select earner_id as id, share, carry_left::text as left, week::text as week, bet_units::text as units from losing_run
    where week >= ${since}::date order by earner_id, week`)

export const listPurses = (db: Queries) =>
  db.many<{ id: MemberId; item: string; balance: number }>(
    sql`select member_id as id, item, balance from partner_purse`,
  )
