import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Points } from '#domain/money.ts'
import type { QuestReward } from '#domain/promotions/quest.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

type Claim = { readonly memberId: MemberId; readonly day: string; readonly ref: string; readonly at: Instant }

/**
 * False if this member has already claimed this reward on this day. Concurrent inserts wait for each other on the key.
 */
export const insertClaim = async (
  tx: Queries,
  { memberId, day, ref, at, questId, points, coins }: Claim & QuestReward & { readonly questId: number },
): Promise<boolean> =>
  (await tx.run(sql`
    insert into quest_claim (member_id, day, quest_id, points, coins, ref, claimed_at)
    values (${memberId}, ${day}, ${questId}, ${points}, ${coins}, ${ref}, ${timestamp(at)})
    on conflict do nothing`)) === 1

export const insertBonusClaim = async (
  tx: Queries,
  { memberId, day, ref, at, points }: Claim & { readonly points: Points },
): Promise<boolean> =>
  (await tx.run(sql`
    insert into quest_bonus_claim (member_id, day, points, ref, claimed_at)
    values (${memberId}, ${day}, ${points}, ${ref}, ${timestamp(at)})
    on conflict do nothing`)) === 1

/** The quests whose rewards a member has claimed on a day. */
export const listClaimedQuests = async (
  db: Queries,
  memberId: MemberId,
  day: string,
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.many<{ questId: number }>(sql`
        select quest_id as "questId" from quest_claim where member_id = ${memberId} and day = ${day}`)
    ).map(({ questId }) => questId),
  )

/** Number of quests that a member has claimed in a range of days, inclusive. */
export const countClaimedQuests = async (
  db: Queries,
  memberId: MemberId,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from quest_claim
      where member_id = ${memberId} and day between ${first}::date and ${last}::date`)
  ).count

export const findBonusClaim = (db: Queries, memberId: MemberId, day: string) =>
  db.maybe<{ points: Points }>(
    sql`select points from quest_bonus_claim where member_id = ${memberId} and day = ${day}`,
  )

export type ClaimFigures = {
  readonly members: number
  readonly claims: number
  readonly bonuses: number
  readonly points: number
  readonly coins: number
}

/** Claims of a day, quests and bonus together. */
export const loadClaimFigures = (db: Queries, day: string) =>
  db.one<ClaimFigures>(sql`
    select count(distinct c.member_id) as members, count(c.quest_id) as claims,
      count(*) filter (where c.quest_id is null) as bonuses, coalesce(sum(c.points), 0)::bigint as points,
      coalesce(sum(c.coins), 0)::bigint as coins
    from (
      select member_id, quest_id, points, coins from quest_claim where day = ${day}
      union all
      select member_id, null, points, 0 from quest_bonus_claim where day = ${day}
    ) c`)
