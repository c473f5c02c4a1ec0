import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type NewStamp = {
  readonly memberId: MemberId
  readonly day: string
  readonly streak: number
  readonly points: number
  readonly at: Instant
}

/** Whether a new stamp was inserted; a concurrent call waits for the first and finds it. */
export const insertStamp = async (
  tx: Tx,
  { memberId, day, streak, points, at }: NewStamp,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into attendance (member_id, day, streak, points, checked_at)
    values (${memberId}, ${day}, ${streak}, ${points}, ${timestamp(at)})
    on conflict do nothing`)) > 0

/** Consecutive days up to a day; 0 if that day has no stamp. */
export const streakOn = async (db: Queries, memberId: MemberId, day: string): Promise<number> =>
  (
    await db.maybe<{ streak: number }>(
      sql`select streak from attendance where member_id = ${memberId} and day = ${day}`,
    )
  )?.streak ?? 0

/** The days with a stamp in a range, inclusive. */
export const listStampedDays = (db: Queries, memberId: MemberId, from: string, to: string) =>
  db.many<{ day: string }>(sql`
    select day from attendance where member_id = ${memberId} and day between ${from} and ${to} order by day`)

type AttendedRow = {
  readonly day: string
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly streak: number
  readonly points: number
  readonly checkedAt: Instant
}

export type AttendedFilter = { readonly day?: string | undefined; readonly name?: string | undefined }

const found = ({ day, name }: AttendedFilter): Sql => sql`
  (${day ?? null}::date is null or a.day = ${day ?? null}::date)
  and (${name ?? null}::text is null or strpos(lower(m.user_id), lower(${name ?? null}::text)) > 0
    or strpos(lower(m.nickname), lower(${name ?? null}::text)) > 0)`

/** Members who attended, latest first. */
export const listAttended = (db: Queries, filter: AttendedFilter, part: { limit: number; offset: number }) =>
  db.many<AttendedRow>(sql`
    select a.day, m.id as "memberId", m.user_id as "userId", m.nickname, a.streak, a.points, a.checked_at as "checkedAt"
    from attendance a join member m on m.id = a.member_id
    where ${found(filter)}
    order by a.day desc, a.checked_at desc, a.member_id limit ${part.limit} offset ${part.offset}`)

export const sumAttended = (db: Queries, filter: AttendedFilter) =>
  db.one<{ count: number; points: number }>(sql`
    select count(*) as count, coalesce(sum(a.points), 0)::bigint as points
    from attendance a join member m on m.id = a.member_id where ${found(filter)}`)
