import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  countNotices,
  insertNotice,
  listAllNotices,
  listNotices,
  type Notice,
  type StoredNotice,
} from './notices.sql.ts'
import { cleanHtml, shownHtml } from './operator-html.ts'

const NOTICES_MAX = 20

/** Publishes a notice (HTML); the newest one runs in the marquee. */
export const publishNotice = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, html: string): Promise<void> =>
  db.transaction(async tx => {
    const contents = cleanHtml(html)
    await insertNotice(tx, { contents, shown: true, operatorId: null, key: null, createdAt: clock.now() })
  })

export type WrittenNotice = StoredNotice

/** A page of all notices, hidden ones too, newest first. */
export async function readAllNotices(db: Queries, page: number) {
  const totalCount = await countNotices(db)
  const notices = await listAllNotices(db, PAGE_SIZE, pageStart(page))
  return { notices: notices.map(shown), totalCount, pageCount: pageCountOf(totalCount) }
}

/** The notices that members see, newest first. */
export const readNotices = async (db: Queries): Promise<Notice[]> =>
  (await listNotices(db, NOTICES_MAX)).map(shown)

const shown = <N extends Notice>(notice: N): N => ({ ...notice, contents: shownHtml(notice.contents) })
