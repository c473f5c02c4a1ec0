import type { FixtureId } from '#domain/ids.ts'
import { type Betting, openBetting } from '#server/bets/bets.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { type Db, openDatabase, raw, type Sql } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { makeObjectsYoung } from '#server/platform/process/young-objects.ts'
import { openSite, type Site } from '#server/site/site.ts'
import { insertSessions } from './bets/bet-sessions.sql.ts'
import { insertBook, insertMembers, listBettors, listOffered } from './bets/bet-world.sql.ts'
import { requestSource } from './bets/bettors.ts'
import { loadBooking } from './bets/booking-load.ts'
import { openHttpBets } from './bets/http-bets.ts'
import { ageServer } from './load/aged-server.sql.ts'
import { onBenchGround } from './load/bench-ground.ts'
import { type LoadFigures, median } from './load/load-figures.ts'
import { openYardstick, type Yardstick } from './load/pgbench.ts'
import { insertBets } from './settle/settle-world.sql.ts'

const SIZE = { members: 100_000, fixtures: 2_858, poorShare: 0.05 }
const SMALL_SIZE = { members: 20_000, fixtures: 500, poorShare: 0.05 }
const CROWD = 1_024
const FEW = 64
/** The same number of concurrent members as in the measurement without HTTP. */
const CONNECTIONS = CROWD
const SIGNED_IN = 5_000
const SECONDS = 4
const ROUNDS = 3
const WARM_UP_SECONDS = 6
/** The reference books one bet per transaction, over as many connections as pgbench has clients. */
const SINGLE_LANES = 32
const GROWN_BETS = 1_000_000
const GROWTH_STEP = 50_000

/**
 * Placing bets, durable and with every check: the booking path alone and over HTTP. The references are pgbench, one
 * transaction per bet, and an empty authenticated POST. All take turns in one run, on a database without bets and on
 * one with some; with `--grown` also on one with a million.
 */
export const bench = () =>
  onBenchGround(async ({ deps, url, addDatabase, addHouse }) => {
    // As every server does at start.
    makeObjectsYoung()
    const bookingDb = countingDb(openDatabase({ url, poolSize: SINGLE_LANES }))
    try {
      await ageServer(deps.db)
      await prepare(deps, SIZE)
      const yardstick = await openYardstick(await addDatabase('yardstick'))
      const site = await openSite(deps)
      try {
        await warmUp((await addHouse('warm_up')).deps)
        return await measure({ deps, site, bookingDb, yardstick, url })
      } finally {
        await site.close()
      }
    } finally {
      await bookingDb.close()
    }
  })

type Bench = {
  readonly deps: Deps
  readonly site: Site
  readonly bookingDb: CountingDb
  readonly yardstick: Yardstick
  readonly url: string
}

async function prepare({ db, clock }: Deps, size: typeof SIZE): Promise<void> {
  await insertMembers(db, size, clock.now())
  await insertBook(db, size, clock.now())
  await insertSessions(db, (await listBettors(db)).slice(0, SIGNED_IN), clock.now())
  // The statistics now say that there are no bets at all, which misleads the planner.
  await db.run(raw('vacuum analyze'))
  await db.run(raw('checkpoint'))
}

/**
 * Places bets on another database first. Otherwise the first measurement would also include the seconds in which the
 * process compiles its code.
 */
async function warmUp(deps: Deps): Promise<void> {
  await prepare(deps, SMALL_SIZE)
  const site = await openSite(deps)
  const next = requestSource(await listBettors(deps.db), await listOffered(deps.db), 3)
  await loadBooking(openBetting({ ...deps, site }), next, CROWD, WARM_UP_SECONDS)
  await site.close()
}

