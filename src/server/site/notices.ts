import sanitizeHtml from 'sanitize-html'
import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/paging.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Queries } from '#server/platform/postgres.ts'
import {
  countNotices,
  insertNotice,
  listAllNotices,
  listNotices,
  type Notice,
  type StoredNotice,
} from './notices.sql.ts'

const NOTICES_MAX = 20

/** What operators may use in texts that members read; scripts, frames and event handlers never. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'span', 'a', 'ul', 'ol', 'li', 'h3', 'h4', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    span: ['style'],
  },
  allowedStyles: { span: { color: [/^#[0-9a-f]{3,6}$/i], 'font-weight': [/^(bold|[1-9]00)$/] } },
  allowedSchemes: ['https', 'http'],
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
}

/** HTML of an operator's making, made safe to show to members. Done when it is written. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed)

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
  return { notices, totalCount, pageCount: pageCountOf(totalCount) }
}

/** The notices that members see, newest first. */
export const readNotices = (db: Queries): Promise<Notice[]> => listNotices(db, NOTICES_MAX)
