import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { seedMembers } from '#dev/play/seed-members.ts'
import { accept } from '#domain/result.ts'
import { hasOpenBets } from '#server/bets/bets.ts'
import { openFixtures } from '#server/fixtures/fixtures.ts'
import { openMembers } from '#server/members/members.ts'
import { feature } from '#server/platform/http/http.ts'
import { createHttpServer } from '#server/platform/http/http-server.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { isPhoneExcluded } from '#server/protection/protection.ts'
import { loadReplayFeed } from '#server/providers/replay/replay.ts'
import { openSite } from '#server/site/site.ts'
import { onBenchGround } from './load/bench-ground.ts'
import { type LoadFigures, loadHttp } from './load/http-load.ts'

const CONNECTIONS = 32
const SECONDS = 4
/** Board and empty answer take turns, so that a busy neighbour slows both. */
const ROUNDS = 3

/** The requests of a member's browser that goes through the boards. */
const BOARD_PATHS = [
  'type=cross',
  'type=cross&page=2',
  'type=cross&flag=football',
  'type=wintielose',
  'type=wintielose&sportId=6046',
  'type=handicap',
  'type=handicap&page=3',
].map(query => `/api/sports-prematch/event?${query}`)

const emptyContract = {
  empty: route({
    method: 'GET',
    path: 'bench/empty',
    access: 'member',
    summary: '빈 답',
    output: z.object({}),
    refusals: [],
  }),
}

/**
 * The fixture list as a member's browser requests it, compared with an empty authenticated GET, while prices move.
 */
export const bench = () =>
  onBenchGround(async ({ deps }) => {
    await seedMembers(deps)
    return measure(deps)
  })

async function measure(deps: Deps) {
  const server = await openServer(deps)
  const feed = await loadReplayFeed(deps, { marginBasisPoints: () => 600 })
  let turned: Promise<unknown> = feed.turn()
  await turned
  const moving = setInterval(() => {
    turned = turned.then(() => feed.turn())
  }, 1_000)
  try {
    const token = await logIn(server.port)
    const ask = (paths: readonly string[]) =>
      loadHttp({
        port: server.port,
        connections: CONNECTIONS,
        seconds: SECONDS,
        requests: paths.map(path => ({
          path,
          headers: { 'X-AUTH-TOKEN': `Bearer ${token}`, 'Accept-Encoding': 'gzip, deflate, br' },
        })),
      })
    await ask(BOARD_PATHS)
    const board: LoadFigures[] = []
    const empty: LoadFigures[] = []
    for (let round = 0; round < ROUNDS; round++) {
      empty.push(await ask(['/api/bench/empty']))
      board.push(await ask(BOARD_PATHS))
      console.error(
        `round ${round + 1}: board ${board.at(-1)?.requestsPerSecond}/s, empty ${empty.at(-1)?.requestsPerSecond}/s`,
      )
    }
    return figuresOf(median(board), median(empty))
  } finally {
    clearInterval(moving)
    await turned
    await server.close()
  }
}

async function openServer(deps: Deps) {
  const site = await openSite(deps)
  const members = await openMembers({
    ...deps,
    site,
    hasOpenBets,
    isPhoneExcluded,
    onConverted: async () => {},
    endPartner: async () => {},
    tellAccountChange: async () => {},
  })
  const fixtures = openFixtures({ ...deps, site })
  const fastify = createHttpServer({ log: deps.log, trustProxy: false })
  const empty = feature(emptyContract, { empty: () => accept({}) })
  for (const each of [...members.features, ...fixtures.features, empty])
    each.mount({ fastify, admit: members.admit, checksAnswers: false })
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  return {
    port: (fastify.server.address() as AddressInfo).port,
    close: async () => {
      await fastify.close()
      fixtures.close()
      members.close()
      await site.close()
    },
  }
}

async function logIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: 'demo', password: PLAY_PASSWORD }),
  })
  const { token } = z.object({ token: z.string() }).parse(await answer.json())
  return token
}

const median = (figures: readonly LoadFigures[]): LoadFigures | undefined =>
  figures.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)[figures.length >> 1]

function figuresOf(board: LoadFigures | undefined, empty: LoadFigures | undefined) {
  const ratio = (board?.requestsPerSecond ?? 0) / (empty?.requestsPerSecond ?? 1)
  return { name: 'board', ...board, empty, ratio: Math.floor(ratio * 100) / 100 }
}
