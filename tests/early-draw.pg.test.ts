// Tries to learn or change a draw before its time in every way that the site offers (MINI-089, handbook 3.1).
//
// Attacks that remain possible, by attacker:
// - Members and outsiders: nothing. The last bettor chooses the last word of the beacon, but without the seed that
// choice is blind (last-bet.test.ts); nothing that the site publishes or stores unsealed leads to an undrawn seed.
// - Readers of the whole database (early-draw-reports.pg.test.ts): as members, since the site's key seals the seeds.
// - Holders of the site's key or readers of the drawing process's memory: know each draw from its closing on, and could
// choose one by betting last, while the beacon is made of bets. With drand they only know it.
// - Operators who can stop the servers for ten minutes after a draw's time: the round becomes void. Its seed is
// published, and its beacon if it had closed, so everybody sees what the draw would have been.
// - The database's owner, who can remove its guards: can write another draw or bet into a row. Neither passes a check
// against the commitment, nor the site's own daily check.
import { beforeAll, expect, test } from 'vitest'
import type { RoundId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { checkRounds } from '#domain/minigames/check-rounds.ts'
import { findMinigame } from '#domain/minigames/games.ts'
import { findKind } from '#domain/minigames/kinds.ts'
import { roundAt } from '#domain/minigames/round-times.ts'
import { listRounds } from '#server/minigames/rounds/rounds.sql.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { createLog } from '#server/platform/process/log.ts'
import { openMetrics } from '#server/platform/watch/metrics.ts'
import { openMetricsServer } from '#server/platform/watch/metrics-server.ts'
import { hash, hmac, isSigned } from './support/draws/digests.ts'
import { aBettor, told } from './support/facts/bettor.ts'
import { openConnection } from './support/feeds/live-connection.ts'
import { testClock } from './support/house/clock.ts'
import { useDatabase } from './support/house/database.ts'
import { useHouse } from './support/house/house.ts'
import { type JsonSchema, sampleOf } from './support/house/json-samples.ts'
import { givenAway, hiddenNow } from './support/minigames/early-eyes.ts'
import { betOnRound, roundSlip } from './support/minigames/round-bettor.ts'
import { toFullMinute } from './support/minigames/round-desk.ts'
import { putPick } from './support/minigames/round-picks.sql.ts'
import { countDue, forgeries, readWholeDatabase } from './support/minigames/whole-database.sql.ts'

const LINKS = 60
const POWERBALL = 251
const ODD = 'power-odd-even odd'

const logged: string[] = []
const log = createLog({ level: 'debug' }, { write: line => void logged.push(line) })
const database = useDatabase({ poolSize: 16 })
const clock = testClock()
const metrics = openMetrics()
const house = useHouse(database, { clock, log, metrics, rounds: { linksOf: () => LINKS } })

const idNow = (game = POWERBALL): RoundId => {
  const found = findMinigame(String(game))
  if (!found) throw new Error(`no game ${game}`)
  return roundAt(found, 10, clock.now()).id
}
const round = async (id: RoundId) => (await listRounds(database.db, [id]))[0]
const until = (id: RoundId, state: string) =>
  expect.poll(async () => (await round(id))?.state, { timeout: 15_000 }).toBe(state)
/** Waits for the draws that are due, of all games: a busy machine is late, and what is drawn late is no secret. */
const allDrawn = () => expect.poll(() => countDue(database.db, clock.now()), { timeout: 15_000 }).toBe(0)
/** Waits for a round that has just begun, with all earlier ones ended. */
async function freshRound(): Promise<RoundId> {
  toFullMinute(clock)
  await until(idNow(), 'open')
  await allDrawn()
  return idNow()
}

type Described = {
  readonly 'x-access': string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: JsonSchema
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}
type Asked = { readonly path: string; readonly method: string; readonly described: Described }
let routes: readonly Asked[] = []
let tokens: readonly (string | undefined)[] = []
/** The address of the metrics server. */
let watched = ''

beforeAll(async () => {
  const server = await openMetricsServer({ metrics, log, db: database.db, port: 0, host: '127.0.0.1' })
  watched = `http://127.0.0.1:${server.port}`
  tokens = [undefined, await house.logIn('demo'), await house.logIn('admin')]
  const { paths }: { paths: Record<string, Record<string, Described>> } = await (
    await house.get('openapi.json')
  ).json()
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      path: path.replace('/api/', ''),
      method: method.toUpperCase(),
      described,
    })),
  )
  return () => server.close()
})

