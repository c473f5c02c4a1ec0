import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listActsFrom } from '../acts.sql.ts'

/** So many acts are read at a time. */
const BATCH = 500

/**
 * The log up to an act, one a line as JSON, for whoever verifies it elsewhere (X5, docs/act-log.md): the text that was
 * sealed, the hash before and its own, in hexadecimal digits. A head line first, a foot with the head of the chain last.
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
