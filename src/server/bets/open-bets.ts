import { moneyChangesContract } from '#contract/account/purse.ts'
import { cancelManyContract } from '#contract/back-office/bets/cancel-many.ts'
import { betOperatorContract } from '#contract/back-office/bets-operator.ts'
import { betContract } from '#contract/bets/bets.ts'
import { inplayBetContract } from '#contract/bets/inplay-bets.ts'
import { freeBetContract } from '#contract/promotions/free-bets.ts'
import { HOUR, MINUTE, SECOND } from '#domain/instant.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Rules } from '#server/rules/rules.ts'
import type { Site } from '#server/site/site.ts'
import { betOperatorRoutes, cancelManyRoutes } from './bets.operator.ts'
import { betRoutes, moneyChangesRoutes } from './bets.routes.ts'
import { allPlaced, type PlacingFigures } from './booking/placing.ts'
import { purgeRequests } from './booking/purge-requests.ts'
import type { CancelForMemberDeps } from './cancelling/cancel-for-member.ts'
import { freeBetRoutes, openFreeBetting } from './free/free-betting.ts'
import type { FreeStakes } from './free/free-stake.ts'
import { inplayBetRoutes } from './in-play/inplay-bets.routes.ts'
import { openInplayBetting } from './in-play/inplay-betting.ts'
import type { EndByHandDeps } from './in-play/overdue/end-by-hand.ts'
import { watchOverdue } from './in-play/overdue/watch-overdue.ts'
import { purgeLog } from './record/ended-bets.sql.ts'
import { openBetting } from './sports/betting.ts'

export type Bets = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
  /** Pre-match bets, and in-play bets that wait to be begun or ended. */
  figures(): PlacingFigures & { readonly inplayWaiting: number }
  /** Resolves when every request has been answered; waiting in-play bets are ended by other processes. */
  drained(): Promise<void>
}

type BetsDeps = Pick<Deps, 'db' | 'clock' | 'newUuid' | 'bus' | 'log'> &
  Pick<CancelForMemberDeps, 'tellCancelled'> &
  Pick<EndByHandDeps, 'tellEndedByHand'> & {
    readonly site: Site
    readonly rules: Pick<Rules, 'terms' | 'versionAt'>
    /** Connections for booking only, so that bets never wait for other parts of the system. */
    readonly bookingDb: Db
    readonly freeStakes: FreeStakes
  }

/** Opens everything of bets that a node serves and runs. */
export function openBets({ bookingDb, site, freeStakes, ...deps }: BetsDeps): Bets {
  const betting = openBetting({ ...deps, site, db: bookingDb })
  const freeBetting = openFreeBetting({ ...deps, site, db: bookingDb, freeStakes })
  const inplay = openInplayBetting({ ...deps, site, db: bookingDb })
  return {
    features: [
      feature(betContract, betRoutes({ ...deps, betting })),
      feature(freeBetContract, freeBetRoutes(freeBetting, deps.rules.terms)),
      feature(moneyChangesContract, moneyChangesRoutes(deps)),
      feature(inplayBetContract, inplayBetRoutes({ ...deps, inplay })),
      feature(betOperatorContract, betOperatorRoutes({ ...deps, site }), db =>
        betOperatorRoutes({ ...deps, site, db }),
      ),
      feature(cancelManyContract, cancelManyRoutes({ ...deps, site })),
    ],
    backgrounds: [
      repeating('waiting-bets', { every: SECOND, work: inplay.sweep, log: deps.log }),
      repeating('overdue-bets', { every: MINUTE, work: () => watchOverdue(deps), log: deps.log }),
      repeating('ended-bets-purge', { every: HOUR, work: () => purgeLog(deps.db), log: deps.log }),
      repeating('request-purge', { every: HOUR, work: () => purgeRequests(deps), log: deps.log }),
    ],
    figures: () => ({
      ...allPlaced(betting.figures(), freeBetting.figures()),
      inplayWaiting: inplay.waiting(),
    }),
    drained: async () => {
      await Promise.all([betting.drained(), freeBetting.drained(), inplay.close()])
    },
  }
}
