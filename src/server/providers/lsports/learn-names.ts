import { DAY, instant, MINUTE } from '#domain/instant.ts'
import type { FeedFact } from '#server/fixtures/fixtures.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { LsportsApi } from './calls/lsports-api.ts'
import { listNames, saveNames } from './feed-names.sql.ts'
import type { PackageSettings } from './lsports-settings.ts'
import { applyInBunches } from './snapshot-intake.ts'
import type { StoreDeps } from './store-messages.ts'
import type { FixtureMemory } from './translate/fixture-memory.ts'
import { renamedFixture } from './translate/translate-fixture.ts'

export type LearningDeps = StoreDeps & { readonly memory: FixtureMemory; readonly api: LsportsApi }

/** How long until a name that the vendor does not have is requested again. */
const MISSING_KEPT = 7 * DAY
const AGAIN_AFTER = 2 * MINUTE

/** Loads the names learned before, so that none is requested twice. */
export async function recallNames(db: Db, clock: Clock, { names }: FixtureMemory): Promise<void> {
  names.learn(await listNames(db, instant(clock.now() - MISSING_KEPT)))
}

/**
 * Returns a task that requests missing names from the vendor, stores them, and sends the renamed fixtures to the book.
 * If the vendor does not respond, it pauses and the names stay unchanged.
 */
export function nameLearner(deps: LearningDeps, pack: PackageSettings): () => Promise<void> {
  const { db, clock, log, api, memory } = deps
  let pausedUntil = 0
  return async () => {
    const wanted = memory.names.next()
    if (wanted.size === 0 || clock.now() < pausedUntil) return
    const names = await api.koreanNames(pack, wanted).catch(err => {
      pausedUntil = clock.now() + AGAIN_AFTER
      log.warn({ err }, 'the vendor returned no Korean names')
    })
    if (!names) return
    await saveNames(db, names, clock.now())
    memory.names.learn(names)
    deps.counts.add('names learned', names.filter(({ korean }) => korean !== null).length)
    const renamed: readonly FeedFact[] = memory
      .all()
      .flatMap(([id, known]) => renamedFixture(id, known, memory.names))
    await applyInBunches(deps, renamed)
  }
}
