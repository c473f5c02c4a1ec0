import type { Deps } from '#server/platform/process/deps.ts'
import { type LiveStream, streamList } from './streams.sql.ts'

export type WrittenStream = LiveStream

/** Returns a page of all streams, including inactive ones, in order. */
export async function readStreams({ db }: Pick<Deps, 'db'>, page: number) {
  const { rows, ...counts } = await streamList.page(db, undefined, page)
  return { streams: rows, ...counts }
}
