import type { FixtureId } from '#domain/ids.ts'
import {
  type FeedFact,
  type LiveReport,
  type RejectedFact,
  takeFacts,
  takeReports,
} from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { FeedCounts } from './feed-counts.ts'
import { setAside, takeNew } from './feed-inbox.sql.ts'
import type { PackageSettings } from './lsports-settings.ts'
import type { Prepared, PreparedMessage } from './prepare-messages.ts'
import { SOURCE } from './wire/wire-codes.ts'

export type StoreDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'log'> & { readonly counts: FeedCounts }

export type Stored = {
  readonly rejected: readonly RejectedFact[]
  /** Running matches that are silenced: they need a snapshot. */
  readonly silenced: readonly FixtureId[]
}

/** The adapter's own facts and reports for a batch of messages. */
type Conclusions = { readonly facts: readonly FeedFact[]; readonly reports: readonly LiveReport[] }

const NONE: Conclusions = { facts: [], reports: [] }

/**
 * Stores a batch of messages in one transaction: marks them as processed, sets unknown content aside, applies their
 * facts to the book. A message processed before is ignored. A message that the database refuses because of its data is
 * set aside alone; other faults are thrown, and the batch may be retried.
 */
export async function storeMessages(
  deps: StoreDeps,
  pack: PackageSettings,
  prepared: Prepared,
): Promise<Stored> {
  const { messages, suspensions, reports } = prepared
  if (messages.length === 0 && suspensions.length === 0) return { rejected: [], silenced: [] }
  const concluded: Conclusions = { facts: suspensions, reports }
  try {
    return await storeTogether(deps, pack, messages, concluded)
  } catch (error) {
    if (!isOfTheData(error)) throw error
    const stored: Stored[] = []
    for (const message of messages) stored.push(await storeAlone(deps, pack, message))
    stored.push(await storeTogether(deps, pack, [], concluded))
    return {
      rejected: stored.flatMap(one => one.rejected),
      silenced: stored.flatMap(one => one.silenced),
    }
  }
}

async function storeTogether(
  deps: StoreDeps,
  pack: PackageSettings,
  messages: readonly PreparedMessage[],
  concluded: Conclusions,
): Promise<Stored> {
  const { db, clock, counts } = deps
  const done = await db.transaction(async tx => {
    const fresh = await takeNew(
      tx,
      messages.map(message => message.guid),
      clock.now(),
    )
    const taken = messages.filter(message => fresh.delete(message.guid))
    for (const message of taken)
      if (message.faults.length > 0) await setAside(tx, asideOf(pack, message), clock.now())
    const facts = [...taken.flatMap(message => message.facts), ...concluded.facts]
    const { rejected } = facts.length > 0 ? await takeFacts(tx, deps, facts) : { rejected: [] }
    return { taken, rejected, silenced: await takeReports(tx, deps, concluded.reports) }
  })
  counts.add('taken', done.taken.length)
  counts.add('duplicate', messages.length - done.taken.length)
  counts.add('set aside', done.taken.filter(message => message.faults.length > 0).length)
  for (const { why } of done.rejected) counts.add(`handed back: ${why}`)
  return done
}

async function storeAlone(deps: StoreDeps, pack: PackageSettings, message: PreparedMessage): Promise<Stored> {
  try {
    return await storeTogether(deps, pack, [message], NONE)
  } catch (error) {
    if (!isOfTheData(error)) throw error
    deps.log.warn({ err: error, guid: message.guid }, 'a feed message could not be stored')
    const faults = [...message.faults, `not stored: ${error instanceof Error ? error.message : 'refused'}`]
    return storeTogether(deps, pack, [{ ...message, facts: [], faults }], NONE)
  }
}

const asideOf = (pack: PackageSettings, { guid, type, faults, text }: PreparedMessage) => ({
  source: SOURCE,
  package: pack.kind,
  guid,
  type,
  reasons: faults,
  text,
})

/** Error classes 22 and 23 of PostgreSQL: invalid data, violated constraints. */
const isOfTheData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]...$/.test(error.code)