/** Returns a route's address for a game or a round. */
function addressOf({ path, described }: Asked, id: number): string {
  const { parameters = [] } = described
  const known: Readonly<Record<string, string>> = {
    gameId: String(POWERBALL),
    id: String(id),
    ...{ from: '2026-11-21', to: '2026-11-21', date: '2026-11-21', page: '1' },
  }
  const wordOf = (name: string) => {
    const schema = parameters.find(one => one.name === name)?.schema ?? {}
    return encodeURIComponent(known[name] ?? String(sampleOf(schema)))
  }
  const asked = parameters.filter(one => one.in === 'query' && (one.required || one.name in known))
  return `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => wordOf(name))}?${asked
    .map(({ name }) => `${name}=${wordOf(name)}`)
    .join('&')}`
}

/** Returns everything that anyone can read, as one text, and the number of answers in it. */
async function readEverything(): Promise<{ readonly text: string; readonly answers: number }> {
  const texts: string[] = []
  let answers = 0
  for (const asked of routes.filter(({ method, path }) => method === 'GET' && !path.endsWith('stream')))
    for (const id of [POWERBALL, idNow()])
      for (const token of tokens) {
        const answer = await house.get(addressOf(asked, id), token === undefined ? {} : { token })
        if (answer.ok) answers += 1
        // Refusals are read as well.
        texts.push(`${JSON.stringify([...answer.headers])} ${await answer.text()}`)
      }
  for (const page of ['metrics', 'health/ready']) texts.push(await (await fetch(`${watched}/${page}`)).text())
  return { text: texts.join('\n'), answers }
}

async function exported(game = POWERBALL) {
  const answer = await house.get(`minigame/rounds?gameId=${game}&from=2026-11-21&to=2026-11-21`)
  return answer.json()
}
const faultsOf = async (game = POWERBALL) => {
  const rounds = await exported(game)
  const kind = findKind(rounds.kind)
  if (!kind) throw new Error('no kind')
  return checkRounds({ hash, hmac, isSigned }, kind, rounds).flatMap(({ faults }) => faults)
}

test('MINI-089 reveals no draw before its time in calls, live messages, rows or logs', async () => {
  const id = await freshRound()
  const listeners = await Promise.all(
    [
      ['minigame,member,live,lists', tokens[1]],
      ['minigame,desk', tokens[2]],
    ].map(([topics, token]) =>
      openConnection(`${house.origin}/api/live?topics=${topics}`, `Bearer ${token}`),
    ),
  )
  const better = await aBettor(house)
  expect((await betOnRound(house, better, roundSlip(better, id, ODD))).status).toBe(200)
  const look = async () => {
    await allDrawn()
    const hidden = await hiddenNow(database.db, house.deps.seal)
    expect(hidden.links.size).toBeGreaterThan(1_000)
    const { text, answers } = await readEverything()
    // The check is worthless unless enough answers were read.
    expect(answers).toBeGreaterThan(150)
    const seen = {
      calls: givenAway(hidden, text),
      live: givenAway(hidden, JSON.stringify(listeners.map(listener => listener.messages()))),
      database: givenAway(hidden, await readWholeDatabase(database.db)),
      log: givenAway(hidden, logged.join('\n')),
    }
    expect(seen).toEqual({ calls: [], live: [], database: [], log: [] })
    return hidden
  }
  await look()
  clock.advance(50 * SECOND)
  await until(id, 'closed')
  const closed = await look()
  expect(closed.draws.length).toBeGreaterThan(5)
  clock.advance(10 * SECOND - 1)
  await look()
  clock.advance(1)
  await until(id, 'drawn')
  // Afterwards all seeds are published unchanged, so the search above would have found them.
  expect((await round(id))?.seed?.toString('hex')).toBe(closed.seeds.get(id))
  expect(givenAway(closed, await readWholeDatabase(database.db)).length).toBeGreaterThan(10)
  expect(givenAway(closed, JSON.stringify(await exported()))).not.toEqual([])
  for (const listener of listeners) {
    expect(listener.told('minigame').length).toBeGreaterThan(2)
    await listener.hangUp()
  }
}, 300_000)

