import { isPartClosed } from '#domain/fixtures/live-closing.ts'
import type { FixtureId, SportId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { sportOf } from '#domain/sports/sports.ts'
import type { FixtureFact, FixtureStatus, LiveIncident } from '#server/fixtures/fixtures.ts'
import type { FairMarket } from '../simulator/fair-market.ts'
import { decidedOffers } from '../simulator/live-verdicts.ts'
import type { SimulatedMatch } from '../simulator/match-script.ts'
import { dangerAt, momentOfIncident, scriptState, stopAt } from '../simulator/script-state.ts'
import type { InPlayMatch, Offer, OfferTerms } from './in-play-match.ts'
import { offerPrice } from './offer-price.ts'

/** A scripted match at a start time, with its displayed names. */
export type ScriptedFixture = {
  readonly id: FixtureId
  readonly source: string
  readonly sportId: SportId
  readonly kickOff: Instant
  readonly names: Pick<FixtureFact, 'location' | 'league' | 'home' | 'away' | 'replayOf'>
}

/** Presents the match to the feed. */
export function scriptedMatch(fixture: ScriptedFixture, { script, ...model }: SimulatedMatch): InPlayMatch {
  const { id, source, sportId, kickOff, names } = fixture
  const endsAt = instant(kickOff + script.endsAt)
  const incidents: readonly LiveIncident[] = script.incidents.map(({ at, kind, side }, index) => ({
    number: index + 1,
    kind,
    side,
    ...momentOfIncident(script, at),
    at: instant(kickOff + at),
  }))
  const statusAt = (now: Instant): FixtureStatus =>
    now < kickOff ? 'not-started' : now < endsAt ? 'live' : 'finished'
  const { id: sport, english: name, korean: nameKorean } = sportOf(sportId)
  return {
    id,
    source,
    kickOff,
    endsAt,
    sheet: script.sheet,
    head: now => ({
      kind: 'fixture',
      at: now,
      fixtureId: id,
      source,
      sport: { id: sport, name, nameKorean },
      ...names,
      startsAt: kickOff,
      status: statusAt(now),
    }),
    score: now => ({
      kind: 'score',
      at: now,
      fixtureId: id,
      status: statusAt(now),
      ...scriptState(script, now - kickOff),
    }),
    offerMark: now => model.priceMark(now - kickOff),
    offers: (now, terms) => offersOf(model.fairMarkets(now - kickOff), terms, now >= kickOff),
    state: now => ({
      danger: dangerAt(script, now - kickOff),
      stop: stopAt(script, now - kickOff),
      incidents: incidents.filter(({ at }) => at <= now),
    }),
    verdicts: (now, offers) => {
      const { periodCode, periods } = scriptState(script, now - kickOff)
      const scorers = script.scores
        .filter(step => step.at <= now - kickOff)
        .flatMap(({ side, points }) => Array.from({ length: points }, () => side))
      return decidedOffers({ sportId, periodCode, periods, scorers, over: now >= endsAt }, offers)
    },
  }
}

/** Prices with the house's margin; markets of a period close automatically at 80 % of it (handbook 2.7). */
function offersOf(
  markets: readonly FairMarket[],
  { payoutBefore, payoutLive }: OfferTerms,
  live: boolean,
): readonly Offer[] {
  const payout = live ? payoutLive : payoutBefore
  return markets
    .filter(({ progress }) => !isPartClosed(progress))
    .map(({ typeId, line, main, outcomes }) => ({
      typeId,
      line,
      main,
      outcomes: outcomes.map(({ pick, chance }) => ({ pick, odds: offerPrice(chance, payout) })),
    }))
}
