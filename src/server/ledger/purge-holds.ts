import { DAY, instant } from '#domain/instant.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deleteClosedHolds } from './holds.sql.ts'

/** How long a closed hold is kept; its postings are permanent. */
const HOLD_KEPT_DAYS = 7

const PORTION = 10_000

/** Deletes holds that were closed long ago, in batches; returns how many. Open holds are never touched. */
export async function purgeHolds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = instant(clock.now() - HOLD_KEPT_DAYS * DAY)
  let after = uuidFloor(instant(0))
  for (let forgotten = 0; ; ) {
    const portion = await deleteClosedHolds(db, { after, before, limit: PORTION })
    forgotten += portion.length
    if (portion.length < PORTION) return forgotten
    after = portion.reduce((last, { id }) => (id > last ? id : last), after)
  }
}
