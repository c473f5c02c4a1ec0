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
  /** Why the message, or parts of it, are set aside. */
  readonly faults: readonly string[]
  readonly text: string
}

/** A batch of messages in queue order, translated once. Storing it may be retried. */
export type Prepared = {
  readonly messages: readonly PreparedMessage[]
  /** The adapter's own suspensions. */
  readonly suspensions: readonly SuspensionFact[]
  /** Reports on running matches; one per match. */
  readonly reports: readonly LiveReport[]
  /** Heartbeats and keep-alives: processed when everything before them is stored. */
  readonly signals: readonly FeedMessage[]
  readonly incomplete: ReadonlySet<FixtureId>
}

export type Translating = Hearing & { readonly counts: FeedCounts }

/** Parses and translates messages. Never throws because of their content: unknown content is set aside or counted. */
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

/** Derives suspensions from the statuses and alarms of a translation. */
export function concludeSuspensions(
  { suspensions }: Pick<Translating, 'suspensions'>,
  { statuses, alarms, unsubscribed, facts }: Translation,
): SuspensionFact[] {
  return [
    ...statuses.flatMap(({ fixtureId, status }) => suspensions.follow(fixtureId, status)),
    ...alarms.flatMap(({ fixtureId, on }) => suspensions.set([fixtureId], 'alarm', on)),
    ...unsubscribed.flatMap(({ fixtureId, on }) => suspensions.set([fixtureId], 'unsubscribed', on)),
    // The fixture may be new to the book.
    ...facts.flatMap(fact => (fact.kind === 'fixture' ? [suspensions.standing(fact.fixtureId)] : [])),
  ]
}
