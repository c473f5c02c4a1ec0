import type { Deps } from '#server/platform/process/deps.ts'
import type { Game } from '../games/games-state.ts'
import { listChainsOf } from './chains.sql.ts'
import { listKeeperChains } from './keeper-chains.sql.ts'

/** Published data of a chain: its end, and how much of it is used. */
type PublishedChain = {
  readonly chainEnd: string
  readonly links: number
  readonly given: number
  readonly committedAt: number
  /** Chains of second keepers for this chain. */
  readonly keepers: { keeperKey: string; keeperEnd: string; signature: string; committedAt: number }[]
}

const CHAINS_MAX = 20

/** Returns the latest chains for a game's draws, or for those of the game that draws for it. */
export const readChains = async (
  { db }: Pick<Deps, 'db'>,
  { drawnBy }: Pick<Game, 'drawnBy'>,
): Promise<readonly PublishedChain[]> => {
  const [chains, keepers] = await Promise.all([
    listChainsOf(db, drawnBy, CHAINS_MAX),
    listKeeperChains(db, drawnBy),
  ])
  return chains.map(({ id, chainEnd, links, given, committedAt }) => ({
    chainEnd: chainEnd.toString('hex'),
    links,
    given,
    committedAt,
    keepers: keepers
      .filter(({ chainId }) => chainId === id)
      .map(keeper => ({
        keeperKey: keeper.keeperKey.toString('hex'),
        keeperEnd: keeper.keeperEnd.toString('hex'),
        signature: keeper.signature.toString('hex'),
        committedAt: keeper.committedAt,
      })),
  }))
}
