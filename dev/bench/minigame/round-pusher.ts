// Sends thousands of listeners the drawn rounds of all games each second. Runs in its own process and answers the
// orders of the live bench.
import type { AddressInfo } from 'node:net'
import { type LiveMinigameFrame, MINIGAME_TOPIC } from '#contract/live/live-minigames.ts'
import type { MemberId } from '#domain/ids.ts'
import { minigames } from '#domain/minigames/games.ts'
import { accept } from '#domain/result.ts'
import { createHttpServer } from '#server/platform/http/http-server.ts'
import { Live } from '#server/platform/live/live.ts'
import { openLiveDoor } from '#server/platform/live/live-route.ts'
import { createLog } from '#server/platform/process/log.ts'
import { type ServerOrder, stampOf } from '../live/live-load.ts'

const EVERY = 1_000
const live = new Live({ snapshot: async () => [] })

async function listen(): Promise<number> {
  const fastify = createHttpServer({ log: createLog({ level: 'silent' }), trustProxy: false })
  const caller = { userId: 'bench', kind: 'member', level: 1, tendency: 0 } as const
  // Each request gets another member id, because no member may have thousands of connections.
  let members = 0
  const door = openLiveDoor({
    live,
    admit: () => accept({ ...caller, memberId: ++members as MemberId, permissions: new Set() }),
    // The listeners of the live bench subscribe to a sport.
    resolveTopic: () => MINIGAME_TOPIC,
  })
  door.mount(fastify)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  return (fastify.server.address() as AddressInfo).port
}

/** Publishes the drawn round of every game. The first carries the time, in the form that the listeners search for. */
function push(): void {
  const now = Date.now()
  const drawn = minigames.map(({ id }, place) => ({
    id: String(id * 10_000_000_000 + Math.floor(now / 1_000)),
    gameId: id as number,
    ...{ round: 721, totalRound: 3_628_801, roundId: '20261123-0721', date: '2026-11-23' },
    ...{ startsAt: now - 60_000, closesAt: now - 10_000, drawsAt: now, state: 'drawn' as const },
    commitment: 'ab'.repeat(32),
    draw: place === 0 ? [1_000_000, 1.95, stampOf(now), 1] : { balls: [17, 28, 3, 9, 22], powerball: 1 },
    results: Array.from({ length: 12 }, (_, at) => ({ market: `market-${at}`, won: ['odd'], void: [] })),
  }))
  live.publish(MINIGAME_TOPIC, 'minigame', {
    event: 'minigame',
    data: { now, rounds: [], drawn } as unknown as LiveMinigameFrame,
  })
}

async function obey(order: ServerOrder): Promise<number> {
  if (order.ask === 'listen') return listen()
  if (order.ask === 'push') setInterval(push, EVERY)
  return 0
}

process.on('message', async (order: ServerOrder) => process.send?.(await obey(order)))
