import { randomBytes } from 'node:crypto'
import { assert } from '#domain/assert.ts'
import { hasRandomFaults, RANDOM_SAMPLE_BYTES } from '#domain/draws/random-tests.ts'
import type { MinigameId } from '#domain/ids.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Game } from '../games/games-state.ts'
import { type ChainLinks, walkChain } from './chain-links.ts'
import { type ChainRow, findSealedChain, insertChain, listChainsInUse } from './chains.sql.ts'
import { saveRandomCheck } from './random-check.sql.ts'

/** Returns the given number of unpredictable bytes. */
type RandomSource = (bytes: number) => Buffer

/** The operating system's source. */
const systemRandom: RandomSource = randomBytes

/** A healthy source fails one sample in some thousands, but never this many in a row. */
const SAMPLES = 3

/** Whether a source of random bytes passes (field G5): fresh samples against the tests of FIPS 140-2. */
function isRandomSourceHealthy(random: RandomSource): boolean {
  for (let sample = 0; sample < SAMPLES; sample++)
    if (!hasRandomFaults(random(RANDOM_SAMPLE_BYTES))) return true
  return false
}

export type ChainDeps = Pick<Deps, 'db' | 'clock' | 'seal' | 'log'> & {
  /** Random source of the secrets; the operating system's by default. */
  readonly random?: RandomSource
  /** Number of links of a new chain; ten days of rounds by default. */
  readonly linksOf?: (game: Pick<Game, 'intervalSeconds'>) => number
}

/** Chains in the process that draws. Their secrets exist unencrypted only in its memory. */
export type Chains = {
  /** Chains with links left, by game, the current one first; the next one is made a day before the last is used up. */
  inUse(): Promise<ReadonlyMap<MinigameId, readonly ChainRow[]>>
  /** Links of a chain; undefined when its secret cannot be decrypted, or does not match the published end. */
  linksOf(chainId: number): Promise<ChainLinks | undefined>
  /**
   * Tests the random source again and stores the result (field G5). After a failure it stays failed until the process
   * is restarted.
   */
  testRandom(): Promise<boolean>
  /** Makes missing chains and those that are due. Throws when the random source is not healthy. */
  makeDue(games: readonly Game[]): Promise<void>
}

const SECRET_BYTES = 32
const DAY_SECONDS = 86_400
const DAYS = 10
/** A new chain is made when the last has this many days of rounds left. */
const DAYS_AHEAD = 1

const tenDays = ({ intervalSeconds }: Pick<Game, 'intervalSeconds'>): number =>
  (DAYS * DAY_SECONDS) / intervalSeconds

export function openChains({
  db,
  clock,
  seal,
  log,
  random = systemRandom,
  linksOf = tenDays,
}: ChainDeps): Chains {
  const walked = new Map<number, Promise<ChainLinks | undefined>>()
  let healthy: boolean | undefined
  const isHealthy = (): boolean => {
    healthy ??= isRandomSourceHealthy(random)
    return healthy
  }

  const open = async (chainId: number): Promise<ChainLinks | undefined> => {
    const chain = await findSealedChain(db, chainId)
    if (!chain) return undefined
    try {
      const secret = Buffer.from(seal.open(chain.secretSealed), 'hex')
      const links = await walkChain(secret, chain.links)
      assert(links.link(0).equals(chain.chainEnd), 'the secret leads to the end that was published')
      return links
    } catch {
      // Never logs the fault itself, since it could contain part of a secret.
      log.error({ chainId, gameId: chain.gameId }, 'a seed chain cannot be decrypted')
      return undefined
    }
  }
  const linksOfChain = (chainId: number) => {
    const known = walked.get(chainId) ?? open(chainId)
    walked.set(chainId, known)
    known.catch(() => walked.delete(chainId))
    return known
  }
  const make = async (game: Game, most: number) => {
    if (!isHealthy()) throw new Error('the random source is not healthy: no chain of seeds is made')
    const links = linksOf(game)
    const secret = Buffer.from(random(SECRET_BYTES))
    const chain = await walkChain(secret, links)
    const secretSealed = seal.seal(secret.toString('hex'))
    const made = { gameId: game.id, chainEnd: chain.link(0), links, secretSealed, committedAt: clock.now() }
    const id = await db.transaction(tx => insertChain(tx, made, most))
    if (id !== undefined) walked.set(id, Promise.resolve(chain))
  }
  const opens = async (chain: ChainRow) => ((await linksOfChain(chain.id)) ? [chain] : [])
  const whole = async (chains: readonly ChainRow[]) =>
    Map.groupBy((await Promise.all(chains.map(opens))).flat(), chain => chain.gameId)
  return {
    inUse: async () => whole(await listChainsInUse(db)),
    linksOf: linksOfChain,
    testRandom: async () => {
      if (healthy !== false) healthy = isRandomSourceHealthy(random)
      if (!healthy) log.error('the random source fails its tests: no seed chain is created')
      await saveRandomCheck(db, { at: clock.now(), isHealthy: healthy })
      return healthy
    },
    makeDue: async games => {
      // One read for both; chains made by another process meanwhile are found under the lock.
      const chains = await listChainsInUse(db)
      const inUse = new Set(chains.map(({ id }) => id))
      for (const id of walked.keys()) if (!inUse.has(id)) walked.delete(id)
      const known = await whole(chains)
      const all = Map.groupBy(chains, chain => chain.gameId)
      for (const game of games) {
        const left = (known.get(game.id) ?? []).reduce((sum, chain) => sum + chain.links - chain.given, 0)
        const dayOfLinks = Math.min((DAYS_AHEAD * DAY_SECONDS) / game.intervalSeconds, linksOf(game) - 1)
        if (left <= dayOfLinks) await make(game, (all.get(game.id)?.length ?? 0) + 1)
      }
    },
  }
}
