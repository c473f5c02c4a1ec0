import { addressContract } from '#contract/back-office/addresses.ts'
import { levelOperatorContract } from '#contract/back-office/levels.ts'
import { operatorRulesContract } from '#contract/back-office/operators.ts'
import { betTermsContract } from '#contract/back-office/terms/bet-terms.ts'
import { houseLimitContract } from '#contract/back-office/terms/house-limits.ts'
import { streamContract, streamOperatorContract } from '#contract/fixtures/streams.ts'
import { pictureContract } from '#contract/site/pictures.ts'
import { siteContract, siteOperatorContract } from '#contract/site/site.ts'
import { siteTextsContract } from '#contract/site/site-texts.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { promotionRefusal } from './protection/protection.ts'
import {
  addressRoutes,
  betTermsRoutes,
  houseLimitRoutes,
  levelRoutes,
  operatorRulesRoutes,
  pictureRoutes,
  readAtCommit,
  type ShownLogin,
  type Site,
  siteOperatorRoutes,
  siteRoutes,
  siteTextsRoutes,
  streamOperatorRoutes,
  streamRoutes,
} from './site/site.ts'

type Shown = { readonly site: Site; readonly playMode: boolean; readonly playLogins: readonly ShownLogin[] }

/** Features of the site itself: its settings and texts, and what operators set. */
export const siteFeatures = (
  { db, clock, bus, newUuid }: Deps,
  { site, playMode, playLogins }: Shown,
): readonly Feature[] => [
  feature(
    siteContract,
    siteRoutes({
      db,
      clock,
      site,
      playMode,
      playLogins,
      playRefusal: memberId => promotionRefusal(db, memberId, clock.now()),
    }),
  ),
  feature(siteOperatorContract, siteOperatorRoutes({ db, clock, bus, site }), inner =>
    siteOperatorRoutes({ db: inner, clock, bus, site: readAtCommit(site) }),
  ),
  feature(addressContract, addressRoutes({ db, clock, bus, site })),
  feature(levelOperatorContract, levelRoutes({ db, clock, bus, site }), inner =>
    levelRoutes({ db: inner, clock, bus, site: readAtCommit(site) }),
  ),
  feature(houseLimitContract, houseLimitRoutes({ db, clock, bus, site }), inner =>
    houseLimitRoutes({ db: inner, clock, bus, site: readAtCommit(site) }),
  ),
  feature(betTermsContract, betTermsRoutes({ db, clock, bus, site }), inner =>
    betTermsRoutes({ db: inner, clock, bus, site: readAtCommit(site) }),
  ),
  feature(operatorRulesContract, operatorRulesRoutes({ db, clock, bus, site }), inner =>
    operatorRulesRoutes({ db: inner, clock, bus, site: readAtCommit(site) }),
  ),
  feature(siteTextsContract, siteTextsRoutes({ db, clock, bus })),
  feature(pictureContract, pictureRoutes({ db, clock, bus })),
  feature(streamContract, streamRoutes({ site })),
  feature(streamOperatorContract, streamOperatorRoutes({ db, clock, bus, site, newUuid })),
]
