import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { BonusKind } from '#domain/promotions/deposit-bonus.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** The bonus of a deposit: none, one of the house's, or that of a coupon. */
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

/** Whether a member has had a deposit, and one since a moment; those that were taken back do not count. */
export const findDeposits = (db: Queries, memberId: MemberId, since: Instant) =>
  db.one<{ ever: boolean; today: boolean }>(sql`
    select count(*) > 0 as ever, count(*) filter (where at >= ${timestamp(since)}) > 0 as today
    from deposit_bonus where member_id = ${memberId} and reversed_at is null`)

/** The level of a member, as it counts for terms. */
export const findLevel = async (db: Queries, memberId: MemberId): Promise<number> =>
  (await db.one<{ level: number }>(sql`select level from member where id = ${memberId}`)).level

/** Marks a deposit's bonus as taken back; what it was, or undefined where that was done before. */
export const markReversed = (tx: Tx, depositId: string, at: Instant) =>
  tx.maybe<Pick<DepositBonus, 'memberId' | 'couponId' | 'points'>>(sql`
    update deposit_bonus set reversed_at = ${timestamp(at)}
    where deposit_id = ${depositId} and reversed_at is null
    returning member_id as "memberId", coupon_id as "couponId", points`)
