import type { LeagueId, LocationId, MarketTypeId, OutcomeId, SportId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { sportOf } from '#domain/sports.ts'
import type { FixtureFact, MarketFact, ResultFact, ScoreFact, Sheet } from '#server/fixtures/fixtures.ts'
import type { OfferedMarket } from './offered-prices.ts'
import type { RecordedMatch } from './recorded-match.ts'
import type { ReplayFixture } from './replay-plan.ts'
import { replayState } from './replay-state.ts'

/** The replay in the words of the feed port. Pure: what to say at a moment, not when to say it. */

export const REPLAY_SOURCE = 'replay'

/** Who plays, when, and how far it has come. */
export function fixtureFact(fixture: ReplayFixture, now: Instant): FixtureFact {
  const { match, id, kickOff } = fixture
  const { league } = match
  const sport = sportOf(league.sportId as SportId)
  return {
    kind: 'fixture',
    at: now,
    fixtureId: id,
    source: REPLAY_SOURCE,
    sport: { id: sport.id, name: sport.english, nameKorean: sport.korean },
    location: {
      id: league.locationId as LocationId,
      name: league.locationName,
      nameKorean: league.locationKoreanName,
      flagCode: league.flagCode,
    },
    league: {
      id: league.id as LeagueId,
      name: league.name,
      nameKorean: league.koreanName,
      weight: league.weight,
    },
    home: { name: match.home.name, nameKorean: match.home.koreanName },
    away: { name: match.away.name, nameKorean: match.away.koreanName },
    startsAt: kickOff,
    status: replayState(fixture, now).status,
    replayOf: replayNote(match),
  }
}

/** "2024-08-16 실경기 재현": the day on which it was really played, and that this is a replay. */
export const replayNote = (match: RecordedMatch): string =>
  `${new Date(match.kickOff).toISOString().slice(0, 10)} 실경기 재현`

/** The prices of one offered market. The outcome's id tells fixture, kind, line and pick, so it never changes. */
export function marketFact(fixture: ReplayFixture, market: OfferedMarket, now: Instant): MarketFact {
  const { marketTypeId, line, main } = market
  const prefix = `${fixture.id}-${marketTypeId}-${line ?? ''}`
  return {
    kind: 'market',
    at: now,
    fixtureId: fixture.id,
    typeId: marketTypeId as MarketTypeId,
    line: line ?? null,
    main,
    outcomes: market.outcomes.map(outcome => ({
      id: `${prefix}-${outcome.pick}` as OutcomeId,
      pick: outcome.pick,
      odds: outcome.odds,
      status: 'open',
    })),
  }
}

/** How it stands. Scores of parts only where the source holds them. */
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

/** The real result, dated to the last whistle, so that a server that was down tells the same later. */
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
export const resultSheet = (match: RecordedMatch): Sheet =>
  Object.fromEntries(match.scores.map(({ code, home, away }) => [String(code), [home, away] as const]))
