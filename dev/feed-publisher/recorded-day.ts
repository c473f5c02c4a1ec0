import { gradeOutcome } from '#domain/grading/grading.ts'
import { settlementCode } from '#domain/grading/leg-result.ts'
import { scoreSheet } from '#domain/grading/score-sheet.ts'
import type { FixtureId, OutcomeId, SportId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import type { FeedFact, MarketFact, SettlementFact } from '#server/fixtures/fixtures.ts'
import { makeOffer } from '#server/providers/replay/prices/offered-prices.ts'
import { marginOf } from '#server/providers/replay/replay-feed.ts'
import { makeReplayPlan, type ReplayFixture, type ReplayPlan } from '#server/providers/replay/replay-plan.ts'
import { USUAL_REPLAY } from '#server/providers/replay/replay-program.ts'
import { NOTHING_TOLD, type ToldFixture, tellFixture } from '#server/providers/replay/replay-telling.ts'
import { loadRecordedMatches } from '#server/providers/replay/shipped-matches.ts'
import { type DayIncidents, dayIncidents } from './day-incidents.ts'
import { FIRST_SCORER, listingOf, playerEvents, playersMarket, removalOf } from './day-listing.ts'
import type { DayMessage } from './day-message.ts'
import type { PackageName } from './feed-publisher.ts'
import { marketEvent, marketWord, settlementEvent, type WireEvent } from './wire-events.ts'

/** Real matches on the current clock, in the feed's format. */
export type RecordedDay = {
  /** Returns the messages that are new at a moment. Each is returned once. */
  messagesAt(now: Instant): readonly DayMessage[]
}

const [FIXTURE, SCORE, MARKET, SETTLEMENT] = [1, 2, 3, 35]
const [GOING_ON, STOPPED] = [1, 2]
const CALLED_OFF = -1
const HOUSE_MARGIN = 600
/** One match in this many gets a wrong winner first, as feeds sometimes send. */
const MISTAKEN_ONE_OF = 4
const CORRECTED_AFTER = 20 * MINUTE
const WINNER_MARKETS: ReadonlySet<number> = new Set([1, 52, 226])
/** The feed's fixture ids have eight digits. Its bet ids end with the fixture id, after a running number. */
const FIRST_FIXTURE = 20_000_001
const FIRST_BET = 100_000_001

export async function openRecordedDay({ from, fixtures = 2_000 }: { from: Instant; fixtures?: number }) {
  const { matches } = await loadRecordedMatches()
  const plan = makeReplayPlan(matches, USUAL_REPLAY)
  return recordedDay(plan, from, fixtures)
}

/** Chooses the first fixtures that start after a moment, in the order of the requests. */
function choice(from: Instant, fixtures: number) {
  const chosen = new Set<FixtureId>()
  return ({ id, kickOff }: ReplayFixture): boolean => {
    if (chosen.has(id)) return true
    if (kickOff <= from || chosen.size >= fixtures) return false
    chosen.add(id)
    return true
  }
}

/** Keeps the last published state of each market. */
function offeredMarkets() {
  const offers = new Map<FixtureId, Map<string, MarketFact>>()
  return {
    of: (fixtureId: FixtureId): readonly MarketFact[] => [...(offers.get(fixtureId)?.values() ?? [])],
    remember(fact: MarketFact): void {
      const known = offers.get(fact.fixtureId) ?? new Map<string, MarketFact>()
      offers.set(fact.fixtureId, known.set(`${fact.typeId} ${fact.line}`, fact))
    },
  }
}

type OfferedMarkets = ReturnType<typeof offeredMarkets>

function recordedDay(plan: ReplayPlan, from: Instant, fixtures: number): RecordedDay {
  const toldOf = new Map<FixtureId, ToldFixture>()
  const isOfDay = choice(from, fixtures)
  const ids = feedIds()
  const day = { markets: offeredMarkets(), incidents: dayIncidents(), sports: new Map<FixtureId, SportId>() }
  const offer = makeOffer(marginOf(HOUSE_MARGIN))
  let corrections: readonly DayMessage[] = []

  const tell = (fixture: ReplayFixture, now: Instant): readonly DayMessage[] => {
    const before = toldOf.get(fixture.id) ?? NOTHING_TOLD
    const { facts, told } = tellFixture(fixture, before, now, offer)
    toldOf.set(fixture.id, told)
    const words = facts.flatMap(fact => wordsOf(ids.translate(fact), day, now))
    const isOver = told.finished && !before.finished
    return isOver ? [...words, ...verdictsOn(fixture, day.markets.of(ids.fixture(fixture.id)), now)] : words
  }
  return {
    messagesAt: now => {
      const told = plan
        .fixturesAt(now)
        .filter(isOfDay)
        .flatMap(fixture => tell(fixture, now))
      const all = [...corrections, ...told]
      corrections = all.filter(message => message.at > now + SECOND)
      return all.filter(message => message.at <= now + SECOND)
    },
  }
}

/** The published state of a day so far. */
type Day = {
  readonly markets: OfferedMarkets
  readonly incidents: DayIncidents
  readonly sports: Map<FixtureId, SportId>
}

/** Returns a fact in the feed's format. A suspension is sent market by market, so it needs the published markets. */
function wordsOf(fact: FeedFact, { markets, incidents, sports }: Day, now: Instant): readonly DayMessage[] {
  const kind: PackageName = 'status' in fact && fact.status === 'not-started' ? 'prematch' : 'inplay'
  const tell = (type: number, event: WireEvent, over = kind): DayMessage => ({
    at: now,
    kind: over,
    type,
    event,
  })
  switch (fact.kind) {
    case 'fixture': {
      const isNew = !sports.has(fact.fixtureId)
      sports.set(fact.fixtureId, fact.sport.id)
      const told = tell(FIXTURE, listingOf(fact))
      if (!isNew) return [told]
      const players = playersMarket(fact)
      markets.remember(players)
      const listed = playerEvents(players).map(event => tell(MARKET, event, 'prematch'))
      return [told, ...listed, ...removalOf(fact, now)]
    }
    case 'market':
      markets.remember(fact)
      return [tell(MARKET, marketEvent(fact), 'prematch')]
    case 'score':
      return [tell(SCORE, incidents.eventOf(fact, sports.get(fact.fixtureId)))]
    case 'suspension':
      return stopWords(fact, markets.of(fact.fixtureId)).map(event => tell(MARKET, event, 'inplay'))
    default:
      return []
  }
}

/** Suspends each market, and each market type as a whole. */
function stopWords(
  { fixtureId, suspended }: Extract<FeedFact, { kind: 'suspension' }>,
  markets: readonly MarketFact[],
): WireEvent[] {
  const events = markets.map(market => marketEvent(suspended ? closed(market) : market))
  const words = [...new Set(markets.map(market => market.typeId))].map(typeId =>
    marketWord(fixtureId, typeId, suspended ? STOPPED : GOING_ON),
  )
  return [...events, ...words]
}

const closed = (market: MarketFact): MarketFact => ({
  ...market,
  outcomes: market.outcomes.map(outcome => ({ ...outcome, status: 'suspended' })),
})

/**
 * Returns the verdict of each market after the final whistle, by the real score. A wrong verdict is corrected later.
 */
function verdictsOn(
  { match }: ReplayFixture,
  markets: readonly MarketFact[],
  now: Instant,
): readonly DayMessage[] {
  const { sportId } = match.league
  const scores = Object.fromEntries(match.scores.map(({ code, home, away }) => [code, [home, away] as const]))
  const sheet = scoreSheet({ sportId, scores })
  return markets.flatMap(market => {
    const verdicts: SettlementFact['verdicts'] = market.outcomes.flatMap(({ id, pick }) => {
      const { typeId: marketTypeId, line } = market
      if (market.typeId === FIRST_SCORER) return [{ outcomeId: id, code: CALLED_OFF }]
      const grade = gradeOutcome({ sportId, marketTypeId, line: line ?? undefined, pick, sheet })
      return grade.ok ? [{ outcomeId: id, code: settlementCode(grade.result) }] : []
    })
    if (verdicts.length === 0) return []
    const tell = (after: number, told: SettlementFact['verdicts']): DayMessage => ({
      at: instant(now + after),
      kind: 'inplay',
      type: SETTLEMENT,
      event: settlementEvent(market, told),
    })
    const isMistaken = market.fixtureId % MISTAKEN_ONE_OF === 0 && WINNER_MARKETS.has(market.typeId)
    return isMistaken
      ? [tell(SECOND, turned(verdicts)), tell(CORRECTED_AFTER, verdicts)]
      : [tell(SECOND, verdicts)]
  })
}

/** Swaps won and lost. */
const turned = (verdicts: SettlementFact['verdicts']): SettlementFact['verdicts'] =>
  verdicts.map(({ outcomeId, code }) => ({ outcomeId, code: code === 1 ? 2 : code === 2 ? 1 : code }))

/** Maps ids to the feed's form: eight digits for fixtures, seventeen for bets. */
function feedIds() {
  const fixtureIds = new Map<FixtureId, FixtureId>()
  const betIds = new Map<OutcomeId, OutcomeId>()
  const fixture = (id: FixtureId): FixtureId => {
    const known = fixtureIds.get(id) ?? ((FIRST_FIXTURE + fixtureIds.size) as FixtureId)
    fixtureIds.set(id, known)
    return known
  }
  const bet = (id: OutcomeId, fixtureId: FixtureId): OutcomeId => {
    const known = betIds.get(id) ?? (`${FIRST_BET + betIds.size}${fixtureId}` as OutcomeId)
    betIds.set(id, known)
    return known
  }
  const translate = (fact: FeedFact): FeedFact => {
    const fixtureId = fixture(fact.fixtureId)
    if (fact.kind !== 'market') return { ...fact, fixtureId }
    return {
      ...fact,
      fixtureId,
      outcomes: fact.outcomes.map(outcome => ({ ...outcome, id: bet(outcome.id, fixtureId) })),
    }
  }
  return { fixture, translate }
}
