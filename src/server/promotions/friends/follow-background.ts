import { DAY, instant, SECOND } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type FollowDeps, followSettlement } from './follow-settlement.ts'

const LOOK_EVERY = 5 * SECOND
/** A look goes back so far; a process looks at all before its first one. */
const LOOK_BACK = 3 * DAY

/** Pays recommenders beside the requests, a moment behind the settlement. */
export function followBackground(deps: FollowDeps & Pick<Deps, 'log'>): Background {
  let since = instant(0)
  return repeating('recommender-points', {
    every: LOOK_EVERY,
    work: async () => {
      const next = instant(deps.clock.now() - LOOK_BACK)
      if ((await followSettlement(deps, since)) === 'all') since = next
    },
    log: deps.log,
  })
}
