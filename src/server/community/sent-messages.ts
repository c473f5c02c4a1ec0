import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countSentMessages, listSentMessages, type SentRow } from './sent-messages.sql.ts'

export type { SentRow } from './sent-messages.sql.ts'

type SentPage = {
  readonly messages: readonly SentRow[]
  readonly totalCount: number
  readonly pageCount: number
}

/** Returns a page of sent messages, newest first, with the numbers of readers (handbook 6.3). */
export async function readSentMessages({ db }: Pick<Deps, 'db'>, page: number): Promise<SentPage> {
  const totalCount = await countSentMessages(db)
  const messages = await listSentMessages(db, PAGE_SIZE, pageStart(page))
  return { messages, totalCount, pageCount: pageCountOf(totalCount) }
}
