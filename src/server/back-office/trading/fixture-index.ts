import type { FixtureId } from '#domain/ids.ts'
import { DAY, type Instant, instant, SECOND } from '#domain/instant.ts'
import { type SearchText, searchTest, searchText } from '#domain/search-text.ts'
import { fixtureChanged } from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { oneAtATime } from '#server/platform/work/one-at-a-time.ts'
import { listDeskNames } from './trading-fixtures.sql.ts'

/** Without a day, settled fixtures are listed for this many days after their start. */
const SETTLED_DAYS = 30

export const settledSince = (now: Instant): Instant => instant(now - SETTLED_DAYS * DAY)

/** Maximum delay for changes without an event, made directly or on another node. */
const AGE_MAX_MILLISECONDS = 5 * SECOND

type Entry = { readonly names: string; readonly text: SearchText }

/** Returns the fixtures of the list without a day whose teams, league or id match a search. */
export type FindFixtures = (search: string) => Promise<FixtureId[]>

/**
 * Caches the search texts of the back office's fixtures for all searches; only new or renamed fixtures are processed
 * again.
 */
export function openFixtureIndex({ db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>): FindFixtures {
  let entries: ReadonlyMap<FixtureId, Entry> = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  let behind = true
  bus.subscribe(fixtureChanged, ({ fixtureId, head }) => {
    behind ||= head || !entries.has(fixtureId)
  })

  const read = oneAtATime(async () => {
    behind = false
    const now = clock.now()
    const rows = await listDeskNames(db, { settledSince: settledSince(now), betsOnly: false, now })
    entries = new Map(rows.map(({ id, names }) => [id, entryOf(names, entries.get(id))]))
    readAt = performance.now()
  })

  return async search => {
    const isOld = () => behind || performance.now() - readAt >= AGE_MAX_MILLISECONDS
    // A read in progress has already reset the stale flag, but its result is not in the cache yet.
    if (isOld() || read.isUnderWay()) await read.join()
    // Changes after the start of that read are not in it.
    if (isOld()) await read.join()
    const isFound = searchTest(search)
    return [...entries].flatMap(([id, { text }]) => (isFound(text) ? [id] : []))
  }
}

function entryOf(names: readonly string[], known: Entry | undefined): Entry {
  const joined = names.join('\n')
  return known?.names === joined ? known : { names: joined, text: searchText(names) }
}
