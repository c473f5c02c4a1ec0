import type { Instant } from '#domain/instant.ts'
import { allOf, type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type ActRow = {
  readonly id: number
  readonly operatorId: number
  readonly operator: string
  readonly act: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string
  readonly ip: string
  readonly at: Instant
  readonly sealedText: string
  readonly previousHash: Buffer
  readonly hash: Buffer
}

export const lastAct = (tx: Tx) =>
  tx.maybe<{ id: number; hash: Buffer }>(sql`select id, hash from act order by id desc limit 1`)

/** Through the only function that may write: the server's own role cannot insert into the log (X5). */
export const insertAct = (tx: Tx, act: ActRow) =>
  tx.run(sql`
  select append_act(${act.id}, ${act.operatorId}, ${act.operator}, ${act.act}, ${act.subject},
    ${JSON.stringify(act.before)}::jsonb, ${JSON.stringify(act.after)}::jsonb, ${act.reason}, ${act.ip},
    ${timestamp(act.at)}::timestamptz, ${act.sealedText}, ${act.previousHash}::bytea, ${act.hash}::bytea)`)

const actColumns = sql`id, operator_id as "operatorId", operator, act, subject, before, after, reason,
  ip, at, sealed_text as "sealedText", previous_hash as "previousHash", hash`

/** Entries after the given one, oldest first. */
export const listActsFrom = (db: Queries, afterId: number, limit: number) =>
  db.many<ActRow>(sql`select ${actColumns} from act where id > ${afterId} order by id limit ${limit}`)

/** Selects entries; absent fields don't restrict. */
export type ActsFilter = {
  /** One subject, or all (null). */
  readonly subject: string | null
  /** Prefix of the subject. */
  readonly about?: string | undefined
  /** Any of these subjects. */
  readonly subjects?: readonly string[] | undefined
  /** Prefix of a login name, case-insensitive. */
  readonly operator?: string | undefined
  readonly act?: string | undefined
  readonly from?: Instant | undefined
  readonly before?: Instant | undefined
  /** Only entries before this one, for paging. */
  readonly beforeId?: number | undefined
}

export type ActsWanted = ActsFilter & { readonly limit: number; readonly offset: number }

const conditionOf = (filter: ActsFilter): Sql => {
  const { subject, about, subjects, operator, act, from, before, beforeId } = filter
  return allOf(
    subject !== null && sql`subject = ${subject}`,
    about !== undefined && sql`starts_with(subject, ${about})`,
    subjects !== undefined && sql`subject = any(${subjects}::text[])`,
    operator !== undefined && sql`starts_with(lower(operator), lower(${operator}))`,
    act !== undefined && sql`act = ${act}`,
    from !== undefined && sql`at >= ${timestamp(from)}`,
    before !== undefined && sql`at < ${timestamp(before)}`,
    beforeId !== undefined && sql`id < ${beforeId}`,
  )
}

/** Newest first. */
export const listActs = (db: Queries, { limit, offset, ...filter }: ActsWanted) =>
  db.many<ActRow>(sql`
    select ${actColumns} from act where ${conditionOf(filter)} order by id desc limit ${limit} offset ${offset}`)

export const countActs = async (db: Queries, filter: ActsFilter): Promise<number> => {
  const counted = await db.one<{ count: number }>(sql`
    select count(*) as count from act where ${conditionOf(filter)}`)
  return counted.count
}
