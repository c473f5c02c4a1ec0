import type { TradingState } from '#contract/back-office/trading.ts'
import { pageOf } from '#contract/wire/paging.ts'
import type { FixtureId } from '#domain/ids.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import { searchTest, searchText } from '#domain/search-text.ts'
import type { ReadExposures } from '#server/bets/bets.ts'
import {
  type FixtureHead,
  type FixtureResult,
  type LeagueCount,
  listFixtures,
  listResults,
  listScores,
} from '#server/fixtures/fixtures.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type FindFixtures, settledSince } from './fixture-index.ts'
import { type OpenMoney, openMoney } from './open-money.ts'
import {
  type DeskEntry,
  type DeskFilter,
  type DeskFixture,
  listDeskEntries,
  listDeskFixtures,
  listDeskLeagues,
  listDeskNames,
} from './trading-fixtures.sql.ts'

export type DeskDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly readExposures: ReadExposures
  readonly findFixtures: FindFixtures
}

/** A running score of the book. */
export type RunningScore = NonNullable<
  Awaited<ReturnType<typeof listScores>> extends ReadonlyMap<FixtureId, infer S> ? S : never
>

/** All data of a fixture in one row of the desk. */
export type DeskRow = {
  readonly head: FixtureHead
  readonly desk: DeskFixture
  readonly score: RunningScore | null
  readonly result: FixtureResult | undefined
  readonly money: OpenMoney
}

export type DeskQuestion = {
  readonly state: TradingState | 'all'
  readonly sort: 'start' | 'stakes' | 'worst'
  /** A day in Seoul. */
  readonly date?: string | undefined
  readonly sportId?: number | undefined
  readonly leagueId?: number | undefined
  readonly search?: string | undefined
  readonly betsOnly: boolean
  readonly protoOnly?: boolean
  readonly page: number
}

/** Returns a page of the desk's list, and the number of fixtures in each state. */
export async function readTradingDesk(deps: DeskDeps, question: DeskQuestion) {
  const found = await findEntries(deps, question)
  const wanted = found.filter(({ state }) => question.state === 'all' || state === question.state)
  const ids = await inOrder(deps, wanted, question.sort)
  const { rows, ...counts } = pageOf(ids, question.page)
  return { rows: await readDeskRows(deps, rows), ...counts, counts: countStates(found) }
}

/** Returns the fixtures with open bets, largest liability first. */
export async function findLiable(deps: DeskDeps): Promise<readonly FixtureId[]> {
  const entries = await findEntries(deps, { state: 'all', sort: 'worst', betsOnly: true, page: 1 })
  return inOrder(deps, entries, 'worst')
}

/** Returns the sports and leagues of a day, or of all days. */
export const readDeskLeagues = (
  { db, clock }: DeskDeps,
  date: string | undefined,
): Promise<readonly LeagueCount[]> =>
  listDeskLeagues(db, { ...rangeOf(date), betsOnly: false, now: clock.now() })

const rangeOf = (date: string | undefined): Pick<DeskFilter, 'from' | 'before'> =>
  (date === undefined ? undefined : seoulDayRange(date)) ?? {}

async function findEntries(deps: DeskDeps, question: DeskQuestion): Promise<DeskEntry[]> {
  const { db, clock } = deps
  const { date, sportId, leagueId, betsOnly, protoOnly = false, search = '' } = question
  const now = clock.now()
  const narrowed = { sportId, leagueId, betsOnly, protoOnly, now }
  const listed =
    date === undefined && search === ''
      ? { settledSince: settledSince(now) }
      : { ...rangeOf(date), ids: search === '' ? undefined : await findIds(deps, date, search) }
  return listDeskEntries(db, { ...narrowed, ...listed })
}

/** Searches the fixtures of the day, or those of the list without a day and the fixture with that id. */
async function findIds(
  { db, clock, findFixtures }: DeskDeps,
  date: string | undefined,
  search: string,
): Promise<FixtureId[]> {
  if (date === undefined) return [...(await findFixtures(search)), ...idIn(search)]
  const isFound = searchTest(search)
  const names = await listDeskNames(db, { ...rangeOf(date), betsOnly: false, now: clock.now() })
  return names.flatMap(one => (isFound(searchText(one.names)) ? [one.id] : []))
}

/** The fixture whose id is the search text. */
const idIn = (search: string): readonly FixtureId[] =>
  /^[1-9]\d{0,14}$/.test(search) ? [Number(search) as FixtureId] : []

function countStates(entries: readonly DeskEntry[]): Record<TradingState, number> {
  const counts = { upcoming: 0, live: 0, waiting: 0, settled: 0 }
  for (const { state } of entries) counts[state] += 1
  return counts
}

/** When sorting by money, only fixtures that can have open bets are counted; the rest keeps its order. */
async function inOrder(
  { readExposures }: DeskDeps,
  entries: readonly DeskEntry[],
  sort: DeskQuestion['sort'],
): Promise<FixtureId[]> {
  const ids = entries.map(({ id }) => id)
  if (sort === 'start') return ids
  const open = entries.filter(({ state }) => state !== 'settled').map(({ id }) => id)
  const exposures = await readExposures(open)
  const weights = new Map(
    [...exposures].map(([id, { rows }]) => {
      const { stakes, worst } = openMoney(rows)
      return [id, sort === 'stakes' ? stakes : worst.withCombinations]
    }),
  )
  const weightOf = (id: FixtureId) => weights.get(id) ?? Number.NEGATIVE_INFINITY
  const hasBets = (id: FixtureId) => (exposures.get(id)?.rows.length ?? 0) > 0
  const [busy, idle] = [ids.filter(hasBets), ids.filter(id => !hasBets(id))]
  return [...busy.toSorted((a, b) => weightOf(b) - weightOf(a)), ...idle]
}

/** Returns the desk rows of these fixtures, in order. */
export async function readDeskRows(
  { db, clock, readExposures }: DeskDeps,
  ids: readonly FixtureId[],
): Promise<DeskRow[]> {
  if (ids.length === 0) return []
  const [heads, desks, scores, results, exposures] = await Promise.all([
    listFixtures(db, ids),
    listDeskFixtures(db, ids, clock.now()),
    listScores(db, ids),
    listResults(db, ids),
    readExposures(ids),
  ])
  const headOf = new Map(heads.map(head => [head.id, head]))
  const deskOf = new Map(desks.map(desk => [desk.id, desk]))
  const resultOf = new Map(results.map(result => [result.fixtureId, result]))
  return ids.flatMap(id => {
    const [head, desk] = [headOf.get(id), deskOf.get(id)]
    if (!head || !desk) return []
    const money = openMoney(exposures.get(id)?.rows ?? [])
    return [{ head, desk, score: scores.get(id) ?? null, result: resultOf.get(id), money }]
  })
}
