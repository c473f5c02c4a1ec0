import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Stream fields that operators write. */
export type StreamText = {
  readonly title: string
  /** URL of an embeddable page; `{fixtureId}` is replaced by the match. */
  readonly address: string
  readonly shown: boolean
}

export type LiveStream = StreamText & {
  readonly id: string
  readonly revision: number
  readonly createdAt: Instant
}

const columns = sql`id, title, address, shown, revision, created_at as "createdAt"`

type NewStream = StreamText & {
  readonly id: string
  readonly operatorId: MemberId
  readonly key: string | null
  readonly createdAt: Instant
}

/** Allows one writer at a time, so that positions have no gaps. */
export const lockStreams = (tx: Tx) => tx.run(sql`lock table live_stream in share row exclusive mode`)

/** Inserts at the end; undefined if the operator has used the key before. */
export const insertStream = (tx: Tx, { id, title, address, shown, operatorId, key, createdAt }: NewStream) =>
  tx.maybe<LiveStream>(sql`
  insert into live_stream (id, title, address, shown, position, operator_id, key, created_at)
  select ${id}, ${title}, ${address}, ${shown}, count(*), ${operatorId}, ${key}, ${timestamp(createdAt)}
  from live_stream
  on conflict (operator_id, key) do nothing
  returning ${columns}`)

/** The stream that an operator created with a key. */
export const findStreamByKey = (db: Queries, operatorId: MemberId, key: string) =>
  db.maybe<LiveStream>(
    sql`select ${columns} from live_stream where operator_id = ${operatorId} and key = ${key}`,
  )

export const findStream = (db: Queries, id: string) =>
  db.maybe<LiveStream>(sql`select ${columns} from live_stream where id = ${id}`)

export const updateStream = (tx: Tx, id: string, { title, address, shown }: StreamText) =>
  tx.one<LiveStream>(sql`
  update live_stream set title = ${title}, address = ${address}, shown = ${shown}, revision = revision + 1
  where id = ${id}
  returning ${columns}`)

export const deleteStream = (tx: Tx, id: string) => tx.run(sql`delete from live_stream where id = ${id}`)

/** Stores the order of all streams. */
export const orderStreams = (tx: Tx, ids: readonly string[]) =>
  tx.run(sql`
  update live_stream set position = place_of.position - 1
  from unnest(${ids}::uuid[]) with ordinality place_of (id, position)
  where live_stream.id = place_of.id and live_stream.position <> place_of.position - 1`)

export const listStreamIds = async (db: Queries): Promise<string[]> =>
  (await db.many<{ id: string }>(sql`select id from live_stream order by position`)).map(({ id }) => id)

export const streamList = pagedList<LiveStream>({
  from: sql`live_stream`,
  rows: (_, part) => sql`select ${columns} from live_stream order by position ${part}`,
})

/** Active streams, in order. */
export const listShownStreams = (db: Queries, limit: number) =>
  db.many<LiveStream>(sql`select ${columns} from live_stream where shown order by position limit ${limit}`)
