import { MINUTE, SECOND } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { followFreeBets } from './coupons/follow-free-bets.ts'
import { followRounds } from './friends/follow-rounds.ts'
import { type RaiseDeps, raiseLevels } from './levels/raise-levels.ts'
import { followLosing } from './losing-points/follow-losing.ts'

const FOLLOW_EVERY = 2 * SECOND
/** Turns in a row where there is much to reckon, so that whoever stops the house waits for no more. */
const AT_ONCE = 20

const untilAll = async (turn: () => Promise<'all' | 'some'>): Promise<void> => {
  for (let n = 0; n < AT_ONCE && (await turn()) === 'some'; n++);
}

/** What follows the bets that end with points and levels, beside the requests. */
export const pointsBackgrounds = (deps: Deps & RaiseDeps): readonly Background[] => [
  repeating('losing-points', {
    every: FOLLOW_EVERY,
    work: () => untilAll(() => followLosing(deps)),
    log: deps.log,
  }),
  repeating('free-bets', {
    every: FOLLOW_EVERY,
    work: () => untilAll(() => followFreeBets(deps)),
    log: deps.log,
  }),
  repeating('recommender-rounds', {
    every: FOLLOW_EVERY,
    work: () => untilAll(() => followRounds(deps)),
    log: deps.log,
  }),
  repeating('auto-levels', { every: MINUTE, work: () => raiseLevels(deps), log: deps.log }),
]
