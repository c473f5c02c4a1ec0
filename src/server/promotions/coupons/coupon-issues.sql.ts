import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { CouponAudience, CouponKind } from '#domain/promotions/coupons.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Recipients of coupons, after a name has been resolved to a member. */
export type IssueAudience =
  | { readonly kind: 'member'; readonly memberId: MemberId }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'code'; readonly code: string; readonly usesMax: number }

export type IssueWorth = {
  readonly name: string
  readonly kind: CouponKind
  readonly amount: number
  readonly percent: number | null
  readonly turnoverPercent: number
  readonly lastDay: string
  /** For a free bet: minimum total odds in hundredths, and minimum number of picks. */
  readonly minOdds: number | null
  readonly minLegs: number | null
}

export type NewIssue = IssueWorth & {
  readonly audience: IssueAudience
  readonly operatorId: MemberId | null
  readonly key: string | null
  readonly at: Instant
}

/** Columns for the recipients of an issue. */
const columnsOf = (audience: IssueAudience) => ({
  memberId: audience.kind === 'member' ? audience.memberId : null,
  level: audience.kind === 'level' ? audience.level : null,
  code: audience.kind === 'code' ? audience.code : null,
  usesMax: audience.kind === 'code' ? audience.usesMax : null,
})

/** Undefined if the operator has used the key before, or the code exists. */
export function insertIssue(tx: Tx, { audience, ...issue }: NewIssue) {
  const { memberId, level, code, usesMax } = columnsOf(audience)
  return tx.maybe<{ id: number }>(sql`
    insert into coupon_issue (name, kind, amount, percent, turnover_percent, last_day, audience, member_id, level, code,
      uses_max, issued_at, operator_id, key, min_odds, min_legs)
    values (${issue.name}, ${issue.kind}, ${issue.amount}, ${issue.percent}, ${issue.turnoverPercent}, ${issue.lastDay},
      ${audience.kind}, ${memberId}, ${level}, ${code}, ${usesMax}, ${timestamp(issue.at)}, ${issue.operatorId},
      ${issue.key}, ${issue.minOdds}, ${issue.minLegs})
    on conflict do nothing
    returning id`)
}

export type IssueRow = IssueWorth & {
  readonly id: number
  readonly audience: CouponAudience
  readonly level: number | null
  readonly code: string | null
  readonly usesMax: number | null
  /** Set when it was for one member. */
  readonly userId: string | null
  readonly nickname: string | null
  readonly issuedAt: Instant
  readonly operator: string | null
  readonly isRecalled: boolean
  readonly given: number
  readonly used: number
  readonly recalled: number
}

const columns: Sql = sql`
  i.id, i.name, i.kind, i.amount, i.percent, i.turnover_percent as "turnoverPercent", i.last_day::text as "lastDay",
  i.min_odds as "minOdds", i.min_legs as "minLegs",
  i.audience, i.level, i.code, i.uses_max as "usesMax", receiver.user_id as "userId", receiver.nickname,
  i.issued_at as "issuedAt", operator.user_id as operator, i.recalled_at is not null as "isRecalled",
  counts.given, counts.used, counts.recalled`

/** Totals of each issue's coupons. */
const joined: Sql = sql`
  left join member receiver on receiver.id = i.member_id
  left join member operator on operator.id = i.operator_id
  cross join lateral (
    select count(*) as given, count(*) filter (where c.state = 'used') as used,
      count(*) filter (where c.state = 'recalled') as recalled
    from coupon c where c.issue_id = i.id
  ) counts`

export type IssueFilter = { readonly kind?: CouponKind | undefined; readonly name?: string | undefined }

/** Matches part of the coupon's name, or its code. */
const isAsked = ({ kind, name }: IssueFilter): Sql =>
  allOf(
    kind !== undefined && sql`i.kind = ${kind}`,
    name !== undefined && sql`(strpos(lower(i.name), lower(${name})) > 0 or i.code = upper(${name}))`,
  )

/** Latest first. */
export const issueList = pagedList<IssueRow, IssueFilter>({
  from: sql`coupon_issue i`,
  where: isAsked,
  rows: (where, part) => sql`
    select ${columns} from (select i.* from coupon_issue i where ${where} order by i.id desc ${part}) i ${joined}
    order by i.id desc`,
})

export const findIssue = (db: Queries, id: number) =>
  db.maybe<IssueRow>(sql`select ${columns} from coupon_issue i ${joined} where i.id = ${id}`)

/** Returns the issue that an operator made with this idempotency key, and whether it had the same recipients. */
export function findKeyedIssue(db: Queries, operatorId: MemberId, key: string, audience: IssueAudience) {
  const { memberId, level, code, usesMax } = columnsOf(audience)
  return db.maybe<{ id: number; isForSame: boolean }>(sql`
    select id, audience = ${audience.kind} and member_id is not distinct from ${memberId}::bigint
      and level is not distinct from ${level}::integer and code is not distinct from ${code}::text
      and uses_max is not distinct from ${usesMax}::integer as "isForSame"
    from coupon_issue where operator_id = ${operatorId} and key = ${key}`)
}

/** Locks the issue of a code; concurrent entries wait, so that no more than allowed get a coupon. */
export const lockIssueOfCode = (tx: Tx, code: string) =>
  tx.maybe<{ id: number; lastDay: string; usesMax: number }>(sql`
    select id, last_day::text as "lastDay", uses_max as "usesMax" from coupon_issue
    where code = ${code} and recalled_at is null for update`)

export const lockIssue = (tx: Tx, id: number) =>
  tx.maybe<{ id: number }>(sql`select id from coupon_issue where id = ${id} for update`)

export const markIssueRecalled = (tx: Tx, id: number, at: Instant) =>
  tx.run(sql`update coupon_issue set recalled_at = coalesce(recalled_at, ${timestamp(at)}) where id = ${id}`)

export const hasIssues = async (db: Queries): Promise<boolean> =>
  (await db.many(sql`select from coupon_issue limit 1`)).length > 0
