import { loadavg } from 'node:os'
import type { FixtureId } from '#domain/ids.ts'
import { raw } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type DeskPage, pageFigures, readDesk, servedPages } from './back-office/desk-reads.ts'
import { insertLogins, insertOperators } from './back-office/office-world.sql.ts'
import { insertSessions, tokenOf } from './bets/bet-sessions.sql.ts'
import { insertBook, insertMembers, listBettors } from './bets/bet-world.sql.ts'
import { type HttpBets, openHttpBets } from './bets/http-bets.ts'
import { ageServer } from './load/aged-server.sql.ts'
import { onBenchGround } from './load/bench-ground.ts'
import { type LoadFigures, median } from './load/load-figures.ts'
import { insertBets } from './settle/settle-world.sql.ts'

const WHOLE = { members: 100_000, fixtures: 2_000, bets: 2_000_000, poorShare: 0.05 }
/** With `--small`: to see whether it runs. */
const SMALL = { members: 20_000, fixtures: 400, bets: 100_000, poorShare: 0.05 }
const SIGNED_IN = 5_000
const OPERATORS = 10
const CONNECTIONS = 64
const BETS_A_SECOND = 1_000
const SECONDS = 15
const ROUNDS = 3
const GROWTH_STEP = 50_000

/**
 * Operators at work while members bet: the member list, the bet list, the day's report and all that is known of one
 * member, read by ten operators who open two pages a second each, while a thousand bets a second come in over HTTP,
 * beside the same bets without anybody at the desk. Reports are read where the house serves them.
 */
export const bench = () =>
  onBenchGround(async ({ deps, url }) => {
    const size = process.argv.includes('--small') ? SMALL : WHOLE
    await ageServer(deps.db)
    const operators = await prepare(deps, size)
    const members = await listBettors(deps.db)
    const house = await openHttpBets(url, members.slice(0, SIGNED_IN))
    try {
      return await measure(house, { tokens: operators.map(tokenOf), members, size })
    } finally {
      await house.close()
    }
  })

async function prepare({ db, clock }: Deps, size: typeof WHOLE): Promise<readonly number[]> {
  const now = clock.now()
  await insertMembers(db, size, now)
  await insertLogins(db, now)
  await insertBook(db, size, now)
  const bettors = await listBettors(db)
  const operators = await insertOperators(db, OPERATORS, now)
  await insertSessions(db, [...bettors.slice(0, SIGNED_IN), ...operators], now)
  for (let bets = 0; bets < size.bets; bets += GROWTH_STEP) {
    const fixture = 1 + (((2 * bets) / GROWTH_STEP) % (size.fixtures - 1))
    const step = Math.min(GROWTH_STEP, size.bets - bets)
    await insertBets(db, step, [fixture as FixtureId, (fixture + 1) as FixtureId], clock.now())
    console.error(`bets: ${bets + step}`)
  }
  await db.run(raw('vacuum analyze'))
  await db.run(raw('checkpoint'))
  return operators
}

type At = {
  readonly tokens: readonly string[]
  readonly members: readonly number[]
  readonly size: typeof WHOLE
}

async function measure(house: HttpBets, { tokens, members, size }: At) {
  const bet = () => house.ask('bets', CONNECTIONS, SECONDS, BETS_A_SECOND)
  const pages = await servedPages(house.port, tokens[0] ?? '')
  const reading = (seconds: number, seed: number) =>
    readDesk({ port: house.port, tokens, members, pages, seconds, seed })
  // Plans, code and pages as they are in service.
  await Promise.all([bet(), reading(SECONDS, 1)])
  const alone: LoadFigures[] = []
  const beside: LoadFigures[] = []
  const delays = new Map<DeskPage, number[]>(pages.map(page => [page, []]))
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await bet())
    const [bets, read] = await Promise.all([bet(), reading(SECONDS, round + 2)])
    beside.push(bets)
    for (const [page, own] of read) delays.get(page)?.push(...own)
    console.error(`round ${round + 1}: ${told(alone.at(-1))} alone, ${told(bets)} beside the desk`)
  }
  const figures = Object.fromEntries([...delays].map(([page, own]) => [page, pageFigures(own)]))
  const [quiet, busy] = [median(alone), median(beside)]
  return {
    name: 'back-office',
    members: size.members,
    bets: size.bets,
    operators: OPERATORS,
    pages: figures,
    placing: { alone: quiet, besideTheDesk: busy },
    /** One, five and fifteen minutes: others may share the machine. */
    load: loadavg().map(figure => Math.round(figure * 10) / 10),
    /** How much of the bets that come in alone come in beside the desk; and how much longer one takes. */
    ratio: Math.floor((busy.perSecond / quiet.perSecond) * 100) / 100,
    delayRatio: Math.round((busy.p50ms / quiet.p50ms) * 100) / 100,
  }
}

const told = (figures: LoadFigures | undefined) =>
  figures ? `${figures.perSecond} bets/s (p50 ${figures.p50ms} ms, p99 ${figures.p99ms} ms)` : ''
