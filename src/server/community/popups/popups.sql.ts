import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { PopupPlace } from '#domain/popups/popup-lifecycle.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import { notExcluded } from '#server/protection/protection.ts'

/** Popup fields that operators write. */
export type PopupText = {
  readonly place: PopupPlace
  readonly title: string
  readonly contents: string
  readonly shown: boolean
  /** Whether it is a promotion, not shown to excluded members (handbook 8.2). */
  readonly promotes: boolean
  readonly left: number
  readonly top: number
  readonly width: number
  readonly shownFrom: Instant | null
  readonly shownUntil: Instant | null
}

export type StoredPopup = PopupText & {
  readonly id: number
  readonly revision: number
  readonly createdAt: Instant
}

const columns = sql`id, place, title, contents, shown, promotes, left_px as "left", top_px as top, width_px as width,
  shown_from as "shownFrom", shown_until as "shownUntil", revision, created_at as "createdAt"`

const moment = (at: Instant | null) => (at === null ? null : timestamp(at))

type NewPopup = PopupText & {
  readonly operatorId: MemberId
  readonly key: string | null
  readonly createdAt: Instant
}

/** Allows one writer at a time, so that positions have no gaps. */
export const lockPopups = (tx: Tx) => tx.run(sql`lock table popup in share row exclusive mode`)

/** Inserts at the end; undefined if the operator has used the key before. */
export const insertPopup = (tx: Tx, popup: NewPopup) =>
  tx.maybe<StoredPopup>(sql`
  insert into popup (place, title, contents, shown, promotes, left_px, top_px, width_px, shown_from, shown_until,
    position, operator_id, key, created_at)
  select ${popup.place}, ${popup.title}, ${popup.contents}, ${popup.shown}, ${popup.promotes}, ${popup.left},
    ${popup.top}, ${popup.width}, ${moment(popup.shownFrom)}, ${moment(popup.shownUntil)}, count(*),
    ${popup.operatorId}, ${popup.key}, ${timestamp(popup.createdAt)}
  from popup
  on conflict (operator_id, key) do nothing
  returning ${columns}`)

/** The popup that an operator created with a key. */
export const findByKey = (db: Queries, operatorId: MemberId, key: string) =>
  db.maybe<StoredPopup>(sql`select ${columns} from popup where operator_id = ${operatorId} and key = ${key}`)

export const findPopup = (db: Queries, id: number) =>
  db.maybe<StoredPopup>(sql`select ${columns} from popup where id = ${id}`)

export const updatePopup = (tx: Tx, id: number, popup: PopupText) =>
  tx.one<StoredPopup>(sql`
  update popup set place = ${popup.place}, title = ${popup.title}, contents = ${popup.contents},
    shown = ${popup.shown}, promotes = ${popup.promotes}, left_px = ${popup.left}, top_px = ${popup.top}, width_px = ${popup.width},
    shown_from = ${moment(popup.shownFrom)}, shown_until = ${moment(popup.shownUntil)}, revision = revision + 1
  where id = ${id}
  returning ${columns}`)

export const deletePopup = (tx: Tx, id: number) => tx.run(sql`delete from popup where id = ${id}`)

/** Stores the order of all popups. */
export const orderPopups = (tx: Tx, ids: readonly number[]) =>
  tx.run(sql`
  update popup set position = place_of.position - 1
  from unnest(${ids}::bigint[]) with ordinality place_of (id, position)
  where popup.id = place_of.id and popup.position <> place_of.position - 1`)

export const listPopupIds = async (db: Queries): Promise<number[]> =>
  (await db.many<{ id: number }>(sql`select id from popup order by position`)).map(({ id }) => id)

const ofPlace = (place: PopupPlace | undefined): Sql =>
  place === undefined ? sql`true` : sql`place = ${place}`

export const popupList = pagedList<StoredPopup, PopupPlace | undefined>({
  from: sql`popup`,
  where: ofPlace,
  rows: (where, part) => sql`
  select ${columns} from popup where ${where} order by position ${part}`,
})

/** Popups shown to a member at a given time, in order. */
export const listShownPopups = (db: Queries, memberId: MemberId, at: Instant, limit: number) =>
  db.many<StoredPopup>(sql`
  select ${columns} from popup
  where shown and (shown_from is null or shown_from <= ${timestamp(at)})
    and (shown_until is null or shown_until > ${timestamp(at)})
    and (not promotes or ${notExcluded(sql`${memberId}::bigint`, at)})
  order by position limit ${limit}`)
