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

/** One package of the subscription: processes its queue, and monitors whether it is alive. */
export type PackageFeed = {
  /** Parses messages; once for each delivery. */
  prepare(raws: readonly RawMessage[]): Prepared
  /** Stores them. Resolves when they may be acknowledged; may be retried if it throws. */
  store(prepared: Prepared): Promise<void>
  /** Closes a silent package; recovers one that is alive again, and requests missing fixtures. */
  watch(): Promise<void>
  /** After a short loss of the queue: updates the known fixtures without closing. */
  refresh(): void
  /** Closes all of the package, as at the start and at the end. */
  close(): Promise<void>
  isOpen(): boolean
  /** Resolves when no snapshot is in progress. */
  settled(): Promise<void>
}

/** Overlap of a recovery by time: messages shortly before the last sign of life may be lost as well. */
const OVERLAP = MINUTE

export function openPackageFeed(deps: PackageDeps, pack: PackageSettings): PackageFeed {
  const { clock, log, counts } = deps
  const silence = openSilenceWatch(clock, deps.silenceLimit)
  const requests = openFixtureRequests(clock)
  const recover = recovery(deps, pack, silence)
  const hearKeepAlive = keepAliveOf(deps, pack)
  const snapshots = underWay()
  /** Not awaited: snapshots may take long. */
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
        log.error({ package: pack.kind }, 'the feed is silent or interrupted: all its fixtures are closed')
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

/** Whether the book rejected a fact for lack of data that a snapshot has; suspensions lose nothing. */
const isAskedFor = ({ why, fact }: RejectedFact): boolean =>
  (why === 'FIXTURE_UNKNOWN' && fact.kind !== 'suspension') ||
  (why === 'OUTCOME_UNKNOWN' && fact.kind === 'closing')

/** Silences the running matches, or suspends the future ones. */
async function closePackage(deps: PackageDeps, { kind }: PackageSettings): Promise<void> {
  const ids = await listFedFixtures(deps.db, SOURCE, [...statesOf(kind)])
  if (kind === 'inplay') await silenceLive(deps, ids)
  else await applyInBunches(deps, deps.suspensions.close(ids))
}

/** Updates the book after a silence, and opens the package if that succeeded. */
function recovery(deps: PackageDeps, pack: PackageSettings, silence: SilenceWatch): () => Promise<void> {
  const { suspensions, memory, log } = deps
  const isInPlay = pack.kind === 'inplay'
  const closed = () => (isInPlay ? memory.inStatus(IN_PLAY_STATES) : suspensions.heldBy('silent'))
  const reopen = () =>
    isInPlay ? hearAfresh(deps, pricedMatches(deps)) : applyInBunches(deps, suspensions.reopen())
  // Time up to which the book is complete; undefined before the first snapshot, which contains everything.
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
      log.error({ err, package: pack.kind }, 'the feed could not be recovered; will retry')
      return
    }
    wholeUntil = silence.lastBeat()
    if (!silence.recovered(true)) return
    await reopen()
    log.warn({ package: pack.kind }, 'the feed is live and a snapshot is stored: its fixtures are open')
  }
}

/**
 * Running fixtures not contained in the keep-alive are closed until one contains them again. Those it contains have
 * prices, which ends earlier stops.
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

/** "[1]": the vendor's market feed is broken although heartbeats continue. */
const isInterrupted = ({ body }: FeedMessage): boolean => asList(body.FeedInterrupted).length > 0
