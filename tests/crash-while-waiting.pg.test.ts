// Kills a server while in-play bets wait in it. Another process must end each of them once: book it or refund
// its stake.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { instant, SECOND } from '#domain/instant.ts'
import { systemClock } from '#server/platform/process/clock.ts'
import { silentDrand } from './support/draws/silent-drand.ts'
import { aBettor, walletBalance } from './support/facts/bettor.ts'
import { aLiveMatch, liveBet, liveSlip, untilWaiting, waitingBets } from './support/facts/live-match.ts'
import { testClock } from './support/house/clock.ts'
import { useDatabase } from './support/house/database.ts'
import { useHouse } from './support/house/house.ts'

const database = useDatabase()
const clock = testClock(systemClock.now())
const house = useHouse(database, { clock })
let server: ChildProcess | undefined
afterAll(() => server?.kill('SIGKILL'))

/** Starts the server as an operator does; returns its origin when it is ready. */
async function startServer(): Promise<string> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      HANPAN_KEY: 'ab'.repeat(32),
      HANPAN_DRAND: silentDrand,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    const port = /ready http:\/\/localhost:(\d+)/.exec(said)?.[1]
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error(`the server was not ready: ${said}`)
}

/** Posts to a server other than the test's own. */
const postTo =
  (origin: string): typeof house.post =>
  (path, body, { token, headers } = {}) =>
    fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    })

const stateOf = async (bettor: Awaited<ReturnType<typeof aBettor>>) => ({
  waiting: (await waitingBets(house, bettor)).length,
  bets: (await (await house.get('bet_result?type=2', { token: bettor.token })).json()).totalCount,
  balance: await walletBalance(house, bettor),
})

test('ends waiting bets of a killed server from another server, each once', { timeout: 90_000 }, async () => {
  const origin = await startServer()
  clock.set(systemClock.now())
  const [quiet, changed] = [await aLiveMatch(house), await aLiveMatch(house)]
  const [stays, goes] = [await aBettor(house), await aBettor(house)]
  const sent = [
    liveBet({ post: postTo(origin) }, stays, liveSlip(stays, [{ fixture: quiet.id }]), { key: 'crash' }),
    liveBet({ post: postTo(origin) }, goes, liveSlip(goes, [{ fixture: changed.id }])),
  ]
  await Promise.all([untilWaiting(house, stays), untilWaiting(house, goes)])
  assert(server, 'the server runs')
  const lost = Promise.allSettled(sent)
  const exit = once(server, 'exit')
  server.kill('SIGKILL')
  await exit
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await stateOf(stays)).toEqual({ waiting: 1, bets: 0, balance: 990_000 })

  await changed.score(2, 0)
  const waiting = [...(await waitingBets(house, stays)), ...(await waitingBets(house, goes))]
  clock.set(instant(Math.max(...waiting.map(({ dueAt }) => dueAt)) + SECOND))
  await expect
    .poll(() => stateOf(stays), { timeout: 10_000 })
    .toEqual({ waiting: 0, bets: 1, balance: 990_000 })
  await expect
    .poll(() => stateOf(goes), { timeout: 10_000 })
    .toEqual({ waiting: 0, bets: 0, balance: 1_000_000 })

  const again = await liveBet(house, stays, liveSlip(stays, [{ fixture: quiet.id }]), { key: 'crash' })
  expect([again.status, (await again.json()).emoney]).toEqual([200, 990_000])
  expect(await stateOf(stays)).toEqual({ waiting: 0, bets: 1, balance: 990_000 })
})
