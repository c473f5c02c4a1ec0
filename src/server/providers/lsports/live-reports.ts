import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { type ApplyFactsDeps, hearLive, type LiveReport } from '#server/fixtures/fixtures.ts'
import type { Suspensions } from './suspensions.ts'
import type { FixtureMemory } from './translate/fixture-memory.ts'
import { stopReasonOf } from './translate/live-memory.ts'
import type { Translation } from './translate/translation.ts'

/** What is known of running matches, and whether the in-play package may be believed just now. */
export type Hearing = {
  readonly memory: FixtureMemory
  readonly suspensions: Suspensions
  readonly hears: () => boolean
}

/** Before everything: told of, but not heard of. Whoever is not believed makes no price younger. */
const NEVER = instant(0)
const LIVE: ReadonlySet<'live'> = new Set(['live'])
const MATCHES_A_BUNCH = 50

/** What was told of running matches at a moment, beside prices and scores. The feed names no side with a danger. */
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

/** One report a match: the last of its reports, with the incidents of all. */
export const oneReportEach = (reports: readonly LiveReport[]): LiveReport[] =>
  [...Map.groupBy(reports, report => report.fixtureId).values()].flatMap(list => {
    const last = list.at(-1)
    return last ? [{ ...last, incidents: list.flatMap(report => report.incidents) }] : []
  })

/** The running matches that the package prices: left out neither by its keep-alive nor by a whole snapshot, nor removed. */
export function pricedMatches({ memory, suspensions }: Pick<Hearing, 'memory' | 'suspensions'>): FixtureId[] {
  const reasons = ['missing', 'not-alive', 'unsubscribed'] as const
  const held = new Set(reasons.flatMap(suspensions.heldBy))
  return memory.inStatus(LIVE).filter(id => !held.has(id))
}

/** By a heartbeat every match that is priced is heard of. Gives those whose snapshot is owed. */
export const hearAll = (deps: Hearing & ApplyFactsDeps, at: Instant): Promise<FixtureId[]> =>
  hearLive(deps, reportsOf(deps, { heard: new Set(pricedMatches(deps)), incidents: [] }, at))

/** A snapshot of these matches is stored: a silence over them ends. */
export async function hearAfresh(deps: Hearing & ApplyFactsDeps, ids: Iterable<FixtureId>): Promise<void> {
  const priced = new Set(pricedMatches(deps))
  const afresh = [...ids].filter(id => priced.has(id))
  for (let from = 0; from < afresh.length; from += MATCHES_A_BUNCH) {
    const bunch = afresh.slice(from, from + MATCHES_A_BUNCH)
    const reports = reportsOf(deps, { heard: new Set(bunch), incidents: [] }, deps.clock.now())
    await hearLive(deps, reports, bunch)
  }
}
