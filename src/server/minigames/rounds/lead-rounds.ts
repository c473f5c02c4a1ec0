import { HOUR, type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import type { Turns } from '#server/platform/process/turns.ts'
import { contentChanged } from '#server/site/site.ts'
import { type ChainDeps, type Chains, openChains } from '../chains/chains.ts'
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
/** How soon they are tried again that could not be made. */
const CHAINS_AGAIN = MINUTE

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
  const { bus, clock, log } = deps
  const chains = openChains(deps)
  let stopped = false
  let woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()
  const making = chainsBeside(deps, { chains, turns, wake })
  const turn = (): Promise<Instant | undefined> => {
    making.beginDue()
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
    await making.ended()
  }
}

type Beside = {
  readonly chains: Pick<Chains, 'testRandom' | 'makeDue'>
  readonly turns: Pick<Turns, 'take'>
  wake(): void
}

/**
 * Makes chains beside the turns: one that takes its time, or cannot be made, holds up no draw. Rounds of those that were made
 * of a right source go on, for their seeds are fixed and published.
 */
function chainsBeside({ clock, games, log }: LeadDeps, { chains, turns, wake }: Beside) {
  let begunAt: Instant | undefined
  let making: Promise<void> | undefined
  const isDue = (now: Instant) => begunAt === undefined || now - begunAt >= CHAINS_EVERY || now < begunAt
  const make = async () => {
    if (await chains.testRandom()) await chains.makeDue(games.all().filter(isDrawing))
  }
  return {
    /** Begins with the chains that games lack, where it is time to look. */
    beginDue: () => {
      const now = clock.now()
      if (making || !isDue(now)) return
      begunAt = now
      making = turns
        .take(make)
        .catch(err => {
          begunAt = instant(now - CHAINS_EVERY + CHAINS_AGAIN)
          log.error({ err }, 'chains of seeds were not made; it is tried again in a minute')
        })
        .finally(() => {
          making = undefined
          wake()
        })
    },
    /** Waits for those that are being made. */
    ended: async () => making,
  }
}

const pause = (milliseconds: number): Promise<false> =>
  new Promise(resolve => void setTimeout(() => resolve(false), milliseconds).unref())
