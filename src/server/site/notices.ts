import { type NoticeState, noticeState } from '#domain/notices/notice-state.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { insertNotice, type Notice, noticeList } from './notices.sql.ts'
import { cleanHtml, shownHtml } from './operator-html.ts'

export type { Notice, NoticeText } from './notices.sql.ts'

type NoticeReader = Pick<Deps, 'db' | 'clock'>

const NOTICES_MAX = 20

/** Defaults of a notice: shown to everybody, from now on and without an end. */
const plainNotice = {
  shown: true,
  pinned: false,
  inMarquee: true,
  shownFrom: null,
  shownUntil: null,
} as const

/** Publishes a system notice (HTML); the newest one is shown in the marquee. */
export const publishNotice = ({ db, clock }: NoticeReader, html: string): Promise<void> =>
  db.transaction(async tx => {
    const own = { operatorId: null, key: null, createdAt: clock.now() }
    await insertNotice(tx, { ...plainNotice, ...own, contents: cleanHtml(html) })
  })

export type WrittenNotice = Notice & { readonly state: NoticeState }

/** Returns a page of all notices, or of those in one state, in members' order. */
export async function readAllNotices(
  { db, clock }: NoticeReader,
  page: number,
  state: NoticeState | undefined,
) {
  const at = clock.now()
  const { rows, ...counts } = await noticeList.page(db, { state, at }, page)
  return {
    notices: rows.map((notice): WrittenNotice => ({ ...shown(notice), state: noticeState(notice, at) })),
    ...counts,
  }
}

/** Returns the notices shown to members now: pinned ones first, then the newest. */
export const readNotices = async ({ db, clock }: NoticeReader): Promise<Notice[]> =>
  (await noticeList.rows(db, { state: 'running', at: clock.now() }, { limit: NOTICES_MAX, offset: 0 })).map(
    shown,
  )

const shown = (notice: Notice): Notice => ({ ...notice, contents: shownHtml(notice.contents) })
