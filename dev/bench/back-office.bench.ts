import { availableParallelism, loadavg } from 'node:os'
import type { Deps } from '#server/platform/process/deps.ts'
import type { DeskPage } from './back-office/desk-paths.ts'
import { PAUSE_MILLISECONDS, pageFigures, readDesk } from './back-office/desk-reads.ts'
import { fillOffice, type OfficeSize } from './back-office/fill-office.ts'
import { listOperators, listRegulars, sumsOfDay } from './back-office/office-world.sql.ts'
import { insertSessions, tokenOf } from './bets/bet-sessions.sql.ts'
import { listBettors } from './bets/bet-world.sql.ts'
import { type HttpBets, openHttpBets } from './bets/http-bets.ts'
import { ageServer } from './load/aged-server.sql.ts'
import { onBenchGround } from './load/bench-ground.ts'
import { type LoadFigures, middleOf } from './load/load-figures.ts'
import { processorSeconds } from './load/processor-time.ts'

const WHOLE: OfficeSize = {
  members: 100_000,
  fixtures: 2_000,
  matches: 6_000,
  bets: 2_000_000,
  poorShare: 0.05,
  signedIn: 5_000,
  operators: 10,
}
/** With `--small`: a quick check that the bench runs. */
const SMALL: OfficeSize = { ...WHOLE, members: 20_000, fixtures: 400, bets: 100_000 }
const CONNECTIONS = 128
const BETS_A_SECOND = 1_000
const SECONDS = 15
const ROUNDS = 3

const option = (name: string): string | undefined =>
  process.argv.find(argument => argument.startsWith(`--${name}=`))?.slice(name.length + 3)

/**
 * Operators at work while members bet. Ten operators open two pages a second each: the member list, the bet list, the
 * day's report and the view of one member. Meanwhile a thousand bets a second come in over HTTP. The reference is the
 * same bets without operators. Both loads are open loops: delays count from when a request was due. `--keep=FOLDER`
 * keeps the filled database in that folder for the next run, which works on a copy.
 */
export const bench = () => {
  const size = process.argv.includes('--small') ? SMALL : WHOLE
  return onBenchGround(
    async ({ deps, url, databasePid }) => {
      await ageServer(deps.db)
      const [members, operators] = [await listBettors(deps.db), await listOperators(deps.db)]
      const bettors = members.slice(0, size.signedIn)
      await insertSessions(deps.db, [...bettors, ...operators], deps.clock.now())
      const house = await openHttpBets(url, bettors)
      const subjects = { members, regulars: await listRegulars(deps.db) }
      try {
        return await measure(house, {
          db: deps.db,
          tokens: operators.map(tokenOf),
          subjects,
          size,
          pids: [databasePid, house.pid],
        })
      } finally {
        await house.close()
      }
    },
    { keptIn: option('keep'), fill: ({ deps }) => fillOffice(deps, size) },
  )
}

type At = Pick<Parameters<typeof readDesk>[0], 'tokens' | 'subjects'> &
  Pick<Deps, 'db'> & {
    readonly size: OfficeSize
    /** Process ids of the database and the server. */
    readonly pids: readonly number[]
  }

/** Over one, five and fifteen minutes. Recorded because other programs may share the machine. */
const machineLoad = () => loadavg().map(figure => Math.round(figure * 10) / 10)

async function measure(house: HttpBets, { db, size, pids, ...desk }: At) {
  const busy = { alone: [] as number[], besideTheDesk: [] as number[] }
  const timed = async <T>(which: keyof typeof busy, work: () => Promise<T>): Promise<T> => {
    const [before, began] = [processorSeconds(pids) ?? Number.NaN, performance.now()]
    const answer = await work()
    const seconds = (performance.now() - began) / 1_000
    busy[which].push(Math.round((((processorSeconds(pids) ?? Number.NaN) - before) / seconds) * 100) / 100)
    return answer
  }
  const bet = () => house.ask('bets', CONNECTIONS, SECONDS, BETS_A_SECOND)
  const reading = (seed: number) => readDesk({ port: house.port, ...desk, seconds: SECONDS, seed })
  const loads = [machineLoad()]
  // Warm up: plans, code and pages as in service.
  await Promise.all([bet(), reading(1)])
  const alone: LoadFigures[] = []
  const beside: LoadFigures[] = []
  const pages = new Map<DeskPage, number[]>()
  const calls = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await timed('alone', bet))
    loads.push(machineLoad())
    const [bets, read] = await timed('besideTheDesk', () => Promise.all([bet(), reading(round + 2)]))
    beside.push(bets)
    for (const [page, own] of read.pages) pages.set(page, [...(pages.get(page) ?? []), ...own])
    for (const [call, own] of read.calls) calls.set(call, [...(calls.get(call) ?? []), ...own])
    console.error(`round ${round + 1}: ${told(alone.at(-1))} alone, ${told(bets)} beside the desk`)
  }
  const longer = (figure: 'p50ms' | 'p99ms') =>
    Math.round((middleOf(beside, figure) / middleOf(alone, figure)) * 100) / 100
  const [quiet, loaded] = [alone, beside].map(rounds => middleOf(rounds, 'perSecond'))
  const slowest = [...calls].toSorted(([, a], [, b]) => pageFigures(b).p50ms - pageFigures(a).p50ms)
  return {
    name: 'back-office',
    members: size.members,
    bets: size.bets,
    operators: size.operators,
    pagesASecond: (1_000 / PAUSE_MILLISECONDS) * size.operators,
    /** Milliseconds from the moment at which the page was due. */
    pages: Object.fromEntries([...pages].map(([page, own]) => [page, pageFigures(own)])),
    placing: { asked: BETS_A_SECOND, alone, besideTheDesk: beside },
    /**
     * Bets a second with operators over bets a second without, and the ratio of their delays. Median of the rounds.
     */
    ratio: Math.floor(((loaded ?? 0) / (quiet ?? 1)) * 100) / 100,
    delayRatio: { p50: longer('p50ms'), p99: longer('p99ms') },
    /** The sums that the report of the day is computed from. */
    sumsOfToday: await sumsOfDay(db),
    /** The calls with the highest median. */
    slowestCalls: Object.fromEntries(slowest.slice(0, 12).map(([call, own]) => [call, pageFigures(own)])),
    processors: availableParallelism(),
    /**
     * Processors that server and database used in each round. The bench itself and other programs are not counted.
     */
    processorsBusy: busy,
    /** Loads measured at the beginning and after each round. */
    machineLoad: [...loads, machineLoad()],
  }
}

const told = (figures: LoadFigures | undefined) =>
  figures ? `${figures.perSecond} bets/s (p50 ${figures.p50ms} ms, p99 ${figures.p99ms} ms)` : ''
