import { betStatusCode } from '#domain/bets/bet-status.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import type { SettledBets } from '#domain/promotions/quest.ts'
import { type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'

/** Maximum time a bet waits for its result; bets placed earlier are not read. */
export const BET_WAITS_MAX = 40 * DAY

/** A corrected bet counts at its first settlement, so no bet counts in two days or months. */
export const countsIn = ({ from, before }: { readonly from: Instant; readonly before: Instant }): Sql => sql`
  coupon_id is null and status in (${betStatusCode.won}, ${betStatusCode.lost})
  and coalesce(first_settled_at, settled_at) >= ${timestamp(from)}
  and coalesce(first_settled_at, settled_at) < ${timestamp(before)}`

/**
 * Number and stakes (won) of a member's bets settled as won or lost in a time range. Void, cancelled and free bets
 * don't count (handbook 5.9).
 */
export const sumSettledBets = (
  db: Queries,
  memberId: MemberId,
  span: { readonly from: Instant; readonly before: Instant },
) =>
  db.one<{ count: number; stakes: number }>(sql`
    select count(*) as count, coalesce(sum(stake), 0)::bigint as stakes from bet
    where member_id = ${memberId} and id >= ${uuidFloor(instant(span.from - BET_WAITS_MAX))}::uuid and ${countsIn(span)}`)

/** The same count by game and number of legs, for conditions on one kind of bet; bets on other games have no legs. */
export const countSettledBets = (
  db: Queries,
  memberId: MemberId,
  span: { readonly from: Instant; readonly before: Instant },
) =>
  db.many<SettledBets>(sql`
    select game_type as "gameType", leg_count as legs, count(*) as count, sum(stake)::bigint as stakes from bet
    where member_id = ${memberId} and id >= ${uuidFloor(instant(span.from - BET_WAITS_MAX))}::uuid and ${countsIn(span)}
    group by game_type, leg_count`)
