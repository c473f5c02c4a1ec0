import { instant, MINUTE } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { openBetMemory } from './bet-memory.ts'
import { findHints, type HintDeps } from './find-hints.ts'
import { keepHint } from './keep-hint.ts'

/** Acts are looked at again for so long: those of a transaction that ends late are found too. */
const ACTS_OVERLAP = 5 * MINUTE

export type WatchDeps = HintDeps & Pick<Deps, 'bus'>

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
