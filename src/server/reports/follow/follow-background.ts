import { SECOND } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type FollowDeps, followReports } from './follow-reports.ts'

const FOLLOW_EVERY = 3 * SECOND
/** Turns in a row where there is much to add, so that whoever stops the house waits for no more. */
const AT_ONCE = 20

/** Keeps the sums of the reports beside the requests, some seconds behind what happens. */
export const followBackground = (deps: FollowDeps & Pick<Deps, 'log'>): Background =>
  repeating('report-sums', {
    every: FOLLOW_EVERY,
    work: async () => {
      for (let turn = 0; turn < AT_ONCE && (await followReports(deps)) === 'some'; turn++);
    },
    log: deps.log,
  })
