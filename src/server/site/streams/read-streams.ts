import type { Deps } from '#server/platform/process/deps.ts'
import { countStreams, type LiveStream, listStreams } from './streams.sql.ts'

export type WrittenStream = LiveStream

type Part = { readonly limit: number; readonly offset: number }

/** Returns a page of all streams, including inactive ones, in order, and their number. */
export async function readStreams({ db }: Pick<Deps, 'db'>, { limit, offset }: Part) {
  const [streams, totalCount] = await Promise.all([listStreams(db, limit, offset), countStreams(db)])
  return { streams, totalCount }
}
