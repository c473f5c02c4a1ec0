import { approvalContract } from '#contract/back-office/approvals.ts'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { betDeskContract } from '#contract/back-office/bet-desk.ts'
import { cancelPreviewContract } from '#contract/back-office/bets/cancel-many.ts'
import { integrityContract } from '#contract/back-office/integrity/integrity.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { paletteContract } from '#contract/back-office/kit/palette.ts'
import { viewContract } from '#contract/back-office/kit/views.ts'
import { memberDeskContract } from '#contract/back-office/member-desk.ts'
import { memberChangeContract } from '#contract/back-office/members/member-changes.ts'
import { memberLinkContract } from '#contract/back-office/members/member-links.ts'
import { ownFixtureContract } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import { dashboardContract } from '#contract/back-office/reports/dashboard.ts'
import { houseEventContract } from '#contract/back-office/reports/reports.ts'
import { systemContract } from '#contract/back-office/system.ts'
import { tradingContract } from '#contract/back-office/trading.ts'
import { partnerContract } from '#contract/partner/partner.ts'
import { exposureReader } from '#server/bets/bets.ts'
import type { Members } from '#server/members/members.ts'
import { type Feature, feature, type Mounting } from '#server/platform/http/http.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Rules } from '#server/rules/rules.ts'
import type { HeadPlace, Site } from '#server/site/site.ts'
import { approvalRoutes } from './approvals/approvals.operator.ts'
import { keepAsk } from './approvals/keep-ask.ts'
import { backOfficeRoutes } from './back-office.operator.ts'
import { betDeskRoutes } from './bets/bet-desk.operator.ts'
import { cancelPreviewRoutes } from './bets/cancel-preview.operator.ts'
import { dashboardRoutes } from './dashboard/dashboard.operator.ts'
import { houseEventRoutes } from './events/house-events.operator.ts'
import { watchHouse } from './events/watch-house.ts'
import { exportRoutes } from './exports/exports.operator.ts'
import { integrityRoutes } from './integrity/integrity.operator.ts'
import { integrityWatch } from './integrity/watch-bets.ts'
import { memberChangeRoutes } from './members/member-changes.operator.ts'
import { memberDeskRoutes } from './members/member-desk.operator.ts'
import { memberLinkRoutes } from './members/member-links.operator.ts'
import { ownFixtureRoutes } from './own-fixtures/own-fixtures.operator.ts'
import { paletteRoutes } from './palette/palette.operator.ts'
import { partnerRoutes } from './partners/partners.routes.ts'
import { systemRoutes } from './system/system.operator.ts'
import { openFixtureIndex } from './trading/fixture-index.ts'
import { tradingRoutes } from './trading/trading.operator.ts'
import { viewRoutes } from './views/views.operator.ts'

export type BackOffice = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
  /** Stores calls that need a second operator. */
  readonly keepForSecond: NonNullable<Mounting['keepForSecond']>
}

/**
 * Opens the back office for the app: the act log, the day's figures, house events, members, the trading desk,
 * integrity cases, and requests for a second operator, which run on `served`: all features of the site.
 */
export function openBackOffice(
  deps: Pick<Deps, 'db' | 'clock' | 'bus' | 'seal' | 'log'> & {
    /** Connections for operators' queries. */
    readonly deskDb: Db
    readonly site: Site
    readonly rules: Pick<Rules, 'versionAt'>
    readonly members: Pick<Members, 'alive'>
    readonly served: () => readonly Feature[]
    /** Where the heads of the act log are stored outside the database (X5). */
    readonly heads: HeadPlace | undefined
  },
): BackOffice {
  const reading = { ...deps, db: deps.deskDb }
  const readExposures = exposureReader(deps)
  const findFixtures = openFixtureIndex(deps)
  return {
    features: [
      feature(backOfficeContract, backOfficeRoutes(deps)),
      feature(approvalContract, approvalRoutes({ ...deps, features: deps.served })),
      feature(betDeskContract, betDeskRoutes({ ...reading, findFixtures })),
      feature(cancelPreviewContract, cancelPreviewRoutes({ ...reading, findFixtures })),
      feature(dashboardContract, dashboardRoutes(reading)),
      feature(houseEventContract, houseEventRoutes(deps)),
      feature(integrityContract, integrityRoutes({ ...deps, findFixtures })),
      feature(exportContract, exportRoutes({ ...deps, readExposures, findFixtures })),
      feature(memberDeskContract, memberDeskRoutes(reading)),
      feature(memberLinkContract, memberLinkRoutes(reading)),
      feature(memberChangeContract, memberChangeRoutes(reading)),
      feature(partnerContract, partnerRoutes({ ...deps, findFixtures })),
      feature(ownFixtureContract, ownFixtureRoutes(deps)),
      feature(paletteContract, paletteRoutes({ ...reading, findFixtures })),
      feature(systemContract, systemRoutes(deps)),
      feature(viewContract, viewRoutes(deps)),
      feature(tradingContract, tradingRoutes({ ...deps, readExposures, findFixtures })),
    ],
    backgrounds: [watchHouse(deps), integrityWatch(deps)],
    keepForSecond: kept => keepAsk(deps, kept),
  }
}
