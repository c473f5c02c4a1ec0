import { SECOND } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { followRolling, type RollingDeps } from './follow-rolling.ts'

/** Batches per run, so that shutdown need not wait longer. */
const PORTIONS_AT_A_TIME = 20

/** Books commissions in the background, shortly after settlement. */
export const rollingBackground = (deps: RollingDeps & Pick<Deps, 'log'>): Background =>
  repeating('commissions', {
    every: SECOND,
    work: async () => {
      for (let turn = 0; turn < PORTIONS_AT_A_TIME; turn++) if ((await followRolling(deps)) === 'all') return
    },
    log: deps.log,
  })
