import { attendanceContract, attendanceOperatorContract } from '#contract/promotions/attendance.ts'
import { coinEventContract, coinEventOperatorContract } from '#contract/promotions/coin-event.ts'
import { couponContract, couponOperatorContract, freeCouponContract } from '#contract/promotions/coupons.ts'
import { eventContract, eventOperatorContract } from '#contract/promotions/events.ts'
import { friendContract, friendOperatorContract } from '#contract/promotions/friends.ts'
import { milestoneContract, milestoneOperatorContract } from '#contract/promotions/milestones.ts'
import { pointsRuleContract } from '#contract/promotions/points-rules.ts'
import { questContract, questOperatorContract } from '#contract/promotions/quests.ts'
import { tournamentContract, tournamentOperatorContract } from '#contract/promotions/tournaments.ts'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readAtCommit, type Site } from '#server/site/site.ts'
import { attendanceOperatorRoutes } from './attendance/attendance.operator.ts'
import { attendanceRoutes } from './attendance/attendance.routes.ts'
import { coinEventOperatorRoutes } from './coin-event/coin-event.operator.ts'
import { coinEventRoutes } from './coin-event/coin-event.routes.ts'
import { couponOperatorRoutes } from './coupons/coupons.operator.ts'
import { couponRoutes, freeCouponRoutes } from './coupons/coupons.routes.ts'
import { followFreeBets } from './coupons/follow-free-bets.ts'
import { eventOperatorRoutes } from './events/events.operator.ts'
import { eventRoutes } from './events/events.routes.ts'
import { followFriends } from './friends/follow-friends.ts'
import { friendOperatorRoutes } from './friends/friends.operator.ts'
import { friendRoutes } from './friends/friends.routes.ts'
import { type RaiseDeps, raiseLevels } from './levels/raise-levels.ts'
import { followLosing } from './losing-points/follow-losing.ts'
import { milestoneOperatorRoutes } from './milestones/milestones.operator.ts'
import { milestoneRoutes } from './milestones/milestones.routes.ts'
import { pointsRuleRoutes } from './points-rules.operator.ts'
import type { CountPosts } from './quests/day-activity.ts'
import { questOperatorRoutes } from './quests/quests.operator.ts'
import { questRoutes } from './quests/quests.routes.ts'
import { followTournaments } from './tournaments/follow-tournaments.ts'
import { payDuePrizes } from './tournaments/pay-prizes.ts'
import { tournamentOperatorRoutes } from './tournaments/tournaments.operator.ts'
import { tournamentRoutes } from './tournaments/tournaments.routes.ts'

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
const pointsBackgrounds = (deps: Deps & RaiseDeps): readonly Background[] => [
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

export type Promotions = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
}

/** Opens promotions for the app; each kind has its own folder. */
export function openPromotions(
  deps: Deps &
    Pick<RaiseDeps, 'levelsBy' | 'tellLevelRise'> & {
      readonly countPosts: CountPosts
      readonly site: Site
    },
): Promotions {
  return {
    features: [
      feature(eventContract, eventRoutes(deps)),
      feature(eventOperatorContract, eventOperatorRoutes(deps)),
      feature(attendanceContract, attendanceRoutes(deps)),
      feature(attendanceOperatorContract, attendanceOperatorRoutes(deps)),
      feature(friendContract, friendRoutes(deps)),
      feature(friendOperatorContract, friendOperatorRoutes(deps)),
      feature(milestoneContract, milestoneRoutes(deps)),
      feature(milestoneOperatorContract, milestoneOperatorRoutes(deps)),
      feature(questContract, questRoutes(deps)),
      feature(questOperatorContract, questOperatorRoutes(deps)),
      feature(coinEventContract, coinEventRoutes(deps)),
      feature(coinEventOperatorContract, coinEventOperatorRoutes(deps)),
      feature(pointsRuleContract, pointsRuleRoutes(deps)),
      feature(couponContract, couponRoutes(deps)),
      feature(freeCouponContract, freeCouponRoutes(deps)),
      feature(couponOperatorContract, couponOperatorRoutes(deps), db =>
        couponOperatorRoutes({ ...deps, db, site: readAtCommit(deps.site) }),
      ),
      feature(tournamentContract, tournamentRoutes(deps)),
      feature(tournamentOperatorContract, tournamentOperatorRoutes(deps), db =>
        tournamentOperatorRoutes({ ...deps, db, site: readAtCommit(deps.site) }),
      ),
    ],
    backgrounds: pointsBackgrounds(deps),
  }
}
