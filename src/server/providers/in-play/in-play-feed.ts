import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import {
  applyFacts,
  hearLive,
  type LiveReport,
  listDecidedFixtures,
  listFedMarkets,
  listUndecidedFixtures,
  recordVoid,
} from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { InPlayMatch, InPlayPlan, OfferTerms } from './in-play-match.ts'
import {
  NOTHING_TOLD,
  offersKnown,
  type Telling,
  type ToldMatch,
  tellMatch,
  UNKNOWN_PRICES,
} from './telling.ts'

export type InPlayDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>

/** Feed of our own live matches. Each run sends only changes to the book. */
export type InPlayFeed = {
  /** Updates the book to the current time. Sends nothing while the feed is cut. */
  turn(): Promise<void>
  /** Ends matches that a previous process left open: with the result if a plan still knows it, otherwise void. */
  takeOver(): Promise<void>
  /** Sends nothing until the given time, like a broken feed. For drills. */
  cut(until: Instant): void
}

/** The calendar changes slowly. */
const CALENDAR_EVERY = 3 * SECOND
/** After a pause this long the feed sends everything again, since its record of what it sent may be outdated. */
const PAUSE_MAX = 5 * SECOND

/** Unfinished matches of the plans, with the data last sent about each. */
type Followed = Map<FixtureId, { readonly match: InPlayMatch; told: ToldMatch }>

export function openInPlayFeed(
  deps: InPlayDeps,
  plans: readonly InPlayPlan[],
  terms: () => OfferTerms,
): InPlayFeed {
  const { db, clock } = deps
  const followed: Followed = new Map()
  let calendarUntil = instant(0)
  let lastTurn = instant(0)
  let cutUntil = instant(0)

  const lookAhead = (now: Instant) => {
    if (now < calendarUntil) return
    calendarUntil = instant(now + CALENDAR_EVERY)
    for (const match of plans.flatMap(plan => plan.matchesAt(now)))
      if (!followed.has(match.id)) followed.set(match.id, { match, told: NOTHING_TOLD })
  }

  return {
    cut: until => {
      cutUntil = until
    },
    turn: async () => {
      const now = clock.now()
      if (now < cutUntil) return
      if (now - lastTurn > PAUSE_MAX)
        for (const one of followed.values()) one.told = { ...NOTHING_TOLD, offers: forgotten(one.told) }
      lookAhead(now)
      const fresh = new Set([...followed].filter(([, { told }]) => !told.listed).map(([id]) => id))
      const tellings = [...followed.values()].map(({ match, told }) => ({
        match,
        ...tellMatch(match, told, now, terms()),
      }))
      await store(deps, followed, tellings, fresh)
      lastTurn = now
    },
    takeOver: async () => {
      const now = clock.now()
      for (const plan of plans) await endLeftOver(deps, plan, followed, now)
      lookAhead(now)
      for (const id of await listDecidedFixtures(db, [...followed.keys()])) followed.delete(id)
      await recallOffers(db, followed)
    },
  }
}

/** Stores facts about matches; they count as sent only after that. */
async function store(
  { db, bus, clock, log }: InPlayDeps,
  followed: Followed,
  tellings: readonly (Telling & { readonly match: InPlayMatch })[],
  fresh: ReadonlySet<FixtureId>,
): Promise<void> {
  const { rejected } = await applyFacts(
    { db, bus, clock },
    tellings.flatMap(({ facts }) => facts),
  )
  for (const { fact, why } of rejected) log.debug({ fact, why }, 'the book rejected a live fact')
  const reports = tellings.flatMap(({ report }): readonly LiveReport[] => (report ? [report] : []))
  const snapshots = reports.map(({ fixtureId }) => fixtureId).filter(id => fresh.has(id))
  await hearLive({ db, bus, clock }, reports, snapshots)
  for (const { match, told } of tellings) {
    if (told.finished) followed.delete(match.id)
    else followed.set(match.id, { match, told })
  }
}

/** Restores which offers a previous process made, so that they are withdrawn if no longer offered. */
async function recallOffers(db: InPlayDeps['db'], followed: Followed): Promise<void> {
  const byFixture = Map.groupBy(await listFedMarkets(db, [...followed.keys()]), market => market.fixtureId)
  for (const [id, markets] of byFixture) {
    const one = followed.get(id)
    if (one) one.told = { ...NOTHING_TOLD, offers: offersKnown(markets) }
  }
}

/** Keeps the offers, so that they are withdrawn when no longer offered, but forgets their prices. */
const forgotten = ({ offers }: ToldMatch): ToldMatch['offers'] =>
  new Map([...offers].map(([key, offer]) => [key, { ...offer, text: offer.decided ? '' : UNKNOWN_PRICES }]))

async function endLeftOver(
  deps: InPlayDeps,
  plan: InPlayPlan,
  followed: Followed,
  now: Instant,
): Promise<void> {
  const { db, bus, clock, log } = deps
  const lost: FixtureId[] = []
  const terms = { payoutBefore: 0, payoutLive: 0 }
  for (const id of await listUndecidedFixtures(db, plan.source)) {
    const match = plan.findMatch(id)
    if (!match) lost.push(id)
    else if (match.endsAt <= now)
      await store(deps, followed, [{ match, ...tellMatch(match, NOTHING_TOLD, now, terms) }], new Set())
  }
  for (const id of lost)
    await db.transaction(tx =>
      recordVoid(tx, { bus, clock }, id, {
        source: plan.source,
        reason: '경기 일정이 바뀌어 적특 처리되었습니다.',
      }),
    )
  if (lost.length > 0) log.info({ fixtures: lost.length }, 'voided fixtures that an earlier plan left open')
}
