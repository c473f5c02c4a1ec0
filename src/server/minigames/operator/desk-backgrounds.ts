import { MINUTE, SECOND } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { dailyCheck } from '#server/platform/watch/daily-check.ts'
import { type CheckDeps, checkGamesWhenDue } from './fairness/check-game.ts'
import { countRounds } from './returns/count-rounds.ts'
import { type WatchDeps, watchReturns } from './returns/watch-returns.ts'

const COUNT_EVERY = 5 * SECOND
const WATCH_EVERY = 5 * MINUTE
/** Turns in a row where there is much to add, so that whoever stops the house waits for no more. */
const AT_ONCE = 20

/** What runs beside the house for the desk: sums of the returns, a look at them, and a daily check of the draws. */
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
