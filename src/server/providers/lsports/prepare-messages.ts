import type { FixtureId } from '#domain/ids.ts'
import type { FeedFact, LiveReport, SuspensionFact } from '#server/fixtures/fixtures.ts'
import type { FeedCounts } from './feed-counts.ts'
import { type Hearing, oneReportEach, reportsOf } from './live-reports.ts'
import { translateEvents } from './translate/translate-event.ts'
import { newTranslation, type Translation } from './translate/translation.ts'
import { type FeedMessage, guidOf, headerType, type RawMessage, readMessage } from './wire/feed-message.ts'
import { HEARTBEAT, isTaken, KEEP_ALIVE, nameOfType } from './wire/wire-codes.ts'

/** A message ready to be stored. */
export type PreparedMessage = {
  readonly guid: string
  readonly type: number | null
  readonly facts: readonly FeedFact[]
  /** Why it, or parts of it, are set aside. */
  readonly faults: readonly string[]
  readonly text: string
}

/** A bunch of messages in the order of the queue, translated once. Storing it may be tried again. */
export type Prepared = {
  readonly messages: readonly PreparedMessage[]
  /** What the house itself concludes from them. */
  readonly suspensions: readonly SuspensionFact[]
  /** What they tell of running matches beside facts; one a match. */
  readonly reports: readonly LiveReport[]
  /** Heartbeats and keep-alives: heard when everything before them is stored. */
  readonly signals: readonly FeedMessage[]
  readonly incomplete: ReadonlySet<FixtureId>
}

export type Translating = Hearing & { readonly counts: FeedCounts }

/** Reads and translates messages. Nothing in them makes it throw: what is odd is set aside or counted. */
export function prepareMessages(deps: Translating, raws: readonly RawMessage[]): Prepared {
  const messages: PreparedMessage[] = []
  const suspensions: SuspensionFact[] = []
  const reports: LiveReport[] = []
  const signals: FeedMessage[] = []
  const incomplete = new Set<FixtureId>()
  for (const raw of raws) {
    const headed = headerType(raw)
    if (headed !== undefined && !isTaken(headed)) {
      deps.counts.add(`passed over: ${nameOfType(headed)}`)
      continue
    }
    const read = readMessage(raw)
    if (!read.ok) {
      const faults = [read.refusal.why]
      messages.push({ guid: guidOf(raw, undefined), type: headed ?? null, facts: [], faults, text: raw.text })
    } else if (!isTaken(read.value.type)) deps.counts.add(`passed over: ${nameOfType(read.value.type)}`)
    else if (isSignal(read.value)) signals.push(read.value)
    else {
      const translation = translateMessage(deps, read.value)
      suspensions.push(...concludeSuspensions(deps, translation))
      reports.push(...reportsOf(deps, translation, read.value.sentAt))
      for (const id of translation.incomplete) incomplete.add(id)
      const { facts, faults } = translation
      messages.push({ guid: read.value.guid, type: read.value.type, facts, faults, text: raw.text })
    }
  }
  return { messages, suspensions, reports: oneReportEach(reports), signals, incomplete }
}

const isSignal = ({ type }: FeedMessage): boolean => type === HEARTBEAT || type === KEEP_ALIVE

function translateMessage({ memory, counts }: Translating, message: FeedMessage): Translation {
  const translation = newTranslation()
  translateEvents(message.body.Events, message.sentAt, memory, translation)
  for (const name of translation.leftOut) counts.add(`left out: ${name}`)
  return translation
}

/** What the states and alarms of a translation mean for who may bet. */
export function concludeSuspensions(
  { suspensions }: Pick<Translating, 'suspensions'>,
  { statuses, alarms, unsubscribed, facts }: Translation,
): SuspensionFact[] {
  return [
    ...statuses.flatMap(({ fixtureId, status }) => suspensions.follow(fixtureId, status)),
    ...alarms.flatMap(({ fixtureId, on }) => suspensions.set([fixtureId], 'alarm', on)),
    ...unsubscribed.flatMap(({ fixtureId, on }) => suspensions.set([fixtureId], 'unsubscribed', on)),
    // The book may hear of the fixture for the first time.
    ...facts.flatMap(fact => (fact.kind === 'fixture' ? [suspensions.standing(fact.fixtureId)] : [])),
  ]
}
