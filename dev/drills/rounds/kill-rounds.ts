import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { assert } from '#domain/assert.ts'
import type { MinigameId } from '#domain/ids.ts'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import { findMinigame } from '#domain/minigames/games.ts'
import { kinds } from '#domain/minigames/kinds.ts'
import { roundAt, roundGate } from '#domain/minigames/round-times.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { makeDeps } from '#server/main.ts'
import { listRounds } from '#server/minigames/rounds/rounds.sql.ts'
import { migrate } from '#server/platform/postgres/migrate.ts'
import { ensureMonthPartitions } from '#server/platform/postgres/partitions.sql.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { insertMembers } from '../../bench/bets/bet-world.sql.ts'
import { createDatabase } from '../../ground/databases.sql.ts'
import { startEmbeddedPostgres } from '../../ground/embedded-postgres.ts'
import { makeScratchFolder } from '../../ground/scratch-folder.ts'
import { killNode, startNode } from '../house-node.ts'
import { type FastClock, fastClock } from './fast-clock.ts'
import {
  insertRoundBets,
  listBettedRounds,
  listPaidBets,
  listStages,
  type PaidBet,
  type SeenRound,
  type Stage,
} from './round-world.sql.ts'

/**
 * When to kill the server around the end of the running round: random, in milliseconds of real time. For `paying`, as
 * soon as some bets are paid and some are not.
 */
const MOMENTS = {
  closing: { of: 'closesAt', from: -40, to: 60 },
  between: { of: 'closesAt', from: 100, to: 600 },
  drawing: { of: 'drawsAt', from: -20, to: 80 },
  paying: { of: 'drawsAt', from: 0, to: 20 },
} as const
type Moment = keyof typeof MOMENTS
const moments = Object.keys(MOMENTS) as Moment[]

export type KillFigures = {
  readonly kills: Readonly<Record<Moment, number>>
  /** Number of kills that hit a round at each stage. */
  readonly caught: Readonly<Record<Stage, number>>
  readonly rounds: { readonly drawn: number; readonly void: number }
  readonly bets: number
  /** Faults that were found. Empty when there are none. */
  readonly faults: readonly string[]
}

/** How many times faster than real time: a one-minute round takes five seconds. */
const SPEED = 12
const GAMES = [251, 252, 303]
const BETS_A_ROUND = 700
const CLOSE_SECONDS = 10
const PAYING_PATIENCE = 2 * SECOND
const OPENING_PATIENCE = 60 * SECOND

