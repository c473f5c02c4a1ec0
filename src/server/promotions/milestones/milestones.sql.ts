import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Milestone, milestoneKinds } from '#domain/promotions/milestones.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type MilestoneDraft = Milestone & { readonly shown: boolean }
export type StoredMilestone = MilestoneDraft & { readonly id: number }

const columns = sql`id, kind, target, points, shown`

/** All milestones, per kind the lowest target first. */
export const listMilestones = (db: Queries) =>
  db.many<StoredMilestone>(sql`select ${columns} from milestone
    order by array_position(${milestoneKinds}::text[], kind), target, id`)

export const lockMilestone = (tx: Tx, id: number) =>
  tx.maybe<StoredMilestone>(sql`select ${columns} from milestone where id = ${id} for update`)

/** Locks a milestone against changes until the transaction ends; concurrent claims are possible. */
export const holdMilestone = (tx: Tx, id: number) =>
  tx.maybe<StoredMilestone>(sql`select ${columns} from milestone where id = ${id} and shown for share`)

/** Undefined if the operator has used the key before. */
export const insertMilestone = (
  tx: Tx,
  { kind, target, points, shown }: MilestoneDraft,
  operatorId: MemberId | null,
  key: string | null,
) =>
  tx.maybe<StoredMilestone>(sql`
    insert into milestone (kind, target, points, shown, operator_id, key)
    values (${kind}, ${target}, ${points}, ${shown}, ${operatorId}, ${key})
    on conflict (operator_id, key) do nothing
    returning ${columns}`)

export const findKeyedMilestone = (db: Queries, operatorId: MemberId, key: string) =>
  db.maybe<StoredMilestone>(
    sql`select ${columns} from milestone where operator_id = ${operatorId} and key = ${key}`,
  )

export const updateMilestone = (tx: Tx, { id, kind, target, points, shown }: StoredMilestone) =>
  tx.run(sql`
    update milestone set kind = ${kind}, target = ${target}, points = ${points}, shown = ${shown} where id = ${id}`)

export const hasMilestones = async (db: Queries): Promise<boolean> =>
  (await db.many(sql`select from milestone limit 1`)).length > 0

/** Number of claims of each milestone in a month. */
export const countClaims = (db: Queries, month: string) =>
  db.many<{ id: number; claims: number }>(sql`
    select milestone_id as id, count(*) as claims from milestone_claim where month = ${`${month}-01`}
    group by milestone_id`)

/** The milestones a member has claimed in a month, with their points. */
export const listClaims = (db: Queries, memberId: MemberId, month: string) =>
  db.many<{ id: number; points: number }>(sql`
    select milestone_id as id, points from milestone_claim
    where member_id = ${memberId} and month = ${`${month}-01`}`)

export type NewClaim = {
  readonly memberId: MemberId
  readonly month: string
  readonly id: number
  readonly points: number
  readonly at: Instant
}

/** Whether a new claim was inserted; a concurrent call waits for the first and finds it. */
export const insertClaim = async (tx: Tx, { memberId, month, id, points, at }: NewClaim): Promise<boolean> =>
  (await tx.run(sql`
    insert into milestone_claim (member_id, month, milestone_id, points, claimed_at)
    values (${memberId}, ${`${month}-01`}, ${id}, ${points}, ${timestamp(at)})
    on conflict do nothing`)) > 0

export const lockMilestones = (tx: Tx) => tx.run(sql`lock table milestone in share row exclusive mode`)
