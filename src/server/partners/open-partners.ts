import { partnerDeskContract } from '#contract/back-office/partners/partner-desk.ts'
import { settlementContract } from '#contract/partner/settlements.ts'
import { subPartnerContract } from '#contract/partner/sub-partners.ts'
import { treeMoneyContract } from '#contract/partner/tree-money.ts'
import type { Members } from '#server/members/members.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readAtCommit, type Site } from '#server/site/site.ts'
import { losingBackground } from './losing/losing-background.ts'
import { partnerDeskRoutes } from './partners.operator.ts'
import { rollingBackground } from './rolling/rolling-background.ts'
import { settlementRoutes } from './settlements/settlements.routes.ts'
import { subPartnerRoutes } from './tree/sub-partners.routes.ts'
import type { HashPassword } from './tree/sub-partners.ts'
import { treeMoneyRoutes } from './tree/tree-money.routes.ts'

export type Partners = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
}

/** Opens partners for the app: their tree and rates, earnings, and requests. */
export function openPartners(
  deps: Deps & { readonly site: Site; readonly members: Pick<Members, 'forgetSessions' | 'passwords'> },
): Partners {
  const { site, members } = deps
  const desk = { ...deps, forgetSessions: members.forgetSessions }
  const hashPassword: HashPassword = (who, password) =>
    members.passwords.inTurn({ key: `partner ${who}` }, () => members.passwords.hash(password))
  return {
    features: [
      feature(settlementContract, settlementRoutes(deps)),
      feature(subPartnerContract, subPartnerRoutes({ ...deps, hashPassword })),
      feature(treeMoneyContract, treeMoneyRoutes(deps)),
      feature(partnerDeskContract, partnerDeskRoutes(desk), db =>
        partnerDeskRoutes({ ...desk, db, site: readAtCommit(site) }),
      ),
    ],
    backgrounds: [rollingBackground(deps), losingBackground(deps)],
  }
}
