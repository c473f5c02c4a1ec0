import { assert } from '#domain/assert.ts'
import { fixtureWord } from '#domain/fixtures/fixture-words.ko.ts'
import type { FixtureId, MarketTypeId, OutcomeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import { sportOf } from '#domain/sports/sports.ts'
import type {
  FixtureFact,
  FixtureStatus,
  MarketFact,
  ResultFact,
  ScoreFact,
  Sheet,
} from '#server/fixtures/fixtures.ts'
import type { OfferedMarket } from './prices/offered-prices.ts'
import type { RecordedMatch } from './recorded-match.ts'
import type { ReplayFixture } from './replay-plan.ts'
import { replayState } from './replay-state.ts'
import { doesMarketRest } from './replay-stories.ts'
import { namesOfLeague } from './sources/leagues.ts'

/** Facts of the replay for the feed port. Pure: what to send at a time, not when to send it. */

export const REPLAY_SOURCE = 'replay'

/** Teams, start and status. */
export function fixtureFact(fixture: ReplayFixture, now: Instant): FixtureFact {
  const { match, id, kickOff } = fixture
  const { league } = match
  const sport = sportOf(league.sportId)
  const status = statusAt(fixture, now)
  return {
    kind: 'fixture',
    at: now,
    fixtureId: id,
    source: REPLAY_SOURCE,
    sport: { id: sport.id, name: sport.english, nameKorean: sport.korean },
    ...namesOfLeague(league),
    home: { name: match.home.name, nameKorean: match.home.koreanName },
    away: { name: match.away.name, nameKorean: match.away.koreanName },
    startsAt: kickOff,
    status,
    replayOf: replayNote(match, status),
  }
}

/** A match with that story is postponed at its start, then cancelled, and never played. */
function statusAt(fixture: ReplayFixture, now: Instant): FixtureStatus {
  if (fixture.story !== 'called-off' || now < fixture.kickOff) return replayState(fixture, now).status
  return now < fixture.endsAt ? 'postponed' : 'cancelled'
}

/**
 * "2024-08-16 경기 다시보기": the real date, and that this is a replay. If the replay postpones or cancels it
 * (docs/data-origin.md), also that the real match was not.
 */
function replayNote(match: RecordedMatch, status: FixtureStatus): string {
  const note = `${new Date(match.kickOff).toISOString().slice(0, 10)} 경기 다시보기`
  if (!ONLY_HERE.has(status)) return note
  return `${note} · 다시보기에서만 ${fixtureWord[status]} (실제 경기는 정상 진행)`
}

/** Statuses that only occur in the replay: the real result of every recorded match is known. */
const ONLY_HERE: ReadonlySet<FixtureStatus> = new Set(['postponed', 'cancelled'])

/** The prices of one offered market. The outcome's id encodes fixture, type, line and pick, so it never changes. */
export function marketFact(fixture: ReplayFixture, market: OfferedMarket, now: Instant): MarketFact {
  const { marketTypeId, line, main } = market
  return {
    kind: 'market',
    at: now,
    fixtureId: fixture.id,
    typeId: marketTypeId as MarketTypeId,
    line: line ?? null,
    main,
    suspended: doesMarketRest(fixture, marketTypeId, now),
    outcomes: market.outcomes.map((outcome, position) => ({
      id: outcomeIdOf(fixture.id, marketTypeId, line, position),
      pick: outcome.pick,
      odds: outcome.odds,
      status: 'open',
    })),
  }
}

/** The offered market types. Ids depend on this order, so it never changes. */
const MARKET_ORDER = [1, 2, 3, 52, 226, 5, 7, 17]
const PICKS_RANGE = 4n
const LINES_RANGE = 1_024n
const MARKETS_RANGE = 8n
const LINE_ZERO = 256
/**
 * Period markets share the place of a type without lines: its range of lines, divided into eighths, has one for each.
 * The third is that type's own. Types that never occur in the same match may share a place.
 */
const SHARED_PLACE = MARKET_ORDER.indexOf(5)
const PARTS_ORDER = [41, 42, 5, 21, 45, 64, 65, 51]
const STANDS_FOR: ReadonlyMap<number, number> = new Map([
  [202, 41],
  [72, 42],
])
const PART_LINES_RANGE = 128
const PART_LINE_ZERO = 64

/** Fixture (48 bits), type (3), line in quarters from -64 to 191.75 (10) and position of the pick (2). */
function outcomeIdOf(
  fixtureId: FixtureId,
  marketTypeId: number,
  line: Line | undefined,
  position: number,
): OutcomeId {
  const { kind, quarters } = placeOf(marketTypeId, (line ?? 0) / 25)
  assert(kind >= 0, `no place in ids for market ${marketTypeId}`)
  assert(
    quarters >= 0 && quarters < LINES_RANGE && position < PICKS_RANGE,
    `no place in ids for line ${line}`,
  )
  const market = (BigInt(fixtureId) * MARKETS_RANGE + BigInt(kind)) * LINES_RANGE + BigInt(quarters)
  return String(market * PICKS_RANGE + BigInt(position)) as OutcomeId
}

/** The type and line slot that represent a market's line in quarters. */
function placeOf(marketTypeId: number, quarters: number) {
  const own = MARKET_ORDER.indexOf(marketTypeId)
  if (own >= 0) return { kind: own, quarters: quarters + LINE_ZERO }
  const part = PARTS_ORDER.indexOf(STANDS_FOR.get(marketTypeId) ?? marketTypeId)
  const isFar = Math.abs(quarters) >= PART_LINE_ZERO
  if (part < 0 || isFar) return { kind: -1, quarters }
  return { kind: SHARED_PLACE, quarters: part * PART_LINES_RANGE + PART_LINE_ZERO + quarters }
}

/** The running score. Period scores only if the source has them. */
export function scoreFact(fixture: ReplayFixture, now: Instant): ScoreFact {
  const state = replayState(fixture, now)
  return {
    kind: 'score',
    at: now,
    fixtureId: fixture.id,
    status: state.status,
    periodCode: state.periodCode,
    clockSeconds: state.clockSeconds ?? null,
    home: state.home,
    away: state.away,
    periods: state.periods.map(({ code, home, away }) => ({ code, home, away })),
  }
}

/** The real result, dated to the final whistle, so that a server that was down sends the same fact later. */
export function resultFact(fixture: ReplayFixture): ResultFact {
  return {
    kind: 'result',
    at: fixture.endsAt,
    fixtureId: fixture.id,
    source: REPLAY_SOURCE,
    sheet: resultSheet(fixture.match),
  }
}

/** Every recorded score by its code. */
const resultSheet = (match: RecordedMatch): Sheet =>
  Object.fromEntries(match.scores.map(({ code, home, away }) => [String(code), [home, away] as const]))
