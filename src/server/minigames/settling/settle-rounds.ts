import type { RoundId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import type { Turns } from '#server/platform/process/turns.ts'
import { roundsChanged } from '../rounds/round-news.ts'
import { listUnsettledRounds } from '../rounds/rounds.sql.ts'
import { type RoundSettlingDeps, settleRound } from './settle-round.ts'

export type SettleRoundsDeps = RoundSettlingDeps & Pick<Deps, 'log'>

const SWEEP_EVERY = 2 * SECOND
/** Number of rounds settled concurrently: the current ones don't wait for a large one. */
const LANES = 3
/** All games' rounds of some hours, in case settlement has been down that long. */
const ROUNDS_A_SWEEP = 2_000

/**
 * Pays rounds when they are drawn or voided: at once on the bus event, and by sweeping the table for missed ones. One
 * process is the leader, the others stand by.
 */
export const roundSettlingBackground = (deps: SettleRoundsDeps): Background =>
  ledBackground({
    name: 'round-settling',
    db: deps.db,
    log: deps.log,
    lock: ADVISORY_LOCKS.roundSettlingLead,
    every: SWEEP_EVERY,
    lead: async turns => startSettling(deps, turns),
  })

/** Settles until stopped; stopping waits for the current batches. */
function startSettling(deps: SettleRoundsDeps, turns: Pick<Turns, 'take'>): () => Promise<void> {
  const { db, bus, log } = deps
  const waiting = new Set<RoundId>()
  const running = new Map<RoundId, Promise<void>>()
  const stopping = { stopped: false }

  const begin = () => {
    for (const roundId of waiting) {
      if (stopping.stopped || running.size >= LANES) return
      if (running.has(roundId)) continue
      waiting.delete(roundId)
      const settled = settleRound(deps, roundId, stopping)
        .then(() => {})
        .catch(err => log.error({ err, roundId }, 'a round was not settled; the next sweep will retry'))
        .finally(() => {
          running.delete(roundId)
          begin()
        })
      running.set(roundId, settled)
    }
  }
  const add = (rounds: readonly RoundId[]) => {
    for (const roundId of rounds) if (!running.has(roundId)) waiting.add(roundId)
    begin()
  }
  const sweep = async () => add((await listUnsettledRounds(db, ROUNDS_A_SWEEP)).map(({ id }) => id))
  let sweeping = Promise.resolve()
  const sweepSoon = () => {
    sweeping = sweeping
      .then(() => turns.take(sweep))
      .catch(err => log.error({ err }, 'the sweep for unsettled rounds failed'))
  }
  const unsubscribe = bus.subscribe(roundsChanged, ({ drawn, voided }) => add([...drawn, ...voided]))
  const timer = setInterval(sweepSoon, SWEEP_EVERY)
  sweepSoon()

  return async () => {
    stopping.stopped = true
    unsubscribe()
    clearInterval(timer)
    await sweeping
    await Promise.all(running.values())
  }
}
