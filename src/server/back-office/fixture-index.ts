import type { FixtureId } from '#domain/ids.ts'
import { DAY, type Instant, instant, SECOND } from '#domain/instant.ts'
import { type SearchText, searchTest, searchText } from '#domain/search-text.ts'
import { fixtureChanged } from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { oneAtATime } from '#server/platform/work/one-at-a-time.ts'
import { listDeskNames } from './trading-fixtures.sql.ts'

/** Without a day, what is settled is listed for so many days after its start. */
const SETTLED_DAYS = 30

export const settledSince = (now: Instant): Instant => instant(now - SETTLED_DAYS * DAY)

/** What changed unheard, by hand or on another node, is found so much later at most. */
const AGE_MAX_MILLISECONDS = 5 * SECOND

type Entry = { readonly names: string; readonly text: SearchText }

/** Gives the fixtures of the desk's list without a day whose teams, league or id hold what is searched for. */
export type FindFixtures = (search: string) => Promise<FixtureId[]>

/**
 * The names of the desk's fixtures, made ready for searching once and shared by all who search: only what came or was
 * renamed since is made ready again.
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
    // A reading under way has said already that nothing is behind, and has not put it in yet.
    if (isOld() || read.isUnderWay()) await read.join()
    // What came after the reading that was under way began is not in it.
    if (isOld()) await read.join()
    const isFound = searchTest(search)
    return [...entries].flatMap(([id, { text }]) => (isFound(text) ? [id] : []))
  }
}

function entryOf(names: readonly string[], known: Entry | undefined): Entry {
  const joined = names.join('\n')
  return known?.names === joined ? known : { names: joined, text: searchText(names) }
}
