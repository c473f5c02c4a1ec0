import { assert } from '#domain/assert.ts'
import type { FixtureId } from '#domain/ids.ts'
import { openBetting } from '#server/bets/bets.ts'
import { recordResult } from '#server/fixtures/fixtures.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { openDatabase } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { settleFixture } from '#server/settlement/settlement.ts'
import { openSite, type Site } from '#server/site/site.ts'
import { insertBook, insertMembers, listBettors, listOffered } from './bets/bet-world.sql.ts'
import { requestSource } from './bets/bettors.ts'
import { onBenchGround } from './load/bench-ground.ts'
import { type Placing, startPlacing } from './settle/placing-load.ts'
import { settleSlowly } from './settle/settle-slowly.ts'
import { insertBets } from './settle/settle-world.sql.ts'

const MEMBERS = 100_000
const FIXTURES = 300
const HALF = 100_000
const REFERENCE_BETS = 4_000
const PLACING_A_SECOND = 2_000
const SHEET = { 10: [1, 0], 20: [1, 1], 100: [2, 1] } as const

/**
 * Settles a fixture with 200,000 open bets, half singles, half five-leg combos: once as the first fixture of the
 * combos (they stay open) and once as the last (they are paid); alone, and while 2,000 bets a second are placed. The
 * reference settles one bet per transaction on the same data.
 */
export const bench = () =>
  onBenchGround(async ({ deps, url }) => {
    const bookingDb = openDatabase({ url, poolSize: 3 })
    const site = await prepare(deps)
    try {
      return await measure({ ...deps, site }, { ...deps, site, db: bookingDb })
    } finally {
      await site.close()
      await bookingDb.close()
    }
  })

async function prepare(deps: Deps) {
  const { db, clock } = deps
  await insertMembers(db, { members: MEMBERS, fixtures: FIXTURES, poorShare: 0.05 }, clock.now())
  await insertBook(db, { members: MEMBERS, fixtures: FIXTURES, poorShare: 0.05 }, clock.now())
  return openSite(deps)
}

type BenchDeps = Deps & { readonly site: Site }

/** This bench corrects nothing. */
const tellResettled = async () => {}

async function measure(deps: BenchDeps, bookingDeps: BenchDeps) {
  const { db, clock } = deps
  const [alone, busy, single] = [fiveFrom(1), fiveFrom(11), idOf(21)]
  for (const five of [alone, busy]) {
    await insertBets(db, HALF, five, clock.now())
    await insertBets(db, HALF, five.slice(0, 1), clock.now())
    await insertBets(db, HALF, five.slice(4), clock.now())
  }
  await insertBets(db, REFERENCE_BETS, [single], clock.now())
  console.error('the bets are there')

  const reference = await settleReference(deps, single)
  console.error(`one bet a transaction: ${reference}/s`)
  const quiet = await settleFive(deps, alone)
  console.error(`alone: ${JSON.stringify(quiet)}`)
  const placing = await placingOf(bookingDeps)
  const before = await placing.figuresOver(3_000)
  const loaded = await settleFive(deps, busy, placing)
  await placing.stop()
  console.error(`while placing: ${JSON.stringify(loaded)}`)

  const { postings, faults } = await verifyLedger(db)
  assert(faults.length === 0, `the books are wrong: ${faults[0]}`)
  return {
    name: 'settle',
    bets: HALF * 2,
    lastLeg: quiet.lastLeg,
    staysOpen: quiet.staysOpen,
    whilePlacing: loaded,
    placingBefore: before,
    oneByOnePerSecond: reference,
    postings,
    ratio: Math.floor((quiet.lastLeg.betsPerSecond / reference) * 10) / 10,
  }
}

const idOf = (id: number) => id as FixtureId
const fiveFrom = (first: number): readonly FixtureId[] => [0, 1, 2, 3, 4].map(offset => idOf(first + offset))

const placingOf = async (deps: BenchDeps): Promise<Placing> => {
  const offered = (await listOffered(deps.db)).filter(outcome => outcome.fixtureId > 50)
  const next = requestSource(await listBettors(deps.db), offered, 7)
  return startPlacing(openBetting(deps), next, PLACING_A_SECOND)
}

type Figures = { readonly betsPerSecond: number; readonly longestStretchMs: number }
type Loaded = Figures & { readonly placing?: { readonly p50ms: number; readonly p99ms: number } }

/** Settles five fixtures. The first leaves the combos open, the last pays them; those between are not measured. */
async function settleFive(deps: BenchDeps, five: readonly FixtureId[], placing?: Placing) {
  const measured: Loaded[] = []
  for (const [index, fixture] of five.entries()) {
    await end(deps, fixture)
    const isMeasured = index === 0 || index === 4
    if (isMeasured) placing?.begin()
    const figures = await timed(deps, fixture, isMeasured ? HALF * 2 : HALF)
    if (isMeasured) measured.push({ ...figures, ...(placing ? { placing: placing.figures() } : {}) })
  }
  const [staysOpen, lastLeg] = measured
  assert(staysOpen && lastLeg, 'both were measured')
  return { lastLeg, staysOpen }
}

const end = (deps: BenchDeps, fixture: FixtureId) =>
  deps.db.transaction(tx => recordResult(tx, deps, fixture, { sheet: SHEET, source: 'bench', reason: '' }))

/** Settles as the server does. Each transaction is timed from its begin to its commit. */
async function timed(deps: BenchDeps, fixture: FixtureId, bets: number): Promise<Figures> {
  const transactions: number[] = []
  const db = {
    ...deps.db,
    transaction: async <T>(work: Parameters<typeof deps.db.transaction<T>>[0]) => {
      const began = performance.now()
      const answer = await deps.db.transaction(work)
      transactions.push(performance.now() - began)
      return answer
    },
  }
  const began = performance.now()
  await settleFixture({ ...deps, db, tellResettled }, fixture)
  const seconds = (performance.now() - began) / 1_000
  return {
    betsPerSecond: Math.round(bets / seconds),
    longestStretchMs: Math.round(Math.max(...transactions)),
  }
}

async function settleReference(deps: BenchDeps, fixture: FixtureId): Promise<number> {
  await end(deps, fixture)
  const began = performance.now()
  await settleSlowly({ ...deps, tellResettled }, fixture, REFERENCE_BETS)
  return Math.round(REFERENCE_BETS / ((performance.now() - began) / 1_000))
}
