import type { TimeFigures } from './call-times.ts'
import type { Case } from './cases/case.ts'
import { walletCases } from './cases/wallet-cases.ts'
import { type CasesPlayed, playCases } from './play-cases.ts'
import { enter, type Player, type Site } from './players.ts'
import { type Random, seeded } from './random.ts'
import { PATIENCE_MILLISECONDS, type Pace, SteadyCaller } from './steady-caller.ts'
import { Story } from './story.ts'
import type { WalletClient } from './wallet-client.ts'

export type ConformOptions = {
  readonly client: WalletClient
  /** Launch tokens, one for each player. Each is valid for one game session. */
  readonly tokens: readonly string[]
  /** True when enough was played at random. Called before each round. */
  readonly until: (counts: { readonly calls: number }) => boolean
  readonly seed: number
  /** Players who play at random in parallel. */
  readonly lanes: number
  readonly tell: (line: string) => void
  /** Cases to play before the random play. */
  readonly cases?: readonly Case[] | undefined
  /** Opens games and logs members out where the wallet's site is at hand. */
  readonly site?: Site | undefined
  readonly pace?: Pace | undefined
  /** How long a call is sent again without an answer. */
  readonly patienceMilliseconds?: number | undefined
  /** Longest pause of a case. */
  readonly waitMilliseconds?: number | undefined
  /** A wallet of which more than 1 of 100 answers take longer is too slow. */
  readonly slowMilliseconds?: number | undefined
}

export type Conformed = {
  readonly seed: number
  readonly calls: number
  readonly rounds: number
  /** Names of the cases that were played. */
  readonly cases: readonly string[]
  /** Cases that were left out, each with the reason. */
  readonly notTried: readonly string[]
  /** Random bets that the wallet refused for a reason that the kit cannot check, such as a limit. */
  readonly refused: number
  /** How often a call was sent again, by the reason. */
  readonly again: Readonly<Record<string, number>>
  readonly times: Readonly<Record<string, TimeFigures>>
  /** Faults, each a sentence that begins with its rule. Empty when the wallet conforms. */
  readonly faults: readonly string[]
  /** Expected balances of the members, by the model. */
  readonly balances: ReadonlyMap<string, number>
}

const FAULTS_MAX = 50
const WAIT_MILLISECONDS = 5_000
/** The paper asks suppliers for no bound; a member who waits longer for a bet leaves. */
const SLOW_MILLISECONDS = 1_500

/** Plays the cases, then random rounds until `until` returns true. Never throws for what a wallet does. */
export async function conform(options: ConformOptions): Promise<Conformed> {
  const { client, pace, patienceMilliseconds = PATIENCE_MILLISECONDS, seed, tell } = options
  const caller = new SteadyCaller({ client, ...(pace ? { pace } : {}), patienceMilliseconds })
  tell(`seed ${seed}`)
  const run = `${seed.toString(36)}${Date.now().toString(36)}`
  const { players, faults } = await enterAll(caller, options.tokens)
  const cases = await playAllCases(options, { caller, players, run })
  if (cases.played.length > 0) await openAgain(options, caller, players)
  const random = await playAtRandom(options, { caller, players, run })
  const slow = caller.times.slowerThan(options.slowMilliseconds ?? SLOW_MILLISECONDS)
  const all = [...faults, ...cases.faults, ...random.faults, ...slow.map(one => `answers (slow): ${one}`)]
  tell(`${caller.calls} calls, ${cases.played.length} cases, ${random.rounds} rounds, ${all.length} faults`)
  return {
    seed,
    calls: caller.calls,
    rounds: random.rounds,
    cases: cases.played,
    notTried: cases.notTried,
    refused: random.refused,
    again: Object.fromEntries(caller.again),
    times: caller.times.figures(),
    faults: [...new Set(all)],
    balances: new Map(players.map(player => [player.user, player.expected])),
  }
}

async function enterAll(caller: SteadyCaller, tokens: readonly string[]) {
  const players: Player[] = []
  const faults: string[] = []
  for (const [seat, token] of tokens.entries()) {
    if (caller.isAway) break
    const entered = await enter(caller, token, seat)
    if (entered.player) players.push(entered.player)
    faults.push(...entered.faults)
  }
  return { players, faults }
}

/** Opens every game again where the kit can: cases may have waited until sessions ended. */
async function openAgain({ site }: ConformOptions, caller: SteadyCaller, players: Player[]): Promise<void> {
  for (const [place, { seat }] of players.entries()) {
    if (!site || caller.isAway) return
    const entered = await enter(caller, await site.launch(seat, 'same'), seat)
    if (entered.player) players[place] = entered.player
  }
}

type Ground = { readonly caller: SteadyCaller; readonly players: Player[]; readonly run: string }

async function playAllCases(options: ConformOptions, ground: Ground): Promise<CasesPlayed> {
  if (ground.players.length === 0) return { faults: [], played: [], notTried: [] }
  const { site, waitMilliseconds = WAIT_MILLISECONDS, slowMilliseconds = SLOW_MILLISECONDS } = options
  const cases = options.cases ?? walletCases
  return playCases({ ...ground, site, waitMilliseconds, slowMilliseconds, cases })
}

type Played = { readonly faults: readonly string[]; readonly rounds: number; readonly refused: number }

/** Plays random rounds, several players in parallel and each player in one round at a time. */
async function playAtRandom(
  { until, seed, lanes, slowMilliseconds = SLOW_MILLISECONDS }: ConformOptions,
  { caller, players, run }: Ground,
): Promise<Played> {
  const faults: string[] = []
  const counts = { rounds: 0, refused: 0 }
  const before = caller.calls
  const isOver = () =>
    until({ calls: caller.calls - before }) ||
    faults.length >= FAULTS_MAX ||
    caller.isAway ||
    (caller.calls - before > 2 * SLOW_AFTER && caller.times.isSlowerThan(slowMilliseconds))
  const free = membersOf(players)
  for (const player of free) await syncBalance(caller, player)
  const lane = async (random: Random) => {
    while (!isOver()) {
      const [player] = free.splice(random.below(free.length), 1)
      if (!player) return
      const story = new Story({ caller, random, player, round: `${run}.r${counts.rounds++}` })
      await story.tell()
      counts.refused += story.refused
      faults.push(...story.faults)
      free.push(player)
    }
  }
  const random = seeded(seed)
  const count = Math.min(lanes, free.length)
  await Promise.all(Array.from({ length: count }, () => lane(seeded(random.below(2 ** 31)))))
  return { faults, ...counts }
}

const SLOW_AFTER = 20

/** One player for each member: calls of two sessions of a member would change one balance. */
function membersOf(players: readonly Player[]): Player[] {
  const latest = new Map(players.map(player => [player.user, player]))
  return [...latest.values()]
}

async function syncBalance(caller: SteadyCaller, player: Player): Promise<void> {
  const { balance } = await caller.call({ kind: 'balance', user: player.user })
  if (balance !== undefined) player.expected = balance
}
