import { HOUR, type Instant, SECOND } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import type { Turns } from '#server/platform/process/turns.ts'
import { contentChanged } from '#server/site/site.ts'
import { type ChainDeps, openChains } from '../chains/chains.ts'
import type { Game } from '../games/games-state.ts'
import { roundsChanged } from './round-news.ts'
import { type TurnDeps, turnRounds } from './turn-rounds.ts'

export type LeadDeps = Omit<TurnDeps, 'chains'> & ChainDeps & Pick<Deps, 'bus'>

/** However quiet it is, so often it is looked whether something is due that nobody told of. */
const LOOK_EVERY = 2 * SECOND
/** A clock of a test moves by itself: so often it is asked. */
const CLOCK_ASKED_EVERY = SECOND / 10
/** Chains last for days. */
const CHAINS_EVERY = HOUR

/** Runs the rounds of all games: one process does, the others stand by. */
export const roundsBackground = (deps: LeadDeps): Background =>
  ledBackground({
    name: 'rounds',
    db: deps.db,
    log: deps.log,
    lock: ADVISORY_LOCKS.roundsLead,
    every: LOOK_EVERY,
    lead: async turns => startRounds(deps, turns),
  })

const isDrawing = ({ id, drawnBy }: Game): boolean => drawnBy === id

/** Runs rounds until it is stopped; stopping waits for the turn at hand. */
function startRounds(deps: LeadDeps, turns: Pick<Turns, 'take'>): () => Promise<void> {
  const { bus, clock, games, log } = deps
  const chains = openChains(deps)
  let stopped = false
  let woken = Promise.withResolvers<void>()
  let chainsAt: Instant | undefined

  const turn = async (): Promise<Instant | undefined> => {
    const now = clock.now()
    if (chainsAt === undefined || now - chainsAt >= CHAINS_EVERY || now < chainsAt) {
      // Rounds of chains that were made of a right source go on: their seeds are fixed and published.
      if (await chains.testRandom()) await chains.makeDue(games.all().filter(isDrawing))
      chainsAt = now
    }
    return turnRounds({ ...deps, chains })
  }
  /** Until that moment by the house's clock, until somebody wakes us, or until it is time to look anyway. */
  const restUntil = async (due: Instant | undefined) => {
    const began = performance.now()
    while (!stopped && performance.now() - began < LOOK_EVERY) {
      const left = due === undefined ? CLOCK_ASKED_EVERY : due - clock.now()
      if (left <= 0) return
      const isWoken = await Promise.race([
        woken.promise.then(() => true),
        pause(Math.min(left, CLOCK_ASKED_EVERY)),
      ])
      if (isWoken) return
    }
  }
  const run = async () => {
    while (!stopped) {
      const due = await turns.take(turn).catch(err => {
        log.error({ err }, 'a turn of the rounds failed; the next one tries again')
        return undefined
      })
      await restUntil(due)
      woken = Promise.withResolvers()
    }
  }
  const wake = () => woken.resolve()
  const stopHearing = [
    bus.subscribe(contentChanged, ({ part }) => {
      if (part === 'minigames' || part === 'settings') wake()
    }),
    bus.subscribe(roundsChanged, ({ voided }) => {
      if (voided.length > 0) wake()
    }),
  ]
  const running = run()
  return async () => {
    stopped = true
    for (const stop of stopHearing) stop()
    wake()
    await running
  }
}

const pause = (milliseconds: number): Promise<false> =>
  new Promise(resolve => void setTimeout(() => resolve(false), milliseconds).unref())
