import { setTimeout as sleep } from 'node:timers/promises'
import { assert } from '#domain/assert.ts'
import { compareDay } from '#domain/casino/compare-day.ts'
import type { MemberId } from '#domain/ids.ts'
import { HOUR, instant, SECOND } from '#domain/instant.ts'
import { sidesOf } from '#server/casino/desk/days/check-day.ts'
import { listOwnOfDay } from '#server/casino/desk/days/days.sql.ts'
import { listPlayers } from '#server/casino/players/players.sql.ts'
import { supplierClient } from '#server/casino/suppliers/supplier-client.ts'
import { openSuppliers } from '#server/casino/suppliers/suppliers-state.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { aPlayer, launchFor } from '../../conformance/own-wallet.ts'
import { sandboxAccounts } from '../../ground/sandbox/keep-supplier.ts'
import { seedCasino } from '../../play/casino/seed-casino.ts'
import { killNode, startNode } from '../house-node.ts'
import { countUnended } from './sandbox-bets.sql.ts'

/** The requests of a game window: a slot and a table of one convention, and a slot of the other. */
const games = [
  { account: 'sandbox', code: 'waves', path: 'spin', body: { unit: 50 } },
  {
    account: 'sandbox',
    code: 'baccarat-2',
    path: 'bet',
    body: { stakes: [{ market: 'winner', pick: 'player', amount: 1_000 }] },
  },
  { account: 'sandbox-vinus', code: 'vinus-hills', path: 'spin', body: { unit: 50 } },
] as const
type Game = (typeof games)[number]

const PLAYERS_A_GAME = 3
/** Member numbers above those of the kit's players. */
const FIRST_NUMBER = 1_000
/** The sandbox refuses earlier spins. */
const PLAY_PAUSE = 2_600
/** Like a browser, retries after a missing answer. */
const AGAIN_AFTER = 500
/** Covers a round at the table, its draw, and the sandbox's wait before it refunds a stake. */
const PATIENCE = 120 * SECOND

export type SandboxPlayers = {
  /** Kills the sandbox supplier and starts it again. It continues from its journal. */
  kill(): Promise<void>
  /** Stops the players, waits until each bet has ended, and compares the books of both sides. */
  end(): Promise<SandboxPlayed>
  close(): Promise<void>
}

export type SandboxPlayed = { readonly bets: number; readonly faults: readonly string[] }

type Place = {
  /** Address of the server. */
  readonly house: string
  /** Port of the sandbox. */
  readonly port: number
  /** Folder of the journal. */
  readonly folder: string
}

/**
 * Runs the sandbox supplier for a server whose database has it connected (`connectSandbox`). Members play its games as
 * their windows do: over HTTP, with retries.
 */
export async function playAtSandbox(deps: Deps, { house, port, folder }: Place): Promise<SandboxPlayers> {
  const url = `http://127.0.0.1:${port}`
  const env = {
    SUPPLIER_PORT: String(port),
    SUPPLIER_HOUSE: house,
    SUPPLIER_ACCOUNTS: JSON.stringify(sandboxAccounts),
    SUPPLIER_DATA: folder,
  }
  const file = new URL('../../../sandbox/supplier/main.ts', import.meta.url)
  const start = () => startNode(file, [], { says: 'supplier http', env })
  const suppliers = await openSuppliers(deps)
  const members = await Promise.all(
    Array.from({ length: games.length * PLAYERS_A_GAME }, (_, index) => aPlayer(deps, FIRST_NUMBER + index)),
  )
  let node = await start()
  let isOver = false
  const play = async (member: MemberId, game: Game) => {
    const supplier = suppliers.find(game.account)
    const offered = supplier && suppliers.gameOf(supplier.id, game.code)
    assert(supplier && offered, 'the sandbox is connected')
    const launched = { supplierId: supplier.id, gameId: offered.game.id }
    let key: string | undefined
    while (!isOver) {
      key ??= await enter(url, game, () => launchFor(deps, member, launched))
      const isAnswered = key !== undefined && (await post(url, game, key))
      await sleep(isAnswered ? PLAY_PAUSE : AGAIN_AFTER)
    }
  }
  const playing = Promise.all(
    members.flatMap((member, index) => {
      const game = games[index % games.length]
      return game ? [play(member, game)] : []
    }),
  )
  return {
    kill: async () => {
      await killNode(node)
      node = await start()
    },
    end: async () => {
      isOver = true
      await playing
      const played = suppliers.all().filter(({ code }) => games.some(({ account }) => account === code))
      const ids = played.map(({ id }) => id)
      for (let waited = 0; waited < PATIENCE && (await countUnended(deps.db, ids)) > 0; )
        waited += await sleep(SECOND, SECOND)
      const compared = await Promise.all(played.map(supplier => compareWith(deps, supplier)))
      const unended = await countUnended(deps.db, ids)
      return {
        bets: compared.reduce((sum, { bets }) => sum + bets, 0),
        faults: [
          ...compared.flatMap(({ faults }) => faults),
          ...(unended > 0 ? [`sandbox: ${unended} bets have no end`] : []),
        ],
      }
    },
    close: async () => {
      isOver = true
      await playing.catch(() => undefined)
      await killNode(node)
      await suppliers.close()
    },
  }
}

/**
 * Connects the sandbox supplier, which will listen on this port, in the database of a server that is not running yet.
 */
export const connectSandbox = (deps: Deps, port: number): Promise<void> =>
  seedCasino(`http://127.0.0.1:${port}`)(deps)

/** Returns the key of a game window from the redirect address; undefined when a side did not answer. */
async function enter(
  url: string,
  { account, code }: Game,
  launch: () => Promise<string>,
): Promise<string | undefined> {
  try {
    const asked = new URLSearchParams({ account, token: await launch(), game: code })
    const answer = await fetch(`${url}/enter?${asked}`, { redirect: 'manual' })
    await answer.text()
    return /#(.+)$/.exec(answer.headers.get('location') ?? '')?.[1]
  } catch {
    // The supplier or the database was just killed. The next launch uses a new token.
    return undefined
  }
}

/** Returns whether the supplier answered. Without an answer, the fate of the bet is unknown. */
const post = (url: string, { path, body }: Game, key: string): Promise<boolean> =>
  fetch(`${url}/api/${path}`, { method: 'POST', body: JSON.stringify({ key, ...body }) }).then(
    async answer => {
      await answer.text()
      return answer.ok
    },
    () => false,
  )

type Compared = Parameters<ReturnType<typeof supplierClient>['report']>[0]

/** Compares the books of the house with the supplier's report. */
async function compareWith(deps: Deps, supplier: Compared): Promise<SandboxPlayed> {
  const now = deps.clock.now()
  const span = { from: instant(now - HOUR), before: instant(now + HOUR) }
  const reported = await supplierClient(deps).report(supplier, { from: span.from, to: span.before })
  if (!reported) return { bets: 0, faults: [`${supplier.code}: gives no report`] }
  const names = reported.map(({ user }) => user)
  const theirs = sidesOf(reported, await listPlayers(deps.db, supplier.id, names), span)
  const refs = theirs.map(({ ref }) => ref)
  const ours = await listOwnOfDay(deps.db, { supplierId: supplier.id, ...span, refs })
  const compared = compareDay(ours, theirs)
  return {
    bets: compared.ours.bet.count,
    faults: compared.differences.map(one => `${supplier.code}: ${JSON.stringify(one)}`),
  }
}
