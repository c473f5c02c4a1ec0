import { SECOND } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { followRolling, type RollingDeps } from './follow-rolling.ts'

/** Portions of one turn, so that whoever stops the house waits for no more. */
const PORTIONS_AT_A_TIME = 20

/** Books commissions beside the requests, a moment behind the settlement. */
export const rollingBackground = (deps: RollingDeps & Pick<Deps, 'log'>): Background =>
  repeating('commissions', {
    every: SECOND,
    work: async () => {
      for (let turn = 0; turn < PORTIONS_AT_A_TIME; turn++) if ((await followRolling(deps)) === 'all') return
    },
    log: deps.log,
  })
