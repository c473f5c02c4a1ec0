import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listActsFrom } from '../acts.sql.ts'

/** Number of entries read at a time. */
const BATCH = 500

/**
 * Exports the log up to an entry, one per line as JSON, for external verification (X5, docs/act-log.md): the sealed
 * text, the previous hash and its own, in hexadecimal. The first line is a header, the last a footer with the head of
 * the chain.
 */
export async function* exportedActs(
  db: Queries,
  { until, at }: { readonly until: number; readonly at: string },
): AsyncIterable<string> {
  yield line({ log: 'hanpan-acts', version: 1, exportedAt: at })
  let last = { count: 0, hash: '' }
  while (last.count < until) {
    const acts = (await listActsFrom(db, last.count, Math.min(BATCH, until - last.count))).filter(
      ({ id }) => id <= until,
    )
    for (const { id, sealedText, previousHash, hash } of acts) {
      last = { count: id, hash: hash.toString('hex') }
      yield line({ id, sealedText, previousHash: previousHash.toString('hex'), hash: last.hash })
    }
    if (acts.length === 0) break
  }
  yield line(last)
}

const line = (value: object): string => `${JSON.stringify(value)}\n`
