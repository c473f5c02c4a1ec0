import { MINUTE } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { RollingDeps } from '../rolling/follow-rolling.ts'
import { runLosing } from './run-losing.ts'

/** Books the losing shares of a week when it is over, on Monday at midnight in Seoul, and those of missed weeks. */
export const losingBackground = (deps: RollingDeps & Pick<Deps, 'log'>): Background =>
  repeating('losing-shares', { every: MINUTE, work: () => runLosing(deps), log: deps.log })
