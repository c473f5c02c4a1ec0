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

/** A name that the vendor does not have is asked for again after this. */
const MISSING_KEPT = 7 * DAY
const AGAIN_AFTER = 2 * MINUTE

/** Names that were learned before: nothing is asked for twice. */
export async function recallNames(db: Db, clock: Clock, { names }: FixtureMemory): Promise<void> {
  names.learn(await listNames(db, instant(clock.now() - MISSING_KEPT)))
}

/**
 * Gives the work that asks the vendor for names that are wanted, keeps them, and tells the book of the fixtures that
 * are called otherwise now. A vendor that does not answer is left alone for a while: the names stay as they are.
 */
export function nameLearner(deps: LearningDeps, pack: PackageSettings): () => Promise<void> {
  const { db, clock, log, api, memory } = deps
  let pausedUntil = 0
  return async () => {
    const wanted = memory.names.next()
    if (wanted.size === 0 || clock.now() < pausedUntil) return
    const names = await api.koreanNames(pack, wanted).catch(err => {
      pausedUntil = clock.now() + AGAIN_AFTER
      log.warn({ err }, 'the vendor gave no Korean names')
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
