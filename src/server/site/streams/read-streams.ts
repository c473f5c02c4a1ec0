import type { Deps } from '#server/platform/process/deps.ts'
import { countStreams, type LiveStream, listStreams } from './streams.sql.ts'

export type WrittenStream = LiveStream

type Part = { readonly limit: number; readonly offset: number }

/** A part of all streams, those that are switched off too, in their order, and how many there are. */
export async function readStreams({ db }: Pick<Deps, 'db'>, { limit, offset }: Part) {
  const [streams, totalCount] = await Promise.all([listStreams(db, limit, offset), countStreams(db)])
  return { streams, totalCount }
}
