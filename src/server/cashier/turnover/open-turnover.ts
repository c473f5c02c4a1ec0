import { turnoverContract, turnoverOperatorContract } from '#contract/cashier/turnover.ts'
import { SECOND } from '#domain/instant.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { followTurnover } from './follow-turnover.ts'
import { turnoverOperatorRoutes } from './turnover.operator.ts'
import { turnoverRoutes } from './turnover.routes.ts'

const FOLLOW_EVERY = SECOND
/** Maximum number of runs in a row with a backlog, so that shutdown need not wait longer. */
const AT_ONCE = 20

/** Opens turnover: its routes, and the background work that counts bets shortly after their result. */
export const openTurnover = (
  deps: Deps,
): { readonly features: readonly Feature[]; readonly backgrounds: readonly Background[] } => ({
  features: [
    feature(turnoverContract, turnoverRoutes(deps)),
    feature(turnoverOperatorContract, turnoverOperatorRoutes(deps)),
  ],
  backgrounds: [
    repeating('turnover', {
      every: FOLLOW_EVERY,
      work: async () => {
        for (let turn = 0; turn < AT_ONCE && (await followTurnover(deps)) === 'some'; turn++);
      },
      log: deps.log,
    }),
  ],
})
