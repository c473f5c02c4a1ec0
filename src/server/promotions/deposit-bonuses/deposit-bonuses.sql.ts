import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { BonusKind } from '#domain/promotions/deposit-bonus.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** The bonus of a deposit: none, one of the house's, or a coupon's. */
export type GivenKind = BonusKind | 'none' | 'coupon'

export type DepositBonus = {
  readonly depositId: string
  readonly memberId: MemberId
  readonly at: Instant
  readonly amount: number
  readonly kind: GivenKind
  readonly couponId: string | null
  readonly points: number
  readonly turnoverPercent: number
}

export const insertDepositBonus = (tx: Tx, row: DepositBonus) =>
  tx.run(sql`
    insert into deposit_bonus (deposit_id, member_id, at, amount, kind, coupon_id, points, turnover_percent)
    values (${row.depositId}, ${row.memberId}, ${timestamp(row.at)}, ${row.amount}, ${row.kind}, ${row.couponId},
      ${row.points}, ${row.turnoverPercent})`)

/** Whether a member has had a deposit, ever and since a given time; reversed ones don't count. */
export const findDeposits = (db: Queries, memberId: MemberId, since: Instant) =>
  db.one<{ ever: boolean; today: boolean }>(sql`
    select count(*) > 0 as ever, count(*) filter (where at >= ${timestamp(since)}) > 0 as today
    from deposit_bonus where member_id = ${memberId} and reversed_at is null`)

/**
 * Sum (won) of a member's deposits completed in a time range. Reversed ones don't count; a free refill of play money is
 * not a deposit.
 */
export const sumDeposits = async (
  db: Queries,
  memberId: MemberId,
  { from, before }: { readonly from: Instant; readonly before: Instant },
): Promise<number> =>
  (
    await db.one<{ sum: number }>(sql`
      select coalesce(sum(amount), 0)::bigint as sum from deposit_bonus
      where member_id = ${memberId} and at >= ${timestamp(from)} and at < ${timestamp(before)} and reversed_at is null`)
  ).sum

/** The member's level, for terms. */
export const findLevel = async (db: Queries, memberId: MemberId): Promise<number> =>
  (await db.one<{ level: number }>(sql`select level from member where id = ${memberId}`)).level

/** Marks a deposit's bonus as reversed; returns it, or undefined if that was done before. */
export const markReversed = (tx: Tx, depositId: string, at: Instant) =>
  tx.maybe<Pick<DepositBonus, 'memberId' | 'couponId' | 'points'>>(sql`
    update deposit_bonus set reversed_at = ${timestamp(at)}
    where deposit_id = ${depositId} and reversed_at is null
    returning member_id as "memberId", coupon_id as "couponId", points`)
