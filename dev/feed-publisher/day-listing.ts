import type { MarketTypeId, OutcomeId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { odds } from '#domain/odds.ts'
import type { FixtureFact, MarketFact } from '#server/fixtures/fixtures.ts'
import type { DayMessage } from './day-message.ts'
import { fixtureEvent, marketEvent, type WireEvent } from './wire-events.ts'
import { PRE_MATCH_TYPE, playerOf, side } from './wire-fixture.ts'

/** One fixture in this many starts with another side; one in this many is removed for a while. */
const REPLACED_ONE_OF = 11
const REMOVED_ONE_OF = 7
const REMOVED_BEFORE = 20 * MINUTE
const REMOVED_FOR = 2 * MINUTE
const [SUBSCRIBED, REMOVED] = [1, 3]
const FIRST_PLAYER_BET = 400_000_000

/** First scorer: a player market, which the site does not offer. */
export const FIRST_SCORER = 712 as MarketTypeId

/** Returns a fixture in the feed's format. In some, a side was replaced, and both are listed. */
export function listingOf(fact: FixtureFact): WireEvent {
  const { fixtureId: id, home, away } = fact
  if (id % REPLACED_ONE_OF !== 0) return fixtureEvent(fact)
  const former = { ...side(id, 2, `Former ${away.name}`), Id: 90_000_000 + id, IsActive: 0 }
  return fixtureEvent(fact, { Participants: [former, side(id, 2, away.name), side(id, 1, home.name)] })
}

/** For some fixtures: the messages that remove the subscription and add it again, both before the start. */
export function removalOf({ fixtureId, startsAt }: FixtureFact, now: Instant): DayMessage[] {
  const removedAt = Math.max(now + MINUTE, startsAt - REMOVED_BEFORE)
  if (fixtureId % REMOVED_ONE_OF !== 0 || removedAt + REMOVED_FOR >= startsAt) return []
  const tell = (at: number, status: number): DayMessage => ({
    at: instant(at),
    kind: 'prematch',
    type: 1,
    event: {
      FixtureId: fixtureId,
      Fixture: { Subscription: { Type: PRE_MATCH_TYPE, Status: status }, Status: 1 },
    },
  })
  return [tell(removedAt, REMOVED), tell(removedAt + REMOVED_FOR, SUBSCRIBED)]
}

/** Returns the market of two players for the first score. */
export function playersMarket({ fixtureId, at }: FixtureFact): MarketFact {
  const outcomes = ([1, 2] as const).map(position => ({
    id: `${FIRST_PLAYER_BET + position}${fixtureId}` as OutcomeId,
    pick: playerOf(fixtureId, position).Name,
    odds: odds(650),
    status: 'open' as const,
  }))
  return { kind: 'market', at, fixtureId, typeId: FIRST_SCORER, line: null, outcomes }
}

/** Returns one event per bet, each with its player, as the feed sends player markets. */
export const playerEvents = (market: MarketFact): WireEvent[] =>
  market.outcomes.flatMap((outcome, index) => {
    const player = playerOf(market.fixtureId, index === 0 ? 1 : 2)
    return [marketEvent({ ...market, outcomes: [outcome] }, '0-0', player)]
  })
