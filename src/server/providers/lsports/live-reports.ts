import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { type ApplyFactsDeps, hearLive, type LiveReport } from '#server/fixtures/fixtures.ts'
import type { Suspensions } from './suspensions.ts'
import type { FixtureMemory } from './translate/fixture-memory.ts'
import { stopReasonOf } from './translate/live-memory.ts'
import type { Translation } from './translate/translation.ts'

/** Known data of running matches, and whether the in-play package is trusted now. */
export type Hearing = {
  readonly memory: FixtureMemory
  readonly suspensions: Suspensions
  readonly hears: () => boolean
}

/** Earliest time: reported, but not heard from. An untrusted package must not make a price look newer. */
const NEVER = instant(0)
const LIVE: ReadonlySet<'live'> = new Set(['live'])
const MATCHES_A_BUNCH = 50

/** Reports on running matches at a time, besides prices and scores. The feed's danger has no side. */
export const reportsOf = (
  { memory, hears }: Pick<Hearing, 'memory' | 'hears'>,
  { heard, incidents }: Pick<Translation, 'heard' | 'incidents'>,
  at: Instant,
): LiveReport[] =>
  [...heard].flatMap(fixtureId => {
    const known = memory.find(fixtureId)
    const own = incidents.flatMap(one => (one.fixtureId === fixtureId ? [one.incident] : []))
    const isLive = known?.status === 'live'
    if (!known || (!isLive && own.length === 0)) return []
    const stopReason = isLive ? stopReasonOf(known.live) : null
    return [{ fixtureId, at: hears() ? at : NEVER, danger: null, stopReason, incidents: own }]
  })

/** Merges reports to one per match: the last report, with the incidents of all. */
export const oneReportEach = (reports: readonly LiveReport[]): LiveReport[] =>
  [...Map.groupBy(reports, report => report.fixtureId).values()].flatMap(list => {
    const last = list.at(-1)
    return last ? [{ ...last, incidents: list.flatMap(report => report.incidents) }] : []
  })

/** Running matches that the package prices: neither missing in its keep-alive or a whole snapshot, nor removed. */
export function pricedMatches({ memory, suspensions }: Pick<Hearing, 'memory' | 'suspensions'>): FixtureId[] {
  const reasons = ['missing', 'not-alive', 'unsubscribed'] as const
  const held = new Set(reasons.flatMap(suspensions.heldBy))
  return memory.inStatus(LIVE).filter(id => !held.has(id))
}

/** A heartbeat counts as hearing from every priced match. Returns those that still need a snapshot. */
export const hearAll = (deps: Hearing & ApplyFactsDeps, at: Instant): Promise<FixtureId[]> =>
  hearLive(deps, reportsOf(deps, { heard: new Set(pricedMatches(deps)), incidents: [] }, at))

/** A snapshot of these matches is stored: ends their silence. */
export async function hearAfresh(deps: Hearing & ApplyFactsDeps, ids: Iterable<FixtureId>): Promise<void> {
  const priced = new Set(pricedMatches(deps))
  const afresh = [...ids].filter(id => priced.has(id))
  for (let from = 0; from < afresh.length; from += MATCHES_A_BUNCH) {
    const bunch = afresh.slice(from, from + MATCHES_A_BUNCH)
    const reports = reportsOf(deps, { heard: new Set(bunch), incidents: [] }, deps.clock.now())
    await hearLive(deps, reports, bunch)
  }
}
