import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { type FeedFact, listFedFixtures, type RejectedFact, silenceLive } from '#server/fixtures/fixtures.ts'
import { underWay } from '#server/platform/work/under-way.ts'
import { openFixtureRequests } from './calls/fixture-requests.ts'
import { hearAfresh, hearAll, pricedMatches } from './live-reports.ts'
import type { PackageSettings } from './lsports-settings.ts'
import { type Prepared, prepareMessages } from './prepare-messages.ts'
import { openSilenceWatch, type SilenceWatch } from './silence-watch.ts'
import { applyInBunches, type IntakeDeps, takeSnapshot } from './snapshot-intake.ts'
import { storeMessages } from './store-messages.ts'
import { IN_PLAY_STATES, statesOf } from './suspensions.ts'
import { endStop } from './translate/live-memory.ts'
import { isHeldBack } from './translate/note-moment.ts'
import type { FeedMessage, RawMessage } from './wire/feed-message.ts'
import { HEARTBEAT, SOURCE } from './wire/wire-codes.ts'
import { asInteger, asList, asObject } from './wire/wire-reading.ts'

export type PackageDeps = IntakeDeps & { readonly silenceLimit: number }

/** One package of the subscription: what comes over its queue, and whether it still speaks. */
export type PackageFeed = {
  /** Reads messages; once for each delivery. */
  prepare(raws: readonly RawMessage[]): Prepared
  /** Stores them. Resolves when they may be acknowledged; when it throws, it can be tried again. */
  store(prepared: Prepared): Promise<void>
  /** Closes what has gone silent; has recovered what speaks again, and asked for what is missing. */
  watch(): Promise<void>
  /** The queue was lost for a moment: what is known is brought up to date without closing. */
  refresh(): void
  /** Closes everything of the package, as at the start and at the end. */
  close(): Promise<void>
  isOpen(): boolean
  /** Resolves when no snapshot is under way. */
  settled(): Promise<void>
}

/** Of a recovery by time: what came shortly before the last sign of life may be lost as well. */
const OVERLAP = MINUTE

export function openPackageFeed(deps: PackageDeps, pack: PackageSettings): PackageFeed {
  const { clock, log, counts } = deps
  const silence = openSilenceWatch(clock, deps.silenceLimit)
  const requests = openFixtureRequests(clock)
  const recover = recovery(deps, pack, silence)
  const hearKeepAlive = keepAliveOf(deps, pack)
  const snapshots = underWay()
  /** Snapshots may take long, and the watch must not wait for them. */
  const follow = (snapshot: Promise<unknown>) =>
    void snapshots.keep(snapshot).catch(err => log.error({ err, package: pack.kind }, 'a snapshot failed'))
  const close = () => closePackage(deps, pack)

  const askFor = async (ids: readonly FixtureId[]) => {
    try {
      const named = await takeSnapshot(deps, pack, { fixtures: ids })
      requests.answered(ids, named)
      if (silence.isOpen()) await hearAfresh(deps, named)
    } catch (err) {
      requests.failed(ids)
      throw err
    }
  }
  const hearBeat = async ({ sentAt }: FeedMessage, isFaulty: boolean) => {
    silence.beat(sentAt, isFaulty)
    if (pack.kind === 'inplay' && silence.isOpen()) requests.add(await hearAll(deps, sentAt))
  }

  return {
    prepare: raws => prepareMessages(deps, raws),
    store: async prepared => {
      const { rejected, silenced } = await storeMessages(deps, pack, prepared)
      requests.add(prepared.incomplete)
      if (silence.isOpen()) requests.add(silenced)
      requests.add(rejected.filter(isAskedFor).map(({ fact }) => fact.fixtureId))
      for (const signal of prepared.signals)
        if (signal.type === HEARTBEAT) await hearBeat(signal, isInterrupted(signal))
        else await applyInBunches(deps, hearKeepAlive(signal))
    },
    watch: async () => {
      const order = silence.order()
      if (order === 'close') {
        log.error({ package: pack.kind }, 'the feed is silent or interrupted: everything of it is closed')
        counts.add('closed')
        await close()
      }
      if (order === 'recover') follow(recover())
      const ids = silence.isOpen() ? requests.next() : []
      if (ids.length > 0) follow(askFor(ids))
    },
    refresh: () => {
      const since = silence.lastBeat()
      if (silence.isOpen() && since !== undefined)
        follow(takeSnapshot(deps, pack, { since: instant(since - OVERLAP) }))
    },
    close,
    isOpen: silence.isOpen,
    settled: snapshots.done,
  }
}

