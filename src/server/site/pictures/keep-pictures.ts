import { isPictureName, picturesIn } from '#domain/operator-html/pictures.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { replaceUses } from './pictures.sql.ts'

/**
 * Says which uploaded pictures a text shows, so that none of them is deleted as long as it does: call it in the
 * transaction that writes the text, and with '' in that which deletes it. `subject` names the text: `popup:12`.
 */
export const keepPicturesOf = (tx: Tx, subject: string, html: string): Promise<void> =>
  replaceUses(tx, subject, picturesIn(html))

/** The same for what shows one picture by its name; other files of the site, and none at all, are passed over. */
export const keepPicture = (tx: Tx, subject: string, name: string): Promise<void> =>
  replaceUses(tx, subject, isPictureName(name) ? [name] : [])
