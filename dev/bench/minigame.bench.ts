import { assert } from '#domain/assert.ts'
import type { FixtureId } from '#domain/ids.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { roundGate } from '#domain/minigames/round-times.ts'
import { recordResult } from '#server/fixtures/fixtures.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { settleRound } from '#server/minigames/settling/settle-round.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { settleFixture } from '#server/settlement/settlement.ts'
import { openSite, type Site } from '#server/site/site.ts'
import { insertRoundBets } from '../drills/rounds/round-world.sql.ts'
import { insertBook, insertMembers } from './bets/bet-world.sql.ts'
import {
  type Heard,
  type ListenerOrder,
  type ServerAnswer,
  type ServerOrder,
  startWorker,
} from './live/live-load.ts'
import { onBenchGround } from './load/bench-ground.ts'
import { type BenchRounds, type Drawn, openBenchRounds } from './minigame/bench-rounds.ts'
import { insertBets } from './settle/settle-world.sql.ts'

const BETS = 100_000
const MEMBERS = 105_500
const POWERBALL = 251
const SIMULATED = 10 * MINUTE
const LISTENERS = 5_000
const HEARD_MILLISECONDS = 15_000
const SHEET = { 10: [1, 0], 20: [1, 1], 100: [2, 1] } as const

type BenchDeps = Deps & { readonly site: Site }

/**
 * Three measurements: a round with 100,000 bets from its draw to the last payment, compared with as many bets on one
 * match; ten minutes of rounds of all games, drawn as fast as possible; and 5,000 listeners that receive a draw.
 */
export async function bench() {
  const figures = await onBenchGround(async ({ deps }) => {
    const world = { members: MEMBERS, fixtures: 1, poorShare: 0.05 }
    await insertMembers(deps.db, world, deps.clock.now())
    await insertBook(deps.db, world, deps.clock.now())
    const site = await openSite(deps)
    const rounds = await openBenchRounds({ ...deps, site })
    try {
      return await measure({ ...deps, site }, rounds)
    } finally {
      await rounds.close()
      await site.close()
    }
  })
  const push = await pushDraws()
  console.error(`a draw is seen: ${JSON.stringify(push)}`)
  return { name: 'minigame', ...figures, push, ratio: figures.settle.ratioToSportsSingles }
}

async function measure(deps: BenchDeps, rounds: BenchRounds) {
  const simulated = await simulate(rounds)
  console.error(`rounds: ${JSON.stringify(simulated)}`)
  const singles = await settleSingles(deps)
  console.error(`bets on one match: ${singles}/s`)
  const round = await settleLargeRound(deps, rounds)
  console.error(`bets on one round: ${JSON.stringify(round)}`)
  const { faults } = await verifyLedger(deps.db)
  assert(faults.length === 0, `the books are wrong: ${faults[0]}`)
  const ratioToSportsSingles = Math.floor((round.betsPerSecond / singles) * 10) / 10
  return { settle: { bets: BETS, ...round, ratioToSportsSingles }, rounds: simulated }
}

/** Jumps from one due moment to the next; nothing happens in between. */
async function simulate(rounds: BenchRounds) {
  const drawn: Drawn[] = []
  const end = rounds.now() + SIMULATED
  const began = performance.now()
  for (let at = rounds.now(); at <= end; ) {
    const { drawn: drawnNow, next } = await rounds.turnAt(at)
    drawn.push(...drawnNow)
    at = instant(Math.max(next ?? end + 1, at + 1))
  }
  const seconds = (performance.now() - began) / 1_000
  const virtual = drawn.filter(({ isVirtual }) => isVirtual)
  return {
    games: rounds.games,
    draws: drawn.length,
    drawsPerSecond: Math.round(drawn.length / seconds),
    lagP99ms: lagP99(drawn),
    virtual: { venues: rounds.venues, draws: virtual.length, lagP99ms: lagP99(virtual) },
  }
}

function lagP99(drawn: readonly Drawn[]): number {
  const sorted = drawn.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
}

async function settleSingles(deps: BenchDeps): Promise<number> {
  const fixture = 1 as FixtureId
  await insertBets(deps.db, BETS, [fixture], deps.clock.now())
  await deps.db.transaction(tx =>
    recordResult(tx, deps, fixture, { sheet: SHEET, source: 'bench', reason: '' }),
  )
  const began = performance.now()
  await settleFixture({ ...deps, tellResettled: async () => {} }, fixture)
  return Math.round(BETS / ((performance.now() - began) / 1_000))
}

async function settleLargeRound(deps: BenchDeps, rounds: BenchRounds) {
  // A new round, with all of its time left.
  const { drawsAt } = rounds.running(POWERBALL)
  await rounds.turnAt(drawsAt)
  const round = rounds.running(POWERBALL)
  const { id: gameId, drawnBy, kind } = rounds.game(POWERBALL)
  const picks = kind.markets.flatMap(market =>
    market.picks.map(({ id: pick, odds }) => ({ market: market.id, pick, odds })),
  )
  const gate = roundGate(round.id, drawnBy)
  const many = { gameId, roundId: round.id, gate, picks, from: 0, now: deps.clock.now() }
  const placed = await insertRoundBets(deps.db, { ...many, bets: MEMBERS })
  await rounds.turnAt(round.closesAt)
  const began = performance.now()
  await rounds.turnAt(round.drawsAt)
  const drawn = performance.now()
  await settleRound(deps, round.id)
  const seconds = (performance.now() - drawn) / 1_000
  return {
    placed,
    betsPerSecond: Math.round(placed / seconds),
    secondsFromDrawToLastPayment: Math.round((performance.now() - began) / 10) / 100,
  }
}

async function pushDraws() {
  const server = startWorker<ServerOrder, ServerAnswer>('../minigame/round-pusher.ts')
  const listeners = startWorker<ListenerOrder, Heard>('live-listeners.ts')
  try {
    const port = await server.order({ ask: 'listen', contender: { kind: 'sse', bundled: true } })
    await listeners.order({ ask: 'connect', kind: 'sse', port, count: LISTENERS })
    await server.order({ ask: 'push', perSecond: 1 })
    const { p50ms, p99ms } = await listeners.order({ ask: 'measure', milliseconds: HEARD_MILLISECONDS })
    return { listeners: LISTENERS, p50ms, p99ms }
  } finally {
    server.stop()
    listeners.stop()
  }
}
