import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { ClaimItem, ClaimMethod, ClaimState } from '#domain/partners/claim-rules.ts'
import { treeOf } from '#server/members/members.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type ClaimRow = {
  readonly id: string
  readonly memberId: MemberId
  readonly item: ClaimItem
  readonly amount: number
  readonly method: ClaimMethod
  readonly address: string | null
  readonly memo: string
  readonly periodFrom: string
  readonly periodTo: string
  readonly state: ClaimState
  readonly askedAt: Instant
  readonly decidedAt: Instant | null
  readonly decidedBy: string | null
  readonly reason: string
}

const columns = sql`c.id, c.member_id as "memberId", c.item, c.amount, c.method, c.address, c.memo,
  c.period_from::text as "periodFrom", c.period_to::text as "periodTo", c.state, c.asked_at as "askedAt",
  c.decided_at as "decidedAt", c.decided_by as "decidedBy", c.reason`

/** The earlier request with a client's key. */
export const findClaimByKey = (db: Queries, memberId: MemberId, key: string) =>
  db.maybe<ClaimRow>(
    sql`select ${columns} from partner_claim c where c.member_id = ${memberId} and c.key = ${key}`,
  )

export const findOpenClaim = (db: Queries, memberId: MemberId, item: ClaimItem) =>
  db.maybe<{ id: string }>(sql`
    select id from partner_claim where member_id = ${memberId} and item = ${item} and state in ('asked', 'held')`)

export const lockClaim = (tx: Tx, id: string) =>
  tx.maybe<ClaimRow>(sql`select ${columns} from partner_claim c where c.id = ${id} for update`)

/** First day on which an item has been earned since the last request that was not rejected. */
export const findPeriodStart = async (
  db: Queries,
  memberId: MemberId,
  item: ClaimItem,
): Promise<string | null> =>
  (
    await db.one<{ day: string | null }>(sql`
      select coalesce(
        (select max(period_to) from partner_claim
         where member_id = ${memberId} and item = ${item} and state <> 'cancelled'),
        case ${item}
          when 'rolling' then (select min(day) from commission_day where earner_id = ${memberId})
          when 'losing' then (select min(week) from losing_run where earner_id = ${memberId})
          else (select min(seoul_day(at)) from partner_grant where member_id = ${memberId}) end
      )::text as day`)
  ).day

export type NewClaim = Omit<ClaimRow, 'decidedBy' | 'decidedAt' | 'reason'> & {
  readonly key: string
  readonly decidedAt: Instant | null
  readonly decidedBy: string | null
}

export const insertClaim = (tx: Tx, claim: NewClaim) =>
  tx.run(sql`
    insert into partner_claim (id, member_id, key, item, amount, method, address, memo, period_from, period_to, state,
      asked_at, decided_at, decided_by)
    values (${claim.id}, ${claim.memberId}, ${claim.key}, ${claim.item}, ${claim.amount}, ${claim.method},
      ${claim.address}, ${claim.memo}, ${claim.periodFrom}::date, ${claim.periodTo}::date, ${claim.state},
      ${timestamp(claim.askedAt)}, ${claim.decidedAt === null ? null : timestamp(claim.decidedAt)}, ${claim.decidedBy})`)

export const setClaimState = (
  tx: Tx,
  id: string,
  {
    state,
    reason,
    decidedBy,
    at,
  }: Pick<ClaimRow, 'state' | 'reason' | 'decidedBy'> & { readonly at: Instant },
) =>
  tx.run(sql`
    update partner_claim set state = ${state}, reason = ${reason}, decided_by = ${decidedBy},
      decided_at = case when ${state} in ('paid', 'cancelled') then ${timestamp(at)}::timestamptz end
    where id = ${id}`)

export type ClaimFilter = {
  readonly memberId?: MemberId | undefined
  readonly states?: readonly ClaimState[] | undefined
  readonly item?: ClaimItem | undefined
}

const conditionOf = ({ memberId, states, item }: ClaimFilter): Sql =>
  allOf(
    memberId !== undefined && sql`c.member_id = ${memberId}`,
    states !== undefined && sql`c.state = any(${states}::text[])`,
    item !== undefined && sql`c.item = ${item}`,
  )

export type ListedClaim = ClaimRow & {
  readonly userId: string
  readonly nickname: string
  readonly level: number | null
}

/** Requests; waiting ones first, then the newest. */
export const claimList = pagedList<ListedClaim, ClaimFilter>({
  from: sql`partner_claim c`,
  where: conditionOf,
  rows: (where, part) => sql`
    select ${columns}, m.user_id as "userId", m.nickname,
      (select t.level from commission_terms t where t.member_id = m.id order by t.version desc limit 1) as level
    from partner_claim c join member m on m.id = c.member_id
    where ${where}
    order by c.state in ('asked', 'held') desc, c.asked_at desc, c.id desc ${part}`,
})

/** Stakes of a partner's tree on bets placed before a given time and without a result. */
export const sumOpenStakes = async (db: Queries, partner: MemberId, before: Instant): Promise<number> =>
  (
    await db.one<{ stakes: number }>(sql`
      select coalesce(sum(b.stake), 0)::bigint as stakes from bet b
      where b.member_id in ${treeOf(partner)} and b.status = 0 and b.coupon_id is null and b.id < uuid_floor(${timestamp(before)})`)
  ).stakes
