import type { FixtureId } from '#domain/ids.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import {
  applyFacts,
  type FeedFact,
  listDecidedFixtures,
  listUndecidedFixtures,
  recordVoid,
} from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type MarginSetting, USUAL_MARGIN } from './prices/fair-price.ts'
import { makeOffer, type Offer } from './prices/offered-prices.ts'
import { REPLAY_SOURCE } from './replay-facts.ts'
import type { ReplayFixture, ReplayPlan } from './replay-plan.ts'
import { NOTHING_TOLD, type Telling, type ToldFixture, tellFixture } from './replay-telling.ts'

export type ReplayDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>

/** Feed of the replay. Each run sends only changes to the book; repeating it changes nothing. */
export type ReplayFeed = {
  /** Updates the book to the current time: open and running fixtures first, then ended ones. */
  turn(): Promise<void>
  /** Ends matches that a previous replay left open: with the result if the plan still knows it, otherwise void. */
  takeOver(): Promise<void>
}

/** The calendar changes by the minute, prices slowly; scores are sent at once. */
const CALENDAR_EVERY = 10 * SECOND
const PRICES_EVERY_TURNS = 5
const FIXTURES_A_BUNCH = 60
/** Maximum number of matches of the last day that are ended per run, so that a cold start does not delay the board. */
const ENDED_A_TURN = 180

/** Data last sent to the book, by fixture of the calendar. */
type ToldOf = Map<FixtureId, ToldFixture>

export function openReplayFeed(
  deps: ReplayDeps,
  plan: ReplayPlan,
  marginBasisPoints: () => number,
): ReplayFeed {
  const { db, bus, clock, log } = deps
  const toldOf: ToldOf = new Map()
  const fixturesAt = calendarOf(plan, toldOf)
  const pricing = pricedBy(marginBasisPoints)
  let turns = 0

  const tell = (fixture: ReplayFixture, now: Instant): Telling =>
    tellFixture(fixture, toldOf.get(fixture.id) ?? NOTHING_TOLD, now, pricing())

  /** Stores facts about some fixtures; they count as sent only after that. */
  const store = async (fixtures: readonly ReplayFixture[], now: Instant): Promise<void> => {
    for (let from = 0; from < fixtures.length; from += FIXTURES_A_BUNCH) {
      const tellings = fixtures.slice(from, from + FIXTURES_A_BUNCH).map(one => ({ one, ...tell(one, now) }))
      const facts: FeedFact[] = tellings.flatMap(telling => telling.facts)
      const { rejected } = await applyFacts({ db, bus, clock }, facts)
      for (const { fact, why } of rejected) log.warn({ fact, why }, 'the book rejected a replayed fact')
      for (const { one, told } of tellings) toldOf.set(one.id, told)
    }
  }

  return {
    turn: async () => {
      const now = clock.now()
      turns += 1
      await store(chooseForTurn(fixturesAt(now), toldOf, turns, now), now)
    },
    takeOver: async () => {
      const now = clock.now()
      const inPlan = fixturesAt(now).map(one => one.id)
      for (const id of await listDecidedFixtures(db, inPlan))
        toldOf.set(id, { ...NOTHING_TOLD, listed: true, finished: true })
      // These may have bets, so they come before matches that were never listed.
      const open = await listUndecidedFixtures(db, REPLAY_SOURCE)
      const known = open.flatMap(id => plan.findFixture(id) ?? [])
      await store(
        known.filter(one => one.endsAt <= now),
        now,
      )
      const isKnown = new Set(known.map(one => one.id))
      const lost = open.filter(id => !isKnown.has(id))
      for (const id of lost) await voidLost(deps, id)
      if (lost.length > 0)
        log.info({ fixtures: lost.length }, 'voided fixtures that an earlier replay left open')
    },
  }
}

/** The plan's fixtures, reloaded every few seconds. Forgets the sent data of fixtures that are no longer listed. */
function calendarOf(plan: ReplayPlan, toldOf: ToldOf): (now: Instant) => readonly ReplayFixture[] {
  let calendar: { readonly fixtures: readonly ReplayFixture[]; readonly until: number } | undefined
  return now => {
    if (!calendar || now >= calendar.until) {
      calendar = { fixtures: plan.fixturesAt(now), until: now + CALENDAR_EVERY }
      const known = new Set(calendar.fixtures.map(fixture => fixture.id))
      for (const id of toldOf.keys()) if (!known.has(id)) toldOf.delete(id)
    }
    return calendar.fixtures
  }
}

/** Fixtures of one run: followed matches that ended, then running ones, then recently ended ones not sent yet. */
function chooseForTurn(
  fixtures: readonly ReplayFixture[],
  toldOf: ToldOf,
  turns: number,
  now: Instant,
): readonly ReplayFixture[] {
  /** Prices are updated every few runs, each run those of some fixtures. */
  const isDue = ({ id, kickOff }: ReplayFixture) =>
    !toldOf.has(id) || now >= kickOff || (id + turns) % PRICES_EVERY_TURNS === 0
  const open = fixtures.filter(one => !toldOf.get(one.id)?.finished)
  const ended = open.filter(one => one.endsAt <= now)
  const running = open.filter(one => one.endsAt > now && isDue(one))
  const followed = ended.filter(one => toldOf.has(one.id))
  const unheard = ended.filter(one => !toldOf.has(one.id)).reverse()
  return [...followed, ...running, ...unheard.slice(0, ENDED_A_TURN)]
}

/** Voids a match of another set of recordings, whose result is unknown here. */
const voidLost = ({ db, bus, clock }: ReplayDeps, fixtureId: FixtureId) =>
  db.transaction(tx =>
    recordVoid(tx, { bus, clock }, fixtureId, {
      source: REPLAY_SOURCE,
      reason: '다시보기 경기 목록이 바뀌어 적특 처리되었습니다.',
    }),
  )

/** The pricing with the current margin; recreated when the setting changes. */
function pricedBy(marginBasisPoints: () => number): () => Offer {
  let made: { readonly basisPoints: number; readonly offer: Offer } | undefined
  return () => {
    const basisPoints = marginBasisPoints()
    if (made?.basisPoints !== basisPoints) made = { basisPoints, offer: makeOffer(marginOf(basisPoints)) }
    return made.offer
  }
}

const WHOLE = 10_000
const PAYOUT_MIN = 5_000

/** The setting is the margin of two-way markets; the others keep their usual distance (handbook 1.13). */
export function marginOf(basisPoints: number): MarginSetting {
  const { twoWayPayout: usual, threeWayPayout, specialPayout } = USUAL_MARGIN
  const twoWayPayout = Math.max(PAYOUT_MIN, WHOLE - basisPoints)
  return {
    twoWayPayout,
    threeWayPayout: twoWayPayout - (usual - threeWayPayout),
    specialPayout: twoWayPayout - (usual - specialPayout),
  }
}