/** What the book could not take as it lacks what a snapshot tells; of suspensions nothing is lost. */
const isAskedFor = ({ why, fact }: RejectedFact): boolean =>
  (why === 'FIXTURE_UNKNOWN' && fact.kind !== 'suspension') ||
  (why === 'OUTCOME_UNKNOWN' && fact.kind === 'closing')

/** Stops the matches being played, and suspends those to come. */
async function closePackage(deps: PackageDeps, { kind }: PackageSettings): Promise<void> {
  const ids = await listFedFixtures(deps.db, SOURCE, [...statesOf(kind)])
  if (kind === 'inplay') await silenceLive(deps, ids)
  else await applyInBunches(deps, deps.suspensions.close(ids))
}

/** Brings the book up to date after a silence, and opens the package when that ended well. */
function recovery(deps: PackageDeps, pack: PackageSettings, silence: SilenceWatch): () => Promise<void> {
  const { suspensions, memory, log } = deps
  const isInPlay = pack.kind === 'inplay'
  const closed = () => (isInPlay ? memory.inStatus(IN_PLAY_STATES) : suspensions.heldBy('silent'))
  const reopen = () =>
    isInPlay ? hearAfresh(deps, pricedMatches(deps)) : applyInBunches(deps, suspensions.reopen())
  // Up to when the book was whole; undefined until the first snapshot, which is one of everything.
  let wholeUntil: Instant | undefined
  return async () => {
    const since = wholeUntil
    try {
      const filter = since === undefined ? {} : { since: instant(since - OVERLAP) }
      const named = await takeSnapshot(deps, pack, filter)
      if (since === undefined) {
        const absent = closed().filter(id => !named.has(id))
        await applyInBunches(deps, suspensions.set(absent, 'missing', true))
      }
    } catch (err) {
      silence.recovered(false)
      log.error({ err, package: pack.kind }, 'the feed could not be recovered; it is tried again')
      return
    }
    wholeUntil = silence.lastBeat()
    if (!silence.recovered(true)) return
    await reopen()
    log.warn({ package: pack.kind }, 'the feed speaks and a snapshot is stored: betting on it is open')
  }
}

/**
 * Fixtures that are being played and not named by the keep-alive are closed until one names them again. Those that it
 * names have prices: what stopped them before is over.
 */
function keepAliveOf({ memory, suspensions }: PackageDeps, pack: PackageSettings) {
  let heardAt: Instant | undefined
  return ({ sentAt, body }: FeedMessage): FeedFact[] => {
    const list = asObject(body.KeepAlive)?.ActiveEvents
    if (pack.kind !== 'inplay' || !Array.isArray(list)) return []
    if (heardAt !== undefined && sentAt < heardAt) return []
    heardAt = sentAt
    const active = new Set<number | undefined>(list.map(asInteger))
    const playing = memory.inStatus(IN_PLAY_STATES)
    const [alive, others] = [playing.filter(id => active.has(id)), playing.filter(id => !active.has(id))]
    const priced = alive.filter(id => {
      const known = memory.find(id)
      return known && endStop(known.live, sentAt) && !isHeldBack(known)
    })
    return [
      ...suspensions.set(others, 'not-alive', true),
      ...suspensions.set(alive, 'not-alive', false),
      ...suspensions.set(priced, 'alarm', false),
    ]
  }
}

/** "[1]": the vendor's own market feed is broken, while its heart still beats. */
const isInterrupted = ({ body }: FeedMessage): boolean => asList(body.FeedInterrupted).length > 0
