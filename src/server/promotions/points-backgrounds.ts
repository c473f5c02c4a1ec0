import { MINUTE, SECOND } from '#domain/instant.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { followFreeBets } from './coupons/follow-free-bets.ts'
import { followFriends } from './friends/follow-friends.ts'
import { type RaiseDeps, raiseLevels } from './levels/raise-levels.ts'
import { followLosing } from './losing-points/follow-losing.ts'
import { followTournaments } from './tournaments/follow-tournaments.ts'
import { payDuePrizes } from './tournaments/pay-prizes.ts'

const FOLLOW_EVERY = 2 * SECOND
/** Every open page reloads changed rankings, so they change no more often than this. */
const RANK_EVERY = 5 * SECOND
const PRIZES_EVERY = 15 * SECOND
/** Maximum number of runs in a row with a backlog, so that shutdown need not wait longer. */
const AT_ONCE = 20

const untilAll = async (turn: () => Promise<'all' | 'some'>): Promise<void> => {
  for (let n = 0; n < AT_ONCE && (await turn()) === 'some'; n++);
}

/** Background work that updates points, levels and rankings from ended bets. */
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
  repeating('recommender-points', {
    every: FOLLOW_EVERY,
    work: () => untilAll(() => followFriends(deps)),
    log: deps.log,
  }),
  repeating('tournaments', {
    every: RANK_EVERY,
    work: () => untilAll(() => followTournaments(deps)),
    log: deps.log,
  }),
  repeating('tournament-prizes', { every: PRIZES_EVERY, work: () => payDuePrizes(deps), log: deps.log }),
  repeating('auto-levels', { every: MINUTE, work: () => raiseLevels(deps), log: deps.log }),
]
