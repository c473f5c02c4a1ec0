import type { Player } from './player.ts'
import { type Random, seeded } from './random.ts'
import { tellStory } from './story.ts'
import type { WalletClient } from './wallet-client.ts'

export type ConformOptions = {
  readonly client: WalletClient
  /** Launch tokens, one for each player. Each is valid for one game session. */
  readonly tokens: readonly string[]
  /** True when enough was played. Called before each round. */
  readonly until: (counts: { readonly calls: number }) => boolean
  readonly seed: number
  /** Rounds that are played in parallel. Several may belong to one player. */
  readonly lanes: number
  readonly tell: (line: string) => void
}

export type Conformed = {
  readonly seed: number
  readonly calls: number
  readonly rounds: number
  /** Faults, each with its round. Empty when the wallet conforms. */
  readonly faults: readonly string[]
  /** Expected balances of the members, by the model. */
  readonly balances: ReadonlyMap<string, number>
}

const FAULTS_MAX = 50

/**
 * Plays random rounds until `until` returns true: duplicates, calls out of order, abandoned calls, late wins, wrong
 * clocks and signatures, simultaneous bets of one player. At the end each player's balance must equal the sum of the
 * accepted calls.
 */
export async function conform({
  client,
  tokens,
  until,
  seed,
  lanes,
  tell,
}: ConformOptions): Promise<Conformed> {
  const random = seeded(seed)
  tell(`seed ${seed}`)
  const players = await Promise.all(tokens.map(token => enter(client, token)))
  const faults: string[] = []
  const counts = { calls: 0, rounds: 0 }
  const run = `${seed.toString(36)}${Date.now().toString(36)}`
  const lane = async (random: Random) => {
    while (!until(counts) && faults.length < FAULTS_MAX) {
      const player = players[random.below(players.length)]
      if (!player) return
      const round = `${run}.${counts.rounds++}`
      const story = await tellStory({ client, random, player, round })
      counts.calls += story.calls
      player.expected += story.moved
      faults.push(...story.faults.map(fault => `${round}: ${fault}`))
    }
  }
  await Promise.all(Array.from({ length: lanes }, () => lane(seeded(random.below(2 ** 31)))))
  for (const player of players) {
    const { balance } = await client.call({ kind: 'balance', user: player.user })
    if (balance !== player.expected)
      faults.push(`${player.user} has ${balance}, the calls make ${player.expected}`)
  }
  tell(`${counts.calls} calls, ${counts.rounds} rounds, ${faults.length} faults`)
  return {
    seed,
    ...counts,
    faults,
    balances: new Map(players.map(player => [player.user, player.expected])),
  }
}

async function enter(client: WalletClient, token: string): Promise<Player> {
  const told = await client.call({ kind: 'authenticate', token })
  const { user, session, game, balance } = told
  if (!told.ok || user === undefined || session === undefined || game === undefined || balance === undefined)
    throw new Error(`a token was refused: ${told.status} ${told.body}`)
  return { user, session, game, expected: balance }
}
