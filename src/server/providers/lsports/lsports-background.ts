import { setTimeout as sleep } from 'node:timers/promises'
import { DAY, HOUR, type Instant, instant, SECOND } from '#domain/instant.ts'
import {
  type FedMarket,
  type FixtureHead,
  listFedMarkets,
  listFedStarts,
  listFixtures,
  listIncidents,
  listUndecidedFixtures,
} from '#server/fixtures/fixtures.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import { listenForDrills } from '../live-drill.ts'
import { loadKoreanNames, SHIPPED_FOLDER } from '../replay/shipped-matches.ts'
import { openLsportsApi } from './calls/lsports-api.ts'
import { openFeedCounts } from './feed-counts.ts'
import { purgeInbox } from './feed-inbox.sql.ts'
import { nameLearner, recallNames } from './learn-names.ts'
import type { LsportsSettings, PackageSettings } from './lsports-settings.ts'
import { openPackageFeed, type PackageFeed } from './package-feed.ts'
import { runPackage } from './run-package.ts'
import { IN_PLAY_STATES, openSuspensions } from './suspensions.ts'
import { type FixtureMemory, type KnownFixture, openFixtureMemory } from './translate/fixture-memory.ts'
import { openKoreanNames } from './translate/korean-names.ts'
import { countsFromScore, quotesOf } from './translate/score-quotes.ts'
import type { FixtureDetails } from './translate/translation.ts'
import { SOURCE } from './wire/wire-codes.ts'

/** A drill: deliveries are held back, unread and unacknowledged, as if the connection were dead. */
type FeedCut = {
  cut(until: Instant): void
  /** Resolves when the cut ends, or reading stops. */
  uncut(): Promise<void>
}

const LOOK_EVERY = SECOND / 5

function openFeedCut(clock: Clock, stopping: AbortSignal): FeedCut {
  let until = instant(0)
  return {
    cut: end => {
      until = end
    },
    uncut: async () => {
      while (clock.now() < until && !stopping.aborted)
        await sleep(LOOK_EVERY, undefined, { signal: stopping }).catch(() => {})
    },
  }
}

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

/** Loads the book's data of the feed's fixtures, so that messages after a start have their context. */
async function primeMemory(db: Queries, memory: FixtureMemory): Promise<void> {
  const ids = await listUndecidedFixtures(db, SOURCE)
  const starts = await listFedStarts(db, ids)
  for (const head of await listFixtures(db, ids)) {
    const details = { ...detailsOf(head), startsAt: starts.get(head.id) ?? head.startsAt }
    Object.assign(memory.of(head.id), { details, status: head.status })
  }
  const playing = memory.inStatus(IN_PLAY_STATES)
  for (const id of playing) memory.of(id).live.incidents.push(...(await listIncidents(db, id)))
  for (const market of await listFedMarkets(db, playing)) primeQuotes(memory.of(market.fixtureId), market)
}

/** Restores which outcome of the book represents a question that is quoted again at every score. */
function primeQuotes(known: KnownFixture, { typeId, line, picks, outcomeIds }: FedMarket): void {
  if (!countsFromScore(known, typeId)) return
  for (const [index, pick] of picks.entries()) {
    const outcomeId = outcomeIds[index]
    if (outcomeId !== undefined) quotesOf(known, { typeId, line, pick, outcomeId })
  }
}

const detailsOf = (head: FixtureHead): Omit<FixtureDetails, 'startsAt'> => ({
  sport: { id: head.sportId, name: head.sportName, nameKorean: head.sportNameKorean },
  location: {
    id: head.locationId,
    name: head.locationName,
    nameKorean: head.locationNameKorean,
    flagCode: head.flagCode,
  },
  league: {
    id: head.leagueId,
    name: head.leagueName,
    nameKorean: head.leagueNameKorean,
    weight: head.leagueWeight,
  },
  home: { name: head.homeName, nameKorean: head.homeNameKorean },
  away: { name: head.awayName, nameKorean: head.awayNameKorean },
})
