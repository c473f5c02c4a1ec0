import { DAY, instant, SECOND } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type FollowDeps, followSettlement } from './follow-settlement.ts'

const LOOK_EVERY = 5 * SECOND
/** How far back a run looks; the first run of a process looks at everything. */
const LOOK_BACK = 3 * DAY

/** Pays recommenders in the background, shortly after settlement. */
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
