import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { ledBackground } from '#server/platform/process/leadership.ts'
import { openBetMemory } from './bet-memory.ts'
import { findHints, type HintDeps } from './find-hints.ts'
import { keepHint } from './keep-hint.ts'

const LOOK_EVERY = 30 * SECOND
/** Acts are looked at again for so long: those of a transaction that ends late are found too. */
const ACTS_OVERLAP = 5 * MINUTE

type WatchDeps = HintDeps & Pick<Deps, 'bus'>

/** Looks at the bets that have come since the last look; gives how many hints said something new (field B19). */
export function openBetWatch(deps: WatchDeps): () => Promise<number> {
  const remember = openBetMemory(deps)
  let lookedAt = 0
  return async () => {
    const now = deps.clock.now()
    const hints = await findHints(deps, await remember(), instant(Math.max(0, lookedAt - ACTS_OVERLAP)))
    let said = 0
    for (const hint of hints) if (await keepHint(deps, hint)) said += 1
    lookedAt = now
    return said
  }
}

/** Looks for hints of integrity beside the house, in one process of all: the bets themselves know nothing of it. */
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
