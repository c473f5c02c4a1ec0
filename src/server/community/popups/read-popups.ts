import type { MemberId } from '#domain/ids.ts'
import type { PopupPlace } from '#domain/popups/popup-lifecycle.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { shownHtml } from '#server/site/site.ts'
import type { PopupDeps } from './edit-popups.ts'
import { listShownPopups, popupList, type StoredPopup } from './popups.sql.ts'

export type WrittenPopup = StoredPopup

/** More than fit over a page. */
const SHOWN_MAX = 20

/** Returns the popups shown to a member now, in order. */
export const readShownPopups = async ({ db, clock }: PopupDeps, memberId: MemberId): Promise<StoredPopup[]> =>
  (await listShownPopups(db, memberId, clock.now(), SHOWN_MAX)).map(safe)

/** Returns a page of all popups, including hidden ones, in order. */
export async function readAllPopups(db: Db, place: PopupPlace | undefined, page: number) {
  const { rows, ...counts } = await popupList.page(db, place, page)
  return { popups: rows.map(safe), ...counts }
}

const safe = (popup: StoredPopup): StoredPopup => ({ ...popup, contents: shownHtml(popup.contents) })
