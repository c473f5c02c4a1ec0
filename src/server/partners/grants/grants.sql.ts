import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { treeOf } from '#server/members/members.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type GrantRow = {
  readonly memberId: MemberId
  readonly amount: number
  readonly reason: string
  readonly at: Instant
}

export const findGrant = (tx: Tx, operatorId: MemberId, key: string) =>
  tx.maybe<GrantRow>(sql`
    select member_id as "memberId", amount, reason, at from partner_grant
    where operator_id = ${operatorId} and key = ${key}`)

export const insertGrant = (
  tx: Tx,
  grant: GrantRow & { readonly ref: string; readonly operatorId: MemberId; readonly key: string },
) =>
  tx.run(sql`
    insert into partner_grant (ref_id, member_id, operator_id, key, amount, reason, at)
    values (${grant.ref}, ${grant.memberId}, ${grant.operatorId}, ${grant.key}, ${grant.amount}, ${grant.reason},
      ${timestamp(grant.at)})`)

/** Grants of a partner, latest first. */
export const listGrants = (db: Queries, memberId: MemberId, limit: number) =>
  db.many<GrantRow>(sql`
    select member_id as "memberId", amount, reason, at from partner_grant
    where member_id = ${memberId} order by at desc limit ${limit}`)

/** Points given to members of a partner's tree for events, by day in Seoul since a given day. */
export const listTreePoints = (db: Queries, partner: MemberId, from: Instant) =>
  db.many<{ day: string; members: number; points: number }>(sql`
    select seoul_day(p.at)::text as day, count(distinct p.to_account) as members, sum(p.amount)::bigint as points
    from ledger_posting p
    join member m on p.to_account = ledger_points(m.id)
    where m.id in ${treeOf(partner)} and p.kind = 'points-credited' and p.to_after is not null
      and p.at >= ${timestamp(from)}
    group by 1 order by 1 desc`)
