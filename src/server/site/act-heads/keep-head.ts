import type { Deps } from '#server/platform/process/deps.ts'
import { findHead } from './act-heads.sql.ts'
import type { HeadPlace } from './head-places.ts'

/** Stores the head of the log whenever there are new entries. */
export function headKeeper({ db, clock }: Pick<Deps, 'db' | 'clock'>, place: HeadPlace): () => Promise<void> {
  let kept = 0
  return async () => {
    const head = await findHead(db)
    if (!head || head.count <= kept) return
    await place.keep({ ...head, at: new Date(clock.now()).toISOString() })
    kept = head.count
  }
}
