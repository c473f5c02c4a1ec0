import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Part, pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import { notExcluded } from '#server/protection/protection.ts'
import type { IssueAudience, IssueWorth } from './coupon-issues.sql.ts'

export type StoredState = 'unused' | 'used' | 'recalled'

export type CouponRow = IssueWorth & {
  readonly id: string
  readonly issueId: number
  readonly memberId: MemberId
  readonly givenAt: Instant
  readonly usedAt: Instant | null
  readonly stored: StoredState
}

const columns: Sql = sql`
  c.id, c.issue_id as "issueId", c.member_id as "memberId", c.given_at as "givenAt", c.used_at as "usedAt",
  c.state as stored, i.name, i.kind, i.amount, i.percent, i.turnover_percent as "turnoverPercent",
  i.last_day::text as "lastDay", i.min_odds as "minOdds", i.min_legs as "minLegs"`

const isReached = (audience: Exclude<IssueAudience, { kind: 'code' }>): Sql => {
  const active = sql`m.kind = 'member' and m.status = 'active'`
  if (audience.kind === 'member') return sql`${active} and m.id = ${audience.memberId}`
  return audience.kind === 'level' ? sql`${active} and m.level = ${audience.level}` : active
}

/** By login name or nickname, case-insensitive; if both match, the login name wins. */
export const findReceiver = (db: Queries, name: string) =>
  db.maybe<{ id: MemberId }>(sql`
    select id from member where kind = 'member' and status = 'active'
      and (lower(user_id) = lower(${name}) or lower(nickname) = lower(${name}))
    order by lower(user_id) = lower(${name}) desc limit 1`)

/** Gives every recipient a coupon, except excluded members (handbook 8.2); returns how many. */
export const giveCoupons = (
  tx: Tx,
  issueId: number,
  audience: Exclude<IssueAudience, { kind: 'code' }>,
  at: Instant,
) =>
  tx.run(sql`
    insert into coupon (id, issue_id, member_id, given_at)
    select (left(uuid_floor(${timestamp(at)}::timestamptz)::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid,
      ${issueId}::bigint, m.id, ${timestamp(at)}
    from member m where ${isReached(audience)} and ${notExcluded(sql`m.id`, at)}`)

/** Undefined if the member already has one of this issue. */
export const giveCoupon = (
  tx: Tx,
  row: { readonly id: string; readonly issueId: number; readonly memberId: MemberId; readonly at: Instant },
) =>
  tx.run(sql`
    insert into coupon (id, issue_id, member_id, given_at)
    values (${row.id}, ${row.issueId}, ${row.memberId}, ${timestamp(row.at)})
    on conflict (issue_id, member_id) do nothing`)

