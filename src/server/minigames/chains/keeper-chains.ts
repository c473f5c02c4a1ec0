import type { Deps } from '#server/platform/process/deps.ts'
import type { Game } from '../games/games-state.ts'
import type { Beacon } from '../rounds/beacon.ts'
import { listChainsInUse } from './chains.sql.ts'
import { insertKeeperChain, listKeeperEnds } from './keeper-chains.sql.ts'

type KeeperDeps = Pick<Deps, 'db' | 'clock'>
type Keeper = Extract<Beacon, { kind: 'keeper' }>

/**
 * Lets the keeper commit to a chain for each chain of these games that it does not know yet. Rounds of a chain open only
 * after that. Throws when the keeper is away; what it committed to before is stored.
 */
export async function commitKeeperChains(
  { db, clock }: KeeperDeps,
  keeper: Keeper,
  games: readonly Game[],
): Promise<void> {
  const [chains, known] = [await listChainsInUse(db), await listKeeperEnds(db, keeper.key)]
  const byId = new Map(games.map(game => [game.id, game]))
  for (const { id, gameId, chainEnd, links } of chains) {
    const game = byId.get(gameId)
    if (!game || known.has(id)) continue
    const { intervalSeconds, offsetSeconds } = game
    const committed = await keeper.commit({
      ...{ gameId, intervalSeconds, offsetSeconds, links },
      chainEnd: chainEnd.toString('hex'),
    })
    await insertKeeperChain(db, { chainId: id, keeperKey: keeper.key, ...committed }, clock.now())
  }
}
