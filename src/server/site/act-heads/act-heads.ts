import { MINUTE } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { listHashes } from './act-heads.sql.ts'
import type { ActHead, HeadPlace } from './head-places.ts'
import { headKeeper } from './keep-head.ts'

const EVERY = MINUTE

/**
 * Writes the head of the act log to a second place, each minute with a new entry (X5), so that changes by somebody
 * with full power over the database can be detected. Every process writes; duplicate heads are harmless.
 */
export const actHeads = (deps: Pick<Deps, 'db' | 'clock' | 'log'>, place: HeadPlace): Background =>
  repeating('act-heads', { every: EVERY, work: headKeeper(deps, place), log: deps.log })

export type HeadsVerdict = {
  readonly checked: number
  /** The first head that the log does not match: it was changed, cut or rewritten before it. Null if all match. */
  readonly brokenAt: number | null
}

/** Number of heads compared at a time. */
const BATCH = 1_000

/** Compares every head stored outside the database with the log. */
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
