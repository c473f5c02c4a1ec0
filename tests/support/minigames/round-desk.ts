import { createHash } from 'node:crypto'
import type { MinigameId, RoundId } from '#domain/ids.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { roundAt } from '#domain/minigames/round-times.ts'
import { openChains } from '#server/minigames/chains/chains.ts'
import { commitKeeperChains } from '#server/minigames/chains/keeper-chains.ts'
import { openGames } from '#server/minigames/games/games-state.ts'
import { type Beacon, builtInBeacon } from '#server/minigames/rounds/beacon.ts'
import { type RoundNews, roundsChanged } from '#server/minigames/rounds/round-news.ts'
import { listRounds } from '#server/minigames/rounds/rounds.sql.ts'
import { type TurnDeps, turnRounds } from '#server/minigames/rounds/turn-rounds.ts'
import { createBus } from '#server/platform/news/bus.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { createLog } from '#server/platform/process/log.ts'
import { sealWith } from '#server/platform/process/seal.ts'
import type { TestClock } from '../house/clock.ts'

export const gameId = (number: number) => number as MinigameId

export type RoundDesk = Awaited<ReturnType<typeof openRoundDesk>>

type DeskOptions = {
  readonly db: Db
  readonly clock: TestClock
  readonly beacon?: Beacon
  readonly links?: number
  readonly siteMaintenance?: () => boolean
}

const seal = sealWith(createHash('sha256').update('a key for rounds').digest())

/** One process that runs rounds, as far as a test needs it: step by step, on the test's clock. */
export async function openRoundDesk({
  db,
  clock,
  beacon = builtInBeacon,
  links = 40,
  siteMaintenance = () => false,
}: DeskOptions) {
  const bus = createBus()
  const log = createLog({ level: 'silent' })
  // The only settings that are read.
  const site = {
    settings: () => ({ minigameMaintenance: siteMaintenance(), virtualMaintenance: siteMaintenance() }),
  } as never
  const games = await openGames({ db, clock, bus, log, site })
  const chains = openChains({ db, clock, seal, log, linksOf: () => links })
  const deps: TurnDeps = { db, clock, bus, log, games, chains, beacon }
  const told: RoundNews[] = []
  bus.subscribe(roundsChanged, news => told.push(news))
  const idOf = (game: number): RoundId => {
    const found = games.find(gameId(game))
    if (!found) throw new Error(`no game ${game}`)
    return roundAt(found, 10, clock.now()).id
  }
  return {
    deps,
    seal,
    bus,
    games,
    chains,
    told,
    /** Returns the id of the round at the clock's time, whether or not it exists. */
    idOf,
    turn: async () => {
      const drawing = games.all().filter(game => game.drawnBy === game.id)
      await chains.makeDue(drawing)
      if (beacon.kind === 'keeper') await commitKeeperChains({ db, clock }, beacon, drawing).catch(() => {})
      return turnRounds(deps)
    },
    round: async (id: RoundId) => (await listRounds(db, [id]))[0],
    close: () => games.close(),
  }
}

/** Advances the clock to the next full minute. */
export const toFullMinute = (clock: TestClock): void =>
  clock.set(instant(Math.floor(clock.now() / MINUTE + 1) * MINUTE))
