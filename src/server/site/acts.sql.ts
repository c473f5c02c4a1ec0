import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres.ts'

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

/** One writer at a time, to the end of the transaction. */
export const lockActs = (tx: Tx) => tx.run(sql`select pg_advisory_xact_lock(5, 1)`)

export const lastAct = (tx: Tx) =>
  tx.maybe<{ id: number; hash: Buffer }>(sql`select id, hash from act order by id desc limit 1`)

export const insertAct = (tx: Tx, act: ActRow) =>
  tx.run(sql`
  insert into act (id, operator_id, operator, act, subject, before, after, reason, ip, at, sealed_text,
    previous_hash, hash)
  values (${act.id}, ${act.operatorId}, ${act.operator}, ${act.act}, ${act.subject},
    ${JSON.stringify(act.before)}, ${JSON.stringify(act.after)}, ${act.reason}, ${act.ip}, ${timestamp(act.at)},
    ${act.sealedText}, ${act.previousHash}, ${act.hash})`)

const actColumns = sql`id, operator_id as "operatorId", operator, act, subject, before, after, reason,
  ip, at, sealed_text as "sealedText", previous_hash as "previousHash", hash`

/** Acts after the given one, oldest first. */
export const listActsFrom = (db: Queries, afterId: number, limit: number) =>
  db.many<ActRow>(sql`select ${actColumns} from act where id > ${afterId} order by id limit ${limit}`)

export type ActsWanted = { readonly subject: string | null; readonly limit: number; readonly offset: number }

/** Acts of one subject, or of all (null), newest first. */
export const listActs = (db: Queries, { subject, limit, offset }: ActsWanted) =>
  db.many<ActRow>(sql`
    select ${actColumns} from act where ${subject}::text is null or subject = ${subject}
    order by id desc limit ${limit} offset ${offset}`)

export const countActs = async (db: Queries, subject: string | null): Promise<number> => {
  const counted = await db.one<{ count: number }>(sql`
    select count(*) as count from act where ${subject}::text is null or subject = ${subject}`)
  return counted.count
}
