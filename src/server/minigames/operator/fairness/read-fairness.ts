import type {
  DeskChain,
  DeskFairDetail,
  DeskFairGame,
} from '#contract/back-office/minigames/fairness-desk.ts'
import { pageOf } from '#contract/wire/paging.ts'
import type { MinigameId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { roundFaultWord } from '#domain/minigames/house/round-fault-words.ko.ts'
import { voidCauseWord } from '#domain/minigames/house/void-cause-words.ko.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type ChainRow, listChainsOf } from '../../chains/chains.sql.ts'
import { findRandomCheck } from '../../chains/random-check.sql.ts'
import type { Game, Games } from '../../games/games-state.ts'
import { wireTime } from '../wire-words.ts'
import { listLastChecks, type RoundCheck } from './checks.sql.ts'
import { type EndedRounds, listEndedRounds, listFaultyGames } from './fair-games.sql.ts'

export type FairDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly games: Pick<Games, 'all' | 'find' | 'drawnBy'>
}

const LOOKED_BACK = 7 * DAY
/** More than a year of chains, at ten days each. */
const CHAINS_SHOWN = 50

/** Returns a page of the games that draw, each with its chain and its last check. */
export async function readFairGames({ db, clock, games }: FairDeps, page: number) {
  const drawing = games.all().filter(({ id, drawnBy }) => id === drawnBy)
  const { rows, ...counts } = pageOf(drawing, page)
  const ids = rows.map(({ id }) => id)
  const [ended, checks, chains, faulty, random] = await Promise.all([
    listEndedRounds(db, ids, instant(clock.now() - LOOKED_BACK)),
    listLastChecks(db, ids),
    Promise.all(ids.map(id => listChainsOf(db, id, CHAINS_SHOWN))),
    listFaultyGames(db),
    findRandomCheck(db),
  ])
  return {
    games: rows.map((game, at): DeskFairGame => {
      const [chain = null, next = null] = inUse(chains[at] ?? [])
      const check = checks.find(({ gameId }) => gameId === game.id)
      return { ...headOf(games, game, endedOf(ended, game.id), check), chain, next }
    }),
    faulty: faulty.length,
    random: random ? { at: wireTime(random.at), isHealthy: random.isHealthy } : null,
    ...counts,
  }
}

/** Returns all fairness data of a game; undefined for an unknown game. */
export async function readFairGame(
  { db, clock, games }: FairDeps,
  id: MinigameId,
): Promise<DeskFairDetail | undefined> {
  const game = games.find(id)
  if (!game) return undefined
  const [ended, [check], chains] = await Promise.all([
    listEndedRounds(db, [id], instant(clock.now() - LOOKED_BACK)),
    listLastChecks(db, [id]),
    listChainsOf(db, game.drawnBy, CHAINS_SHOWN),
  ])
  return {
    ...headOf(games, game, ended, check),
    intervalSeconds: game.intervalSeconds,
    chains: chains.map(wireChain),
    faults: (check?.faults ?? []).map(readFault),
    missing: [...(check?.missing ?? [])],
    voids: ended.flatMap(({ voidCause, rounds }) =>
      voidCause === null ? [] : [{ cause: voidCauseWord(voidCause), rounds }],
    ),
  }
}

const endedOf = (ended: readonly EndedRounds[], id: MinigameId) => ended.filter(({ gameId }) => gameId === id)

const headOf = (
  games: FairDeps['games'],
  game: Game,
  ended: readonly EndedRounds[],
  check: RoundCheck | undefined,
) => ({
  gameId: game.id,
  title: game.title,
  drawnAlong: games.drawnBy(game.id).flatMap(({ id, title }) => (id === game.id ? [] : [title])),
  beaconKinds: [...new Set(ended.map(({ beaconKind }) => beaconKind))],
  rounds: ended.reduce((sum, { rounds }) => sum + rounds, 0),
  voidRounds: ended.reduce((sum, { rounds, voidCause }) => sum + (voidCause === null ? 0 : rounds), 0),
  lastCheck: check
    ? {
        at: wireTime(check.at),
        rounds: check.rounds,
        faults: check.faults.length,
        missing: check.missing.reduce((sum, { rounds }) => sum + rounds, 0),
        operator: check.operator,
      }
    : null,
})

/** The chain in use and the next one, from a list with the newest first. */
const inUse = (chains: readonly ChainRow[]): readonly DeskChain[] =>
  chains
    .filter(({ given, links }) => given < links)
    .toReversed()
    .map(wireChain)

const wireChain = ({ id, committedAt, chainEnd, links, given }: ChainRow): DeskChain => ({
  id,
  committedAt: wireTime(committedAt),
  chainEnd: chainEnd.toString('hex'),
  links,
  given,
})

/** "20261123-0001: draw, results". */
function readFault(fault: string): { round: string; words: string } {
  const [round = '', faults = ''] = fault.split(': ')
  return { round, words: faults.split(', ').map(roundFaultWord).join(', ') }
}
