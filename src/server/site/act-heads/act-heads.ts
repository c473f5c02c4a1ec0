import { MINUTE } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { listHashes } from './act-heads.sql.ts'
import type { ActHead, HeadPlace } from './head-places.ts'
import { headKeeper } from './keep-head.ts'

const EVERY = MINUTE

/**
 * Writes the head of the log of acts to a second place, each minute in which an act has come (X5): what somebody with all
 * power over the database changes before it can't be made to fit. Every process writes for itself; a head that is there
 * twice harms nothing.
 */
export const actHeads = (deps: Pick<Deps, 'db' | 'clock' | 'log'>, place: HeadPlace): Background =>
  repeating('act-heads', { every: EVERY, work: headKeeper(deps, place), log: deps.log })

export type HeadsVerdict = {
  readonly checked: number
  /** The first head that the log does not have: it was changed, cut or made anew before it. Null when all fit. */
  readonly brokenAt: number | null
}

/** So many heads are held against the log at a time. */
const BATCH = 1_000

/** Holds every head that was kept beside the database against the log. */
export async function verifyHeads(db: Queries, heads: AsyncIterable<ActHead>): Promise<HeadsVerdict> {
  let checked = 0
  let batch: ActHead[] = []
  const firstWrong = async (): Promise<number | undefined> => {
    const hashes = new Map(
      (
        await listHashes(
          db,
          batch.map(({ count }) => count),
        )
      ).map(({ id, hash }) => [id, hash]),
    )
    return batch.find(({ count, hash }) => hashes.get(count) !== hash)?.count
  }
  for await (const head of heads) {
    batch.push(head)
    checked += 1
    if (batch.length < BATCH) continue
    const wrong = await firstWrong()
    if (wrong !== undefined) return { checked, brokenAt: wrong }
    batch = []
  }
  return { checked, brokenAt: (await firstWrong()) ?? null }
}
