import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** How long a round that became void for want of a beacon is counted. */
const VOID_COUNTED = 10 * MINUTE

/** Rounds whose outside beacon has not come by their draw: those that wait, and those that became void lately. */
export const countWithoutBeacon = (db: Queries, now: Instant) =>
  db.one<{ readonly rounds: number; readonly since: Instant | null }>(sql`
    select count(*)::integer as rounds, min(r.draws_at) as since from minigame_round r
    where r.beacon_kind <> 'bets' and r.draws_at <= ${timestamp(now)}
      and r.starts_at > ${timestamp(instant(now - 24 * 60 * MINUTE))}
      and (r.state = 'closed'
        or r.void_cause = 'no-beacon' and r.voided_at > ${timestamp(instant(now - VOID_COUNTED))})`)
