import { MINUTE, SECOND } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { dailyCheck } from '#server/platform/watch/daily-check.ts'
import { type CheckDeps, checkGamesWhenDue } from './fairness/check-game.ts'
import { countRounds } from './returns/count-rounds.ts'
import { type WatchDeps, watchReturns } from './returns/watch-returns.ts'

const COUNT_EVERY = 5 * SECOND
const WATCH_EVERY = 5 * MINUTE
/** Maximum number of runs in a row with a backlog, so that shutdown need not wait longer. */
const AT_ONCE = 20

/** Background work of the back office: sums of the returns, their monitoring, and a daily check of the draws. */
export function deskBackgrounds(deps: CheckDeps & WatchDeps & Pick<Deps, 'log'>): readonly Background[] {
  const { log } = deps
  const count = async () => {
    for (let turn = 0; turn < AT_ONCE && (await countRounds(deps)) > 0; turn++);
  }
  return [
    repeating('minigame-sums', { every: COUNT_EVERY, work: count, log }),
    repeating('minigame-returns', { every: WATCH_EVERY, work: () => watchReturns(deps), log }),
    dailyCheck('minigame-checks', deps, () => checkGamesWhenDue(deps)),
  ]
}
