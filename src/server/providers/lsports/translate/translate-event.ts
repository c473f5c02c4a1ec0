import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { FeedFact } from '#server/fixtures/fixtures.ts'
import { asInteger, asList, asObject, type WireObject } from '../wire/wire-reading.ts'
import { readMoment } from '../wire/wire-time.ts'
import { readEventStatus } from './event-status.ts'
import type { FixtureMemory } from './fixture-memory.ts'
import { endStop } from './live-memory.ts'
import { tellAlarm } from './note-moment.ts'
import { noteSubscription, tellSubscription } from './subscription.ts'
import { translateFixture } from './translate-fixture.ts'
import { translateLivescore } from './translate-livescore.ts'
import { translateMarket } from './translate-market.ts'
import type { Translation } from './translation.ts'

/**
 * Translates one fixture of a message or snapshot to facts. A message's type only says which part it contains; all
 * parts present are read.
 */
function translateEvent(value: unknown, at: Instant, memory: FixtureMemory, into: Translation): void {
  const event = asObject(value)
  const fixtureId = readFixtureId(event?.FixtureId)
  if (!event || fixtureId === undefined) return void into.faults.push('event without a fixture id')
  const head = { fixtureId, at }
  const [fixture, livescore] = [asObject(event.Fixture), asObject(event.Livescore)]
  const markets = asList(event.Markets)
  if (event.OutrightFixture || event.OutrightScore) return void into.leftOut.push('outright')
  const known = memory.of(fixtureId)
  const status = readEventStatus(fixture, livescore)
  if (fixture) noteSubscription(head, fixture, known, into)
  if (fixture && isMetadata(fixture))
    translateFixture(head, fixture, { known, status, names: memory.names }, into)
  if (livescore) translateLivescore(head, livescore, { known, status }, into)
  const factsBefore = into.facts.length
  for (const market of markets) translateMarket(head, market, known, into)
  if (isPriced(into.facts.slice(factsBefore)) && endStop(known.live, at)) tellAlarm(head, known, into)
  tellSubscription(head, known, into)
  into.heard.add(fixtureId)
}

/** A livescore message contains a reduced fixture without new information. */
const isMetadata = ({ Status: status, StartDate: startDate }: WireObject): boolean =>
  asInteger(status) !== undefined || readMoment(startDate) !== undefined

/** Whether the facts contain prices that can be bet on. */
const isPriced = (facts: readonly FeedFact[]): boolean =>
  facts.some(fact => fact.kind === 'market' && fact.outcomes.some(one => one.status === 'open'))

/** Translates the events of a message; invalid ones do not affect the others. */
export function translateEvents(list: unknown, at: Instant, memory: FixtureMemory, into: Translation): void {
  if (!Array.isArray(list)) return void into.faults.push('no list of events')
  for (const event of list) translateEvent(event, at, memory, into)
}

function readFixtureId(value: unknown): FixtureId | undefined {
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? (id as FixtureId) : undefined
}
