import { assert } from '#domain/assert.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import type { FeedFact } from '#server/fixtures/fixtures.ts'
import type { Offer, OfferedMarket } from './prices/offered-prices.ts'
import { fixtureFact, marketFact, resultFact, scoreFact } from './replay-facts.ts'
import type { ReplayFixture } from './replay-plan.ts'
import { doesBettingRest, doesMarketRest } from './replay-stories.ts'

/** Data about a fixture that was last sent to the book. Later messages contain only differences from it. */
export type ToldFixture = {
  readonly listed: boolean
  /** Prices by market, as text. */
  readonly prices: ReadonlyMap<string, string>
  /** Whether the whole match is suspended; undefined before that was sent. */
  readonly resting?: boolean
  readonly kickedOff: boolean
  readonly score: string
  readonly finished: boolean
}

export const NOTHING_TOLD: ToldFixture = {
  listed: false,
  prices: new Map(),
  kickedOff: false,
  score: '',
  finished: false,
}

/** Facts to send, and the record to keep once they are stored. */
export type Telling = { readonly facts: readonly FeedFact[]; readonly told: ToldFixture }

/** Interval for sending a running clock; score and period are sent at once. */
const CLOCK_EVERY = 3 * SECOND

/** Returns the changes of a fixture since the last run. */
export function tellFixture(fixture: ReplayFixture, told: ToldFixture, now: Instant, offer: Offer): Telling {
  const listing = told.listed ? [] : [fixtureFact(fixture, now)]
  const next = { ...told, listed: true }
  if (now < fixture.kickOff)
    return withFacts([...listing, ...tellRest(fixture, told, now)], tellPrices(fixture, next, now, offer))
  if (fixture.story === 'called-off') return withFacts(listing, tellCallOff(fixture, next, now))
  if (now < fixture.endsAt) return withFacts(listing, tellPlay(fixture, next, now))
  return withFacts(listing, tellEnd(fixture, next))
}

const withFacts = (before: readonly FeedFact[], { facts, told }: Telling): Telling => ({
  facts: [...before, ...facts],
  told,
})

/** Only sent for matches with that story. */
function tellRest(fixture: ReplayFixture, told: ToldFixture, now: Instant): readonly FeedFact[] {
  const suspended = doesBettingRest(fixture, now)
  if (fixture.story !== 'betting-rests' || told.resting === suspended) return []
  return [{ kind: 'suspension', at: now, fixtureId: fixture.id, suspended }]
}

/** Postponed at its start, then cancelled: the book voids it. */
function tellCallOff(fixture: ReplayFixture, told: ToldFixture, now: Instant): Telling {
  const fact = fixtureFact(fixture, now)
  if (told.score === fact.status) return { facts: [], told }
  const finished = fact.status === 'cancelled'
  const prices = finished ? NOTHING_TOLD.prices : told.prices
  return {
    facts: [kickOffFact(fixture), fact],
    told: { ...told, prices, kickedOff: true, score: fact.status, finished },
  }
}

function tellPrices(fixture: ReplayFixture, told: ToldFixture, now: Instant, offer: Offer): Telling {
  const moved = offer(fixture, now)
    .map(market => ({
      market,
      key: `${market.marketTypeId} ${market.line ?? ''}`,
      text: `${priceText(market)} ${doesMarketRest(fixture, market.marketTypeId, now)}`,
    }))
    .filter(({ key, text }) => told.prices.get(key) !== text)
  const prices = new Map([...told.prices, ...moved.map(({ key, text }) => [key, text] as const)])
  return {
    facts: moved.map(({ market }) => marketFact(fixture, market, now)),
    told: { ...told, prices, resting: doesBettingRest(fixture, now) },
  }
}

const priceText = ({ main, outcomes }: OfferedMarket): string =>
  `${main} ${outcomes.map(outcome => outcome.odds).join(' ')}`

/** Pre-match prices end at kick-off; then scores are sent. */
function tellPlay(fixture: ReplayFixture, told: ToldFixture, now: Instant): Telling {
  const score = scoreFact(fixture, now)
  const { periodCode, home, away, periods } = score
  const beat = Math.floor(now / CLOCK_EVERY)
  const text = JSON.stringify([periodCode, home, away, periods, score.clockSeconds === null ? 0 : beat])
  const facts = [...(told.kickedOff ? [] : [kickOffFact(fixture)]), ...(text === told.score ? [] : [score])]
  return { facts, told: { ...told, kickedOff: true, score: text } }
}

const kickOffFact = (fixture: ReplayFixture): FeedFact => ({
  kind: 'suspension',
  at: fixture.kickOff,
  fixtureId: fixture.id,
  suspended: true,
})

/** Dated to the final whistle, so that it is the same fact when sent again after a pause. */
function tellEnd(fixture: ReplayFixture, told: ToldFixture): Telling {
  if (told.finished) return { facts: [], told }
  const score = scoreFact(fixture, fixture.endsAt)
  assert(score.status === 'finished', `fixture ${fixture.id} is over at its end`)
  return {
    facts: [kickOffFact(fixture), score, resultFact(fixture)],
    told: { ...told, kickedOff: true, finished: true, prices: new Map() },
  }
}
