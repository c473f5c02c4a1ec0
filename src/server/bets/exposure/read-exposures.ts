import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type ExposureRow, listExposures } from './exposure.sql.ts'

/** The open bets of a fixture by outcome, and when they were counted. */
export type FixtureExposures = { readonly rows: readonly ExposureRow[]; readonly at: Instant }

export type ReadExposures = (
  fixtureIds: readonly FixtureId[],
) => Promise<ReadonlyMap<FixtureId, FixtureExposures>>

/** A count of more bets than this is cached for `REST` times its own duration. */
const FEW_BETS = 2_000
const REST = 10
const KEPT_MAX = 500

type Kept = { readonly counted: Promise<FixtureExposures>; until: number }

/**
 * Counts the open bets of fixtures. Figures are current, except for fixtures with so many bets that counting is slow:
 * those are cached for some seconds, so that polling keeps the database at most a tenth busy.
 */
export function exposureReader({ db, clock }: Pick<Deps, 'db' | 'clock'>): ReadExposures {
  const kept = new Map<FixtureId, Kept>()

  const count = (ids: readonly FixtureId[]): void => {
    const since = performance.now()
    const at = clock.now()
    const counting = listExposures(db, ids).then(rows => Map.groupBy(rows, row => row.fixtureId))
    for (const id of ids) {
      const counted = counting.then(byFixture => ({ rows: byFixture.get(id) ?? [], at }))
      const entry: Kept = { counted, until: Number.POSITIVE_INFINITY }
      kept.set(id, entry)
      const rest = ({ rows }: FixtureExposures) => {
        const isBusy = rows.reduce((bets, row) => bets + row.ownBets, 0) > FEW_BETS
        const now = performance.now()
        entry.until = isBusy ? now + (now - since) * REST : 0
      }
      counted.then(rest, () => kept.delete(id))
    }
  }

  return async ids => {
    for (const [id, { until }] of kept)
      if (until <= performance.now()) kept.delete(id)
      else if (kept.size > KEPT_MAX && until < Number.POSITIVE_INFINITY) kept.delete(id)
    const missing = [...new Set(ids)].filter(id => !kept.has(id))
    if (missing.length > 0) count(missing)
    const wanted = ids.flatMap(id => {
      const entry = kept.get(id)
      return entry ? [entry.counted.then(counted => [id, counted] as const)] : []
    })
    return new Map(await Promise.all(wanted))
  }
}