async function measure(bench: Bench) {
  const { deps, url, yardstick } = bench
  const next = requestSource(await listBettors(deps.db), await listOffered(deps.db), 7)
  const bettingDeps = { ...deps, site: bench.site, db: bench.bookingDb }
  const betting = openBetting(bettingDeps)
  const single = openBetting(bettingDeps, { lanes: SINGLE_LANES, batchMax: 1 })
  const crowd = (at: Betting) => loadBooking(at, next, CROWD, SECONDS)

  const empty = await beside(yardstick, () => crowd(betting))
  say('empty', empty)
  await deps.db.run(raw('analyze'))
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const fresh = await beside(yardstick, () => crowd(betting))
    rounds.push({
      ...fresh,
      single: await crowd(single),
      few: await loadBooking(betting, next, FEW, SECONDS),
    })
    say(`round ${round + 1}`, fresh)
  }
  bench.bookingDb.count = 0
  const counted = await crowd(betting)
  const statementsPerBet = Math.round((bench.bookingDb.count / counted.answered) * 1_000) / 1_000
  const http = await measureHttp(url, await listBettors(deps.db), yardstick)
  const grown = process.argv.includes('--grown') ? await measureGrown(bench, () => crowd(betting)) : undefined
  const books = await verifyLedger(deps.db)
  if (books.faults.length > 0) throw new Error(`the books are wrong: ${books.faults.join('; ')}`)
  const [booking, one, few] = [
    rounds.map(r => r.bets),
    rounds.map(r => r.single),
    rounds.map(r => r.few),
  ].map(median)
  return {
    name: 'bets',
    booking: {
      ...told(booking),
      ratioToPgbench: middleRatio(rounds.map(r => r.bets.perSecond / r.tps)),
      ratioToSingle: middleRatio(rounds.map(r => r.bets.perSecond / r.single.perSecond)),
    },
    bookingAt64: { ...told(few), ratioToPgbench: middleRatio(rounds.map(r => r.few.perSecond / r.tps)) },
    http,
    statementsPerBet,
    ratioByDatabase: {
      empty: ratio(empty.bets.perSecond / empty.tps),
      fresh: middleRatio(rounds.map(r => r.bets.perSecond / r.tps)),
      ...(grown ? { grown: ratio(grown.bets.perSecond / grown.tps) } : {}),
    },
    reference: {
      by: yardstick.by,
      tps: Math.round(rounds[0]?.tps ?? 0),
      singleBetsPerSecond: one?.perSecond,
    },
    acceptedShare: ratio(counted.accepted / counted.answered),
    postingsVerified: books.postings,
    ratio: middleRatio(rounds.map(r => r.bets.perSecond / r.tps)),
  }
}

/** Runs the reference and the bets one right after the other, so that a busy neighbour slows both. */
async function beside(yardstick: Yardstick, load: () => Promise<LoadFigures>) {
  const tps = await yardstick.run(SECONDS)
  return { tps, bets: await load() }
}

async function measureHttp(url: string, members: readonly number[], yardstick: Yardstick) {
  const house = await openHttpBets(url, members.slice(0, SIGNED_IN))
  const rounds = []
  try {
    await house.ask('empty', CONNECTIONS, SECONDS)
    await house.ask('bets', CONNECTIONS, SECONDS)
    for (let round = 0; round < ROUNDS; round++) {
      const tps = await yardstick.run(SECONDS)
      const empty = await house.ask('empty', CONNECTIONS, SECONDS)
      const bets = await house.ask('bets', CONNECTIONS, SECONDS)
      rounds.push({ tps, empty, bets })
      console.error(`http ${round + 1}: ${bets.perSecond} bets/s, ${empty.perSecond} empty posts/s`)
    }
  } finally {
    // Closes the server before its database stops, also after an error.
    await house.close()
  }
  return {
    ...told(median(rounds.map(r => r.bets))),
    ratioToPgbench: middleRatio(rounds.map(r => r.bets.perSecond / r.tps)),
    ratioToEmptyPost: middleRatio(rounds.map(r => r.bets.perSecond / r.empty.perSecond)),
  }
}

/** Measures after a million bets. Nothing is analyzed by hand, so the plans are the old ones. */
async function measureGrown({ deps, yardstick }: Bench, load: () => Promise<LoadFigures>) {
  const { db, clock } = deps
  for (let bets = 0; bets < GROWN_BETS; bets += GROWTH_STEP) {
    const fixture = 1 + (2 * bets) / GROWTH_STEP
    await insertBets(db, GROWTH_STEP, [fixture as FixtureId, (fixture + 1) as FixtureId], clock.now())
  }
  const grown = await beside(yardstick, load)
  say('grown', grown)
  return grown
}

const told = (figures: LoadFigures | undefined) => ({
  betsPerSecond: figures?.perSecond,
  p50ms: figures?.p50ms,
  p99ms: figures?.p99ms,
})
const ratio = (value: number) => Math.floor(value * 100) / 100
const middleRatio = (values: readonly number[]) =>
  ratio(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0)
const say = (what: string, { tps, bets }: { tps: number; bets: LoadFigures }) =>
  console.error(`${what}: ${bets.perSecond} bets/s, p99 ${bets.p99ms} ms; yardstick ${Math.round(tps)} tps`)

type CountingDb = Db & { count: number }

/** Counts the statements of transactions, including begin and commit. */
function countingDb(db: Db): CountingDb {
  const counting: CountingDb = {
    ...db,
    count: 0,
    transaction: work =>
      db.transaction(tx => {
        counting.count += 2
        const many = <T extends object>(statement: Sql) => {
          counting.count += 1
          return tx.many<T>(statement)
        }
        const one = <T extends object>(statement: Sql) => {
          counting.count += 1
          return tx.one<T>(statement)
        }
        const lastOne = <T extends object>(statement: Sql) => {
          counting.count += 1
          return tx.lastOne<T>(statement)
        }
        return work({ ...tx, many, one, lastOne })
      }),
  }
  return counting
}