/** Kills servers that run rounds on its own PostgreSQL, which is removed at the end. */
export async function drillRounds(kills: number): Promise<KillFigures> {
  const folder = makeScratchFolder('hanpan-rounds-')
  const postgres = await startEmbeddedPostgres({ folder })
  try {
    await createDatabase(postgres.urlOf('postgres'), 'rounds')
    return await killRounds(postgres.urlOf('rounds'), kills)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Kills the server that runs rounds repeatedly: at closing, between closing and draw, at the draw and while bets are
 * paid. Another server takes over each time. Then checks that each round was drawn once, that each bet was settled once
 * by its draw, and that the books balance.
 */
export async function killRounds(databaseUrl: string, kills: number): Promise<KillFigures> {
  const deps = makeDeps({ databaseUrl, logLevel: 'silent' })
  await migrate(deps.db)
  await ensureMonthPartitions(deps.db, deps.clock.now())
  await insertMembers(
    deps.db,
    { members: BETS_A_ROUND * GAMES.length, fixtures: 0, poorShare: 0 },
    deps.clock.now(),
  )
  const base = Date.now()
  const clock = fastClock(base, SPEED)
  const drawn = new Map<number, string>()
  const faults: string[] = []
  const done: Record<Moment, number> = { closing: 0, between: 0, drawing: 0, paying: 0 }
  const caught: Record<Stage, number> = { late: 0, closed: 0, drawn: 0, paying: 0 }
  const start = () =>
    startNode(new URL('./fast-server.ts', import.meta.url), [databaseUrl, String(base), String(SPEED)])
  let server = await start()
  try {
    for (let kill = 0; kill < kills; kill++) {
      const moment = moments[kill % moments.length] ?? 'closing'
      await placeBets(deps, clock)
      await sleep(Math.max(0, clock.until(momentOf(moment, clock))))
      if (moment === 'paying') await untilPaying(deps, clock)
      await killNode(server)
      for (const stage of new Set(await listStages(deps.db, clock.now()))) caught[stage] += 1
      done[moment] += 1
      faults.push(...noteDraws(drawn, await listBettedRounds(deps.db)))
      server = await start()
    }
    const rounds = await untilSettled(deps, drawn, faults)
    const bets = await listPaidBets(deps.db)
    faults.push(
      ...bets.flatMap(bet => faultOf(bet, rounds)),
      ...(await verifyLedger(deps.db)).faults.map(String),
    )
    const count = (state: string) => rounds.filter(round => round.state === state).length
    const ends = { drawn: count('drawn'), void: count('void') }
    return { kills: done, caught, rounds: ends, bets: bets.length, faults }
  } finally {
    await killNode(server)
    await deps.db.close()
  }
}

const gameOf = (number: number) => {
  const game = findMinigame(String(number))
  assert(game, `there is a game ${number}`)
  return game
}

const running = (clock: FastClock, number: number) => roundAt(gameOf(number), CLOSE_SECONDS, clock.now())

/** Places bets on the running rounds of the games as soon as they are open. Rounds that closed meanwhile get none. */
async function placeBets(deps: Deps, clock: FastClock): Promise<void> {
  await untilOpen(deps, clock)
  for (const [place, number] of GAMES.entries()) {
    const { id, drawnBy, kind } = gameOf(number)
    const round = running(clock, number)
    const picks = kinds[kind].markets.flatMap(market =>
      market.picks.slice(0, 2).map(({ id: pick, odds }) => ({ market: market.id, pick, odds })),
    )
    const many = { gameId: id as MinigameId, roundId: round.id, gate: roundGate(round.id, drawnBy), picks }
    const bets = { ...many, bets: BETS_A_ROUND, from: place * BETS_A_ROUND, now: deps.clock.now() }
    for (let tries = 0; tries < 20 && (await insertRoundBets(deps.db, bets)) === 0; tries++) await sleep(50)
  }
}

/** Waits, up to a limit, until a server has opened the running rounds and enough time is left for bets. */
async function untilOpen(deps: Deps, clock: FastClock): Promise<void> {
  const patience = Date.now() + OPENING_PATIENCE
  const isOpen = async () => {
    const { id, closesAt } = running(clock, 251)
    return clock.until(closesAt) >= 1_500 && (await listRounds(deps.db, [id]))[0]?.state === 'open'
  }
  while (Date.now() < patience && !(await isOpen())) await sleep(50)
}

/** Waits until some bets are paid and some are not. Gives up soon, because all may have been paid. */
async function untilPaying(deps: Deps, clock: FastClock): Promise<void> {
  const patience = Date.now() + PAYING_PATIENCE
  while (Date.now() < patience && !(await listStages(deps.db, clock.now())).includes('paying')) await sleep(2)
}

function momentOf(moment: Moment, clock: FastClock): Instant {
  const { of, from, to } = MOMENTS[moment]
  const round = running(clock, 251)
  return instant(round[of] + Math.floor(from + Math.random() * (to - from)) * SPEED)
}

/** Checks that a draw never changes, whichever server reports it. */
function noteDraws(drawn: Map<number, string>, rounds: readonly SeenRound[]): readonly string[] {
  return rounds.flatMap(({ id, state, draw, results }) => {
    if (state !== 'drawn') return drawn.has(id) ? [`round ${id} was drawn and is ${state}`] : []
    const text = JSON.stringify([draw, results])
    const before = drawn.get(id) ?? text
    drawn.set(id, text)
    return before === text ? [] : [`round ${id} was drawn twice`]
  })
}

const PATIENCE = 120

async function untilSettled(
  deps: Deps,
  drawn: Map<number, string>,
  faults: string[],
): Promise<readonly SeenRound[]> {
  for (let waited = 0; ; waited++) {
    const rounds = await listBettedRounds(deps.db)
    if (rounds.every(({ settled }) => settled)) {
      faults.push(...noteDraws(drawn, rounds))
      return rounds
    }
    assert(waited < PATIENCE, 'every round is settled in time')
    await sleep(SECOND)
  }
}

/** Checks the result of a bet against its round with an independent computation. */
function faultOf(bet: PaidBet, rounds: readonly SeenRound[]): readonly string[] {
  const round = rounds.find(({ id }) => id === bet.roundId)
  const result = round?.results?.find(({ market }) => market === bet.market)
  const won = result?.won.includes(bet.pick) === true
  const back = round?.state === 'void' || result?.void.includes(bet.pick) === true
  const extra = result?.extra?.[bet.pick] ?? 0
  const payout = back ? bet.stake : won ? Math.floor((bet.stake * bet.odds) / 100) + bet.stake * extra : 0
  const status = back ? 3 : won ? 2 : 1
  const isRight =
    bet.status === status &&
    bet.payout === payout &&
    bet.paid === payout &&
    bet.payments === (payout > 0 ? 1 : 0)
  return isRight ? [] : [`bet ${bet.betId} came to ${JSON.stringify(bet)}, not ${status} and ${payout}`]
}
