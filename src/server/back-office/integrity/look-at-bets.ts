import { instant, MINUTE } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { openBetMemory } from './bet-memory.ts'
import { findHints, type HintDeps } from './find-hints.ts'
import { keepHint } from './keep-hint.ts'

/** Act log entries are read again for this long, to find those committed late. */
const ACTS_OVERLAP = 5 * MINUTE

export type WatchDeps = HintDeps & Pick<Deps, 'bus'>

/** Examines bets that are new since the last run; returns the number of hints with new content (field B19). */
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
