import { DAY, HOUR, instant, SECOND } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import { listenForDrills } from '../live-drill.ts'
import { loadKoreanNames, SHIPPED_FOLDER } from '../replay/shipped-matches.ts'
import { openLsportsApi } from './calls/lsports-api.ts'
import { openFeedCounts } from './feed-counts.ts'
import { openFeedCut } from './feed-cut.ts'
import { purgeInbox } from './feed-inbox.sql.ts'
import { nameLearner, recallNames } from './learn-names.ts'
import type { LsportsSettings, PackageSettings } from './lsports-settings.ts'
import { openPackageFeed, type PackageFeed } from './package-feed.ts'
import { primeMemory } from './prime-memory.ts'
import { runPackage } from './run-package.ts'
import { openSuspensions } from './suspensions.ts'
import { openFixtureMemory } from './translate/fixture-memory.ts'
import { openKoreanNames } from './translate/korean-names.ts'

export type LsportsDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>

/**
 * How long processed messages and those set aside are kept: messages are redelivered within hours at most, those set
 * aside are checked within weeks.
 */
const INBOX_KEPT = 3 * DAY
const SET_ASIDE_KEPT = 30 * DAY
const COUNTS_EVERY = 60 * SECOND
const NAMES_EVERY = SECOND

type Feed = { readonly pack: PackageSettings; readonly feed: PackageFeed }

/** The feed in the background: one process reads the queues, the others stand by. */
export const lsportsBackgrounds = (deps: LsportsDeps, settings: LsportsSettings): readonly Background[] => [
  ledBackground({
    name: 'lsports-feed',
    db: deps.db,
    log: deps.log,
    lock: ADVISORY_LOCKS.lsportsLead,
    lead: () => startLsports(deps, settings),
  }),
  repeating('lsports-inbox', {
    every: HOUR,
    work: async () => {
      const now = deps.clock.now()
      await purgeInbox(deps.db, instant(now - INBOX_KEPT), instant(now - SET_ASIDE_KEPT))
    },
    log: deps.log,
  }),
]

/**
 * Reads the queues of all packages until stopped. All fixtures of the feed are closed first; each package opens after
 * its heartbeat and a snapshot. At the end everything is closed again, since nobody monitors the prices then.
 */
export async function startLsports(
  deps: LsportsDeps,
  settings: LsportsSettings,
): Promise<() => Promise<void>> {
  const { clock, log } = deps
  const counts = openFeedCounts()
  const api = openLsportsApi(settings, clock)
  const { silenceLimit } = settings
  const hears = () => feeds.some(({ pack, feed }) => pack.kind === 'inplay' && feed.isOpen())
  const suspensions = openSuspensions(clock)
  const memory = openFixtureMemory(openKoreanNames(await loadKoreanNames(SHIPPED_FOLDER)))
  const shared = { memory, suspensions, counts, api, hears, silenceLimit }
  const feeds: readonly Feed[] = settings.packages.map(pack => ({
    pack,
    feed: openPackageFeed({ ...deps, ...shared }, pack),
  }))
  await recallNames(deps.db, clock, memory)
  await primeMemory(deps.db, memory)
  for (const { feed } of feeds) await feed.close()
  const stopping = new AbortController()
  const drill = openFeedCut(clock, stopping.signal)
  const stopListening = await listenForDrills(deps, drill.cut)
  const running = feeds.map(({ pack, feed }) =>
    runPackage({ pack, feed, api, settings, log, stopping: stopping.signal, uncut: drill.uncut }),
  )
  const [pack] = settings.packages
  const learning = repeating('lsports-names', {
    every: NAMES_EVERY,
    work: pack ? nameLearner({ ...deps, ...shared }, pack) : async () => {},
    log,
  })
  const stopLearning = await learning.start()
  const telling = setInterval(() => log.info({ counts: counts.all() }, 'lsports feed'), COUNTS_EVERY)
  return async () => {
    clearInterval(telling)
    stopListening()
    await stopLearning()
    stopping.abort()
    await Promise.all(running)
    for (const { feed } of feeds) await feed.close()
    log.info({ counts: counts.all() }, 'lsports feed ends')
  }
}