test('MINI-089 lets no call influence a draw', async () => {
  const id = await freshRound()
  const fixed = await hiddenNow(database.db, house.deps.seal)
  clock.advance(50 * SECOND)
  await until(id, 'closed')
  const closed = await round(id)
  const wishes = {
    seed: '0'.repeat(64),
    beacon: '0'.repeat(64),
    draw: { balls: [1, 2, 3, 4, 5] },
    results: [],
  }
  const acts = routes.filter(
    ({ method, path }) => method === 'POST' && /minigame/i.test(path) && !path.endsWith('/void'),
  )
  expect(acts.length).toBeGreaterThan(3)
  const said: string[] = []
  for (const asked of acts)
    for (const target of [POWERBALL, id])
      for (const token of tokens) {
        const schema = asked.described.requestBody?.content['application/json']?.schema
        const sample = schema ? (sampleOf(schema) as object) : {}
        for (const body of [
          { ...wishes, id: String(id), reason: '시험' },
          { ...sample, ...wishes },
        ])
          said.push(
            await (
              await house.post(addressOf(asked, target), body, token === undefined ? {} : { token })
            ).text(),
          )
      }
  expect(givenAway(await hiddenNow(database.db, house.deps.seal), said.join('\n'))).toEqual([])
  expect(await round(id)).toEqual(closed)
  clock.advance(10 * SECOND)
  await until(id, 'drawn')
  const drawn = await round(id)
  expect(drawn?.seed?.toString('hex')).toBe(fixed.seeds.get(id))
  expect(drawn?.beacon).toEqual(closed?.beacon)
  expect(await faultsOf()).toEqual([])
}, 120_000)

test('MINI-088 MINI-089 refuses a bet after closing, and detects one inserted by hand', async () => {
  const id = await freshRound()
  const late = await aBettor(house)
  clock.advance(50 * SECOND)
  // The round may not have been closed by a tick yet.
  expect(await told(await betOnRound(house, late, roundSlip(late, id, ODD)))).toMatchObject({
    status: 400,
    text: '마감된 경기가 포함되어 있습니다.',
  })
  await until(id, 'closed')
  const before = await round(id)
  const other = idNow(252)
  await putPick(database.db, { round: other, bet: '019ab000-0000-7000-8000-00000000000f', word: '늦은 단어' })
  expect((await betOnRound(house, late, roundSlip(late, id, ODD))).status).toBe(400)
  clock.advance(10 * SECOND)
  await until(id, 'drawn')
  expect((await round(id))?.beacon).toEqual(before?.beacon)
  expect(await faultsOf()).toEqual([])
  expect(await faultsOf(252)).toEqual(['beacon'])
})

test('MINI-089 lets an operator only void an undrawn round, and publishes its seed on time', async () => {
  const id = await freshRound()
  const other = idNow(253)
  const admin = tokens[2]
  if (admin === undefined) throw new Error('no operator')
  const voidIt = (round: RoundId) =>
    house.post(`admin/minigame-rounds/${round}/void`, { reason: '시험 무효' }, { token: admin })
  const fixed = await hiddenNow(database.db, house.deps.seal)
  clock.advance(55 * SECOND)
  await until(id, 'closed')
  expect((await voidIt(id)).status).toBe(200)
  expect(await round(id)).toMatchObject({ state: 'void', seed: null, draw: null })
  // Virtual sports events were drawn meanwhile at their own times, so their seeds are published.
  await allDrawn()
  const drawnSince = new Set(
    (
      await database.db.many<{ seed: string }>(
        sql`select encode(seed, 'hex') as seed from minigame_round where state = 'drawn'`,
      )
    ).map(({ seed }) => seed),
  )
  const { text } = await readEverything()
  expect(givenAway(fixed, text).filter(link => !drawnSince.has(link))).toEqual([])
  clock.advance(5 * SECOND)
  await until(other, 'drawn')
  await expect.poll(async () => (await round(id))?.seed?.toString('hex')).toBe(fixed.seeds.get(id))
  expect(await round(id)).toMatchObject({ state: 'void', draw: null })
  expect((await voidIt(other)).status).toBe(409)
  expect(await round(other)).toMatchObject({ state: 'drawn' })
  expect(await faultsOf()).toEqual([])
}, 60_000)

test.each(Object.entries(forgeries))(
  'MINI-089 refuses to write another %s through the site’s own database connection',
  async (_, forgery) => {
    const id = await freshRound()
    clock.advance(51 * SECOND)
    await until(id, 'closed')
    await expect(database.db.run(forgery)).rejects.toThrow(/refused|violates/)
    clock.advance(9 * SECOND)
    await until(id, 'drawn')
  },
  30_000,
)
