import { SECOND } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type FollowDeps, followReports } from './follow-reports.ts'

const FOLLOW_EVERY = 3 * SECOND
/** Maximum number of runs in a row with a backlog, so that shutdown need not wait longer. */
const AT_ONCE = 20

/** Updates the sums of the reports in the background, with some seconds of delay. */
export const followBackground = (deps: FollowDeps & Pick<Deps, 'log'>): Background =>
  repeating('report-sums', {
    every: FOLLOW_EVERY,
    work: async () => {
      for (let turn = 0; turn < AT_ONCE && (await followReports(deps)) === 'some'; turn++);
    },
    log: deps.log,
  })
