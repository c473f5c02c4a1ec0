import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { treeOf } from '#server/members/members.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Deposits and withdrawals of a partner's tree by day in Seoul between two times: completed requests. */
export const listTreeCash = (
  db: Queries,
  partner: MemberId,
  { from, before }: { readonly from: Instant; readonly before: Instant },
) =>
  db.many<{ day: string; deposits: number; withdrawals: number }>(sql`
    select seoul_day(c.decided_at)::text as day,
      coalesce(sum(c.amount) filter (where c.direction = 'deposit'), 0)::bigint as deposits,
      coalesce(sum(c.amount) filter (where c.direction = 'withdrawal'), 0)::bigint as withdrawals
    from cash_request c
    where c.member_id in ${treeOf(partner)} and c.state = 'done'
      and c.decided_at >= ${timestamp(from)} and c.decided_at < ${timestamp(before)}
    group by 1`)
