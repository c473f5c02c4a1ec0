import { SECOND } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import { openBetWatch, type WatchDeps } from './look-at-bets.ts'

const LOOK_EVERY = 30 * SECOND

/** Searches for integrity hints in the background, in one process at a time; betting itself is not involved. */
export function integrityWatch(deps: WatchDeps & Pick<Deps, 'log'>): Background {
  const { db, log } = deps
  return ledBackground({
    name: 'integrity-watch',
    db,
    log,
    lock: ADVISORY_LOCKS.integrityLead,
    every: LOOK_EVERY,
    lead: async turns => {
      const look = openBetWatch(deps)
      const work = () => turns.take(look)
      const stop = await repeating('integrity-watch', { every: LOOK_EVERY, work, log }).start()
      return async () => stop()
    },
  })
}
