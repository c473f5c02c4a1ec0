import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'

/** Bets of one game and so many legs that were settled in a span of time; stakes in won. */
type SettledCount = {
  readonly gameType: number
  readonly legs: number | null
  readonly count: number
  readonly stakes: number
}

/** A bet that is settled later after it was placed counts nowhere: no match is offered so long before. */
const LONGEST_WAIT = 31 * DAY

/**
 * A member's won and lost bets by when they were settled; those that were void or cancelled don't count (handbook 5.9).
 * One range of the member's own bets: ids are ordered by time, so those of a month are all that is read.
 */
export const countSettledBets = (
  db: Queries,
  memberId: MemberId,
  { from, before }: { readonly from: Instant; readonly before: Instant },
) =>
  db.many<SettledCount>(sql`
    select b.game_type as "gameType", b.leg_count as legs, count(*) as count, sum(b.stake)::bigint as stakes
    from bet b
    where b.member_id = ${memberId} and b.id >= ${uuidFloor(instant(from - LONGEST_WAIT))}
      and b.settled_at >= ${timestamp(from)} and b.settled_at < ${timestamp(before)} and b.status in (1, 2)
    group by b.game_type, b.leg_count`)
