import { isPictureName, picturesIn } from '#domain/operator-html/pictures.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { replaceUses } from './pictures.sql.ts'

/**
 * Records which uploaded pictures a text shows, so that none is deleted while it does: call it in the transaction that
 * writes the text, and with '' in the one that deletes it. `subject` names the text: `popup:12`.
 */
export const keepPicturesOf = (tx: Tx, subject: string, html: string): Promise<void> =>
  replaceUses(tx, subject, picturesIn(html))

/**
 * Like `keepPicturesOf`, for something that shows one picture by name; other files of the site and empty names are
 * ignored.
 */
export const keepPicture = (tx: Tx, subject: string, name: string): Promise<void> =>
  replaceUses(tx, subject, isPictureName(name) ? [name] : [])
