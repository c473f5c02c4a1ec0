import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { raw } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { sealWith } from '#server/platform/process/seal.ts'
import { connectWallet, launchFor, SECRET } from '../conformance/own-wallet.ts'
import { walletClient } from '../conformance/wallet-client.ts'
import { insertSessions } from './bets/bet-sessions.sql.ts'
import { insertBook, insertMembers, listBettors } from './bets/bet-world.sql.ts'
import { end, openHttpBets } from './bets/http-bets.ts'
import { onBenchGround } from './load/bench-ground.ts'
import { type LoadFigures, median } from './load/load-figures.ts'
import type { Calling, Seat } from './wallet/wallet-caller.ts'

const SIZE = { members: 5_000, fixtures: 500, poorShare: 0 }
const PATH = '/api/wallet/conformance'
/** Concurrent callers of the wallet, one per bettor. */
const CONNECTIONS = 1_024
const FEW = 64
const SECONDS = 4
const ROUNDS = 3
/** Calls a second at which the slowest calls are measured (goal: under 50 ms). */
const PACE = 1_000
const PACE_SECONDS = 20

/**
 * Wallet calls a second over HTTP, signed and durable: bets and wins in turn, compared with sports bets over HTTP on
 * the same server in the same run; and the slowest calls at a thousand a second.
 */
export const bench = () =>
  onBenchGround(async ({ deps, url }) => {
    const houseKey = randomBytes(32)
    const members = await prepare(deps)
    const table = await connectWallet({ ...deps, seal: sealWith(houseKey) }, 'command')
    const house = await openHttpBets(url, members, houseKey)
    const seats = await sit(deps, members.slice(0, CONNECTIONS), table, house.port)
    const caller = fork(new URL('./wallet/wallet-caller.ts', import.meta.url))
    await once(caller, 'message')
    let loads = 0
    const call = async (at: readonly Seat[], seconds: number, perSecond?: number): Promise<LoadFigures> => {
      const pace = perSecond === undefined ? {} : { perSecond }
      const load = { port: house.port, path: PATH, secret: SECRET, seats: at, seconds, run: `r${++loads}` }
      caller.send({ ...load, ...pace } satisfies Calling)
      const [figures] = await once(caller, 'message')
      return figures
    }
    await house.ask('bets', CONNECTIONS, SECONDS)
    await call(seats, SECONDS)
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      const bets = await house.ask('bets', CONNECTIONS, SECONDS)
      const calls = await call(seats, SECONDS)
      rounds.push({ bets, calls })
      console.error(`round ${round + 1}: ${calls.perSecond} calls/s, ${bets.perSecond} bets/s`)
    }
    const paced = await call(seats.slice(0, FEW), PACE_SECONDS, PACE)
    await Promise.all([house.close(), end(caller)])
    const { faults, postings } = await verifyLedger(deps.db)
    assert(faults.length === 0, `the books are wrong: ${faults[0]}`)
    const calls = median(rounds.map(one => one.calls))
    const ratios = rounds.map(one => one.calls.perSecond / one.bets.perSecond).toSorted((a, b) => a - b)
    const ratioToBets = Math.round((ratios[ratios.length >> 1] ?? 0) * 100) / 100
    return {
      name: 'wallet',
      callsPerSecond: calls.perSecond,
      p50ms: calls.p50ms,
      p99ms: calls.p99ms,
      refused: calls.answered - calls.accepted,
      betsPerSecond: median(rounds.map(one => one.bets)).perSecond,
      ratioToBets,
      atPace: { perSecond: paced.perSecond, p50ms: paced.p50ms, p99ms: paced.p99ms },
      postingsVerified: postings,
      ratio: ratioToBets,
    }
  })

async function prepare({ db, clock }: Deps): Promise<readonly number[]> {
  await insertMembers(db, SIZE, clock.now())
  await insertBook(db, SIZE, clock.now())
  const members = await listBettors(db)
  await insertSessions(db, members, clock.now())
  await db.run(raw('vacuum analyze'))
  return members
}

/** Opens the game for each member, so that the supplier knows their ids. */
async function sit(
  deps: Deps,
  members: readonly number[],
  table: { readonly supplierId: number; readonly gameId: number },
  port: number,
): Promise<readonly Seat[]> {
  const client = walletClient({
    url: `http://127.0.0.1:${port}${PATH}`,
    secret: SECRET,
    convention: 'command',
  })
  const seats: Seat[] = []
  for (const member of members) {
    const token = await launchFor(deps, member as MemberId, table)
    const { ok, user, session, game } = await client.call({ kind: 'authenticate', token })
    assert(ok && user && session && game, 'a token is taken')
    seats.push({ user, session, game })
  }
  return seats
}
