import type { MinigameId, RoundId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { partsOfRoundId, roundAt } from '#domain/minigames/round-times.ts'
import { VIRTUAL_GROUP } from '#domain/minigames/virtual/venues.ts'
import { openChains } from '#server/minigames/chains/chains.ts'
import { type Game, openGames } from '#server/minigames/games/games-state.ts'
import { builtInBeacon } from '#server/minigames/minigames.ts'
import { roundsChanged } from '#server/minigames/rounds/round-news.ts'
import { turnRounds } from '#server/minigames/rounds/turn-rounds.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'

/** A drawn round, and how long after the due moment it was drawn. */
export type Drawn = { readonly isVirtual: boolean; readonly milliseconds: number }

/** The rounds of a bench. Its clock jumps from one due moment to the next. */
export type BenchRounds = {
  now(): Instant
  /** Moves the clock to a moment and runs the tasks due then; returns the drawn rounds and the next due moment. */
  turnAt(at: Instant): Promise<{ readonly drawn: readonly Drawn[]; readonly next: Instant | undefined }>
  game(id: number): Game
  /** Returns the running round of a game. */
  running(id: number): { readonly id: RoundId; readonly closesAt: Instant; readonly drawsAt: Instant }
  readonly games: number
  /** Number of venues of virtual sports among the games. */
  readonly venues: number
  close(): Promise<void>
}

export async function openBenchRounds(house: Deps & { readonly site: Site }): Promise<BenchRounds> {
  let now = instant(Math.ceil(house.clock.now() / MINUTE) * MINUTE)
  const deps = { ...house, clock: { now: () => now } }
  const games = await openGames(deps)
  const chains = openChains(deps)
  await chains.makeDue(games.all().filter(game => game.drawnBy === game.id))
  let drawn: Drawn[] = []
  let began = 0
  const stop = deps.bus.subscribe(roundsChanged, news => {
    const milliseconds = performance.now() - began
    for (const id of news.drawn)
      drawn.push({ isVirtual: isVirtual(game(partsOfRoundId(id).gameId)), milliseconds })
  })
  const game = (id: number): Game => {
    const found = games.find(id as MinigameId)
    if (!found) throw new Error(`there is no game ${id}`)
    return found
  }
  return {
    now: () => now,
    turnAt: async at => {
      now = at
      drawn = []
      began = performance.now()
      const next = await turnRounds({ ...deps, games, chains, beacon: builtInBeacon })
      return { drawn, next }
    },
    game,
    running: id => roundAt(game(id), game(id).terms.closeSeconds, now),
    games: games.all().length,
    venues: games.all().filter(isVirtual).length,
    close: async () => {
      stop()
      await games.close()
    },
  }
}

const isVirtual = ({ group }: Game): boolean => group === VIRTUAL_GROUP
