import { HOUR, type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import type { Turns } from '#server/platform/process/turns.ts'
import { contentChanged } from '#server/site/site.ts'
import { type ChainDeps, type Chains, openChains } from '../chains/chains.ts'
import { commitKeeperChains } from '../chains/keeper-chains.ts'
import type { Game } from '../games/games-state.ts'
import { roundsChanged } from './round-news.ts'
import { type TurnDeps, turnRounds } from './turn-rounds.ts'

export type LeadDeps = Omit<TurnDeps, 'chains'> & ChainDeps & Pick<Deps, 'bus'>

/** Maximum time between checks for due rounds, in case an event was missed. */
const LOOK_EVERY = 2 * SECOND
/** Test clocks can jump, so the clock is polled at this interval. */
const CLOCK_ASKED_EVERY = SECOND / 10
/** Interval of checking the chains, which last for days. */
const CHAINS_EVERY = HOUR
/** Retry interval after a failure to make chains. */
const CHAINS_AGAIN = MINUTE

/** Runs the rounds of all games: one process is the leader, the others stand by. */
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

/** Runs rounds until stopped; stopping waits for the current run. */
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
  /** Waits until the given time by the server's clock, until woken, or until the next regular check. */
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
        log.error({ err }, 'a run of the rounds failed; the next one will retry')
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
 * Makes chains in parallel with the runs: a slow or failed one delays no draw. Rounds of existing chains continue,
 * since their seeds are fixed and published.
 */
function chainsBeside(deps: LeadDeps, { chains, turns, wake }: Beside) {
  const { beacon, clock, games, log } = deps
  let begunAt: Instant | undefined
  let making: Promise<void> | undefined
  const isDue = (now: Instant) => begunAt === undefined || now - begunAt >= CHAINS_EVERY || now < begunAt
  const make = async () => {
    const drawing = games.all().filter(isDrawing)
    const isHealthy = await chains.testRandom()
    if (isHealthy) await chains.makeDue(drawing)
    if (beacon.kind === 'keeper') await commitKeeperChains(deps, beacon, drawing)
  }
  return {
    /** Begins to make missing chains, when a check is due. */
    beginDue: () => {
      const now = clock.now()
      if (making || !isDue(now)) return
      begunAt = now
      making = turns
        .take(make)
        .catch(err => {
          begunAt = instant(now - CHAINS_EVERY + CHAINS_AGAIN)
          log.error({ err }, 'seed chains were not created; will retry in a minute')
        })
        .finally(() => {
          making = undefined
          wake()
        })
    },
    /** Waits for chains in progress. */
    ended: async () => making,
  }
}

const pause = (milliseconds: number): Promise<false> =>
  new Promise(resolve => void setTimeout(() => resolve(false), milliseconds).unref())
