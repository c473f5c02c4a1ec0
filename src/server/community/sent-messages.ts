import type { Deps } from '#server/platform/process/deps.ts'
import { sentList } from './sent-messages.sql.ts'

export type { SentRow } from './sent-messages.sql.ts'

/** Returns a page of sent messages, newest first, with the numbers of readers (handbook 6.3). */
export async function readSentMessages({ db }: Pick<Deps, 'db'>, page: number) {
  const { rows, ...counts } = await sentList.page(db, undefined, page)
  return { messages: rows, ...counts }
}
