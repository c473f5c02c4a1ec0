import { payoutRuleOf } from '#domain/slip/bonus.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Site } from '#server/site/site.ts'
import type { BetTerms } from './judge-bet.ts'
import type { LevelsInForce } from './levels-in-force.ts'

type Rules = { readonly site: Site; readonly levelsInForce: LevelsInForce }

/** Reads the house's rules under the locks of a batch. */
export async function termsInForce(
  { site, levelsInForce }: Rules,
  tx: Tx,
  levelsMark: number,
): Promise<BetTerms> {
  const levels = await levelsInForce(tx, levelsMark)
  const { protoLimits, prematchCloseSec: closeSeconds, ...settings } = site.settings()
  const { siteMaintenance, sportsMaintenance, liveMaintenance, crossRules } = settings
  const payoutRule = payoutRuleOf(settings.bonusTiers)
  const areas = { siteMaintenance, sportsMaintenance, liveMaintenance }
  return {
    levels,
    protoLimits,
    closeSeconds,
    crossRules,
    payoutRule,
    houseLimits: site.houseLimits(),
    ...areas,
  }
}
