import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { NoticeState } from '#domain/notices/notice-state.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Notice fields that operators write. */
export type NoticeText = {
  /** Sanitised HTML. */
  readonly contents: string
  readonly shown: boolean
  /** Shown above the others, whatever their age. */
  readonly pinned: boolean
  /** May be shown in the marquee above every page. */
  readonly inMarquee: boolean
  readonly shownFrom: Instant | null
  readonly shownUntil: Instant | null
}

export type Notice = NoticeText & {
  readonly id: number
  /** Counts changes. */
  readonly revision: number
  readonly createdAt: Instant
}

const columns = sql`id, contents, shown, pinned, in_marquee as "inMarquee", shown_from as "shownFrom",
  shown_until as "shownUntil", revision, created_at as "createdAt"`

const moment = (at: Instant | null) => (at === null ? null : timestamp(at))

type NewNotice = NoticeText & {
  /** Null for notices of the system. */
  readonly operatorId: MemberId | null
  /** The operator's idempotency key for this notice; null without one. */
  readonly key: string | null
  readonly createdAt: Instant
}

/** Undefined if the operator has used the key before; a concurrent call waits for the first. */
export const insertNotice = (tx: Tx, notice: NewNotice) =>
  tx.maybe<Notice>(sql`
  insert into notice (contents, shown, pinned, in_marquee, shown_from, shown_until, operator_id, key, created_at)
  values (${notice.contents}, ${notice.shown}, ${notice.pinned}, ${notice.inMarquee}, ${moment(notice.shownFrom)},
    ${moment(notice.shownUntil)}, ${notice.operatorId}, ${notice.key}, ${timestamp(notice.createdAt)})
  on conflict (operator_id, key) do nothing
  returning ${columns}`)

/** The notice that an operator created with a key. */
export const findNoticeByKey = (db: Queries, operatorId: MemberId, key: string) =>
  db.maybe<Notice>(sql`select ${columns} from notice where operator_id = ${operatorId} and key = ${key}`)

export const lockNotice = (tx: Tx, id: number) =>
  tx.maybe<Notice>(sql`select ${columns} from notice where id = ${id} for update`)

export const updateNotice = (tx: Tx, id: number, notice: NoticeText) =>
  tx.one<Notice>(sql`
  update notice set contents = ${notice.contents}, shown = ${notice.shown}, pinned = ${notice.pinned},
    in_marquee = ${notice.inMarquee}, shown_from = ${moment(notice.shownFrom)},
    shown_until = ${moment(notice.shownUntil)}, revision = revision + 1
  where id = ${id} returning ${columns}`)

export const deleteNotice = (tx: Tx, id: number) => tx.run(sql`delete from notice where id = ${id}`)

/** Notices in a state (`domain/notices/notice-state.ts`) at a given time. */
function ofState(state: NoticeState | undefined, at: Instant): Sql {
  const now = timestamp(at)
  switch (state) {
    case undefined:
      return sql`true`
    case 'hidden':
      return sql`not shown`
    case 'ended':
      return sql`shown and shown_until <= ${now}`
    case 'planned':
      return sql`shown and shown_from > ${now} and coalesce(shown_until > ${now}, true)`
    case 'running':
      return sql`shown and coalesce(shown_from <= ${now}, true) and coalesce(shown_until > ${now}, true)`
  }
}

/** Order in which members see notices: pinned ones first, then the newest. */
const inOrder = sql`order by pinned desc, id desc`

type Asked = { readonly state: NoticeState | undefined; readonly at: Instant }

export const noticeList = pagedList<Notice, Asked>({
  from: sql`notice`,
  where: ({ state, at }) => ofState(state, at),
  rows: (where, part) => sql`
  select ${columns} from notice where ${where} ${inOrder} ${part}`,
})

export const hasNotices = async (db: Queries): Promise<boolean> =>
  (await db.many(sql`select from notice limit 1`)).length > 0
