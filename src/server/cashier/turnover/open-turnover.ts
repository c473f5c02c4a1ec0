import { turnoverContract, turnoverOperatorContract } from '#contract/cashier/turnover.ts'
import { SECOND } from '#domain/instant.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { followTurnover } from './follow-turnover.ts'
import { turnoverOperatorRoutes } from './turnover.operator.ts'
import { turnoverRoutes } from './turnover.routes.ts'

const FOLLOW_EVERY = SECOND
/** Turns in a row where there is much to count, so that whoever stops the house waits for no more. */
const AT_ONCE = 20

/** What has to be bet before money may leave: its doorways, and what counts bets a moment behind their result. */
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
