import { UNRESOLVED_AFTER } from '#domain/casino/unresolved.ts'
import { instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type AskDeps, askAboutBet } from './ask-about-bet.ts'
import { listToAsk } from './unresolved.sql.ts'

/** Maximum number of bets per run. */
const AT_A_TIME = 50

/** Asks suppliers about unended bets that are due; returns how many have ended now. */
export async function askUnresolved(deps: AskDeps & Pick<Deps, 'log'>): Promise<number> {
  const { db, clock, log } = deps
  const now = clock.now()
  const due = await listToAsk(db, { before: instant(now - UNRESOLVED_AFTER), now, limit: AT_A_TIME })
  const silent = new Set<number>()
  let ended = 0
  for (const place of due) {
    // A supplier that fails to answer once is skipped for the rest of the run.
    if (silent.has(place.supplierId)) continue
    const asked = await askAboutBet(deps, place)
    if (!asked.ok)
      log.warn({ ...place, refusal: asked.refusal }, 'a bet was not ended as reported by its supplier')
    else if (asked.value.says === 'ended') ended += 1
    else if (asked.value.says === 'silent') silent.add(place.supplierId)
  }
  return ended
}