export const countGiven = async (db: Queries, issueId: number): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*) as count from coupon where issue_id = ${issueId}`))
    .count

export const findCoupon = (db: Queries, id: string) =>
  db.maybe<CouponRow>(sql`
    select ${columns} from coupon c join coupon_issue i on i.id = c.issue_id where c.id = ${id}`)

/** Locks a member's coupon until the transaction ends: of concurrent uses only one finds it unused. */
export const lockCoupon = (tx: Tx, id: string, memberId: MemberId) =>
  tx.maybe<CouponRow>(sql`
    select ${columns} from coupon c join coupon_issue i on i.id = c.issue_id
    where c.id = ${id} and c.member_id = ${memberId} and c.state <> 'recalled' for update of c`)

export const markUsed = (tx: Tx, id: string, at: Instant) =>
  tx.run(
    sql`update coupon set state = 'used', used_at = ${timestamp(at)} where id = ${id} and state = 'unused'`,
  )

/** Makes a coupon usable again after its operation was taken back. */
export const markUnused = (tx: Tx, id: string) =>
  tx.run(
    sql`update coupon set state = 'unused', used_at = null, bet_id = null where id = ${id} and state = 'used'`,
  )

/** Uses a coupon for a bet, which stays linked to it. */
export const markBet = (
  tx: Tx,
  { couponId, betId, at }: { readonly couponId: string; readonly betId: string; readonly at: Instant },
) =>
  tx.run(sql`
    update coupon set state = 'used', used_at = ${timestamp(at)}, bet_id = ${betId}
    where id = ${couponId} and state = 'unused'`)

/** Returns a coupon used by a bet, unless another bet uses it by now. */
export const markUnusedBy = (
  tx: Tx,
  { couponId, betId }: { readonly couponId: string; readonly betId: string },
) =>
  tx.run(sql`
    update coupon set state = 'unused', used_at = null, bet_id = null
    where id = ${couponId} and bet_id = ${betId} and state = 'used'`)

/** Free bets among those that ended, with their current state, each once and in order. */
export const listEndedFree = (tx: Tx, ended: Sql) =>
  tx.many<{
    readonly couponId: string
    readonly betId: string
    readonly memberId: MemberId
    readonly statusCode: number
  }>(sql`
    with ${ended}, free as (select distinct e.id, e.member_id from ended e where e.stake = 0)
    select b.coupon_id as "couponId", b.id as "betId", b.member_id as "memberId", b.status as "statusCode"
    from free join bet b on b.member_id = free.member_id and b.id = free.id
    where b.coupon_id is not null order by b.id`)

/** Coupons that a member may use as the stake of a bet, first to expire first. */
export const listFreeBetCoupons = (db: Queries, memberId: MemberId, today: string) =>
  db.many<CouponRow>(sql`
    select ${columns} from coupon c join coupon_issue i on i.id = c.issue_id
    where c.member_id = ${memberId} and c.state = 'unused' and i.kind = 'free-bet' and i.last_day >= ${today}::date
    order by i.last_day, c.id limit 20`)

/** Recalls the unused coupons of an issue, or one of them; returns their members. */
export const recallCoupons = (tx: Tx, issueId: number, couponId: string | undefined, at: Instant) =>
  tx.many<{ memberId: MemberId }>(sql`
    update coupon set state = 'recalled', recalled_at = ${timestamp(at)}
    where issue_id = ${issueId} and state = 'unused'
      and ${couponId === undefined ? sql`true` : sql`id = ${couponId}`}
    returning member_id as "memberId"`)

/** A member's coupons: usable ones first, then latest first; `today` in Seoul. */
export const listOwnCoupons = (db: Queries, memberId: MemberId, today: string, { limit, offset }: Part) =>
  db.many<CouponRow>(sql`
    select ${columns} from coupon c join coupon_issue i on i.id = c.issue_id
    where c.member_id = ${memberId} and c.state <> 'recalled'
    order by not (c.state = 'unused' and i.last_day >= ${today}::date), c.given_at desc, c.id
    limit ${limit} offset ${offset}`)

export const countOwnCoupons = (db: Queries, memberId: MemberId, today: string) =>
  db.one<{ count: number; unused: number }>(sql`
    select count(*) as count,
      count(*) filter (where c.state = 'unused' and i.last_day >= ${today}::date) as unused
    from coupon c join coupon_issue i on i.id = c.issue_id
    where c.member_id = ${memberId} and c.state <> 'recalled'`)

/** Coupons that a member may use with the next deposit. */
export const listBonusCoupons = (db: Queries, memberId: MemberId, today: string) =>
  db.many<CouponRow>(sql`
    select ${columns} from coupon c join coupon_issue i on i.id = c.issue_id
    where c.member_id = ${memberId} and c.state = 'unused' and i.kind = 'deposit-bonus' and i.last_day >= ${today}::date
    order by i.last_day, c.id limit 20`)

export type GivenRow = {
  readonly id: string
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly givenAt: Instant
  readonly usedAt: Instant | null
  readonly stored: StoredState
}

/** The coupons of an issue, those used or given last first. */
export const givenList = pagedList<
  GivenRow,
  { readonly issueId: number; readonly name?: string | undefined }
>({
  from: sql`coupon c join member m on m.id = c.member_id`,
  where: ({ issueId, name }) =>
    allOf(sql`c.issue_id = ${issueId}`, name !== undefined && sql`strpos(m.names, lower(${name})) > 0`),
  rows: (where, part) => sql`
    select c.id, m.id as "memberId", m.user_id as "userId", m.nickname, c.given_at as "givenAt", c.used_at as "usedAt",
      c.state as stored
    from coupon c join member m on m.id = c.member_id
    where ${where} order by coalesce(c.used_at, c.given_at) desc, c.id ${part}`,
})
