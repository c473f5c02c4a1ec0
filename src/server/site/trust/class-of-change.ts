import { isRulesLoosened, type PlainClass } from '#domain/operators/second-person.ts'
import { isBonusRaised } from '#domain/slip/bonus-tiers.ts'
import { isCrossLoosened } from '#domain/slip/cross-rules.ts'
import type { SiteSettings } from '../site-settings.ts'

/** Amounts where more means more rights for members or operators; 0 means no cap if the flag is set. */
const caps = [
  ['handMoneyMax', false],
  ['houseStakeDayMax', true],
  ['houseLossDayMax', true],
] as const

/** Returns the classes of operations that a change of settings belongs to (X4): each may need a second operator. */
export function classesOfChange(was: SiteSettings, is: SiteSettings): readonly PlainClass[] {
  const isRoles =
    (was.operatorSecondFactor && !is.operatorSecondFactor) ||
    was.operatorAddresses.join() !== is.operatorAddresses.join()
  return [
    ...(isRulesLoosened(was.secondPerson, is.secondPerson) ? (['rules'] as const) : []),
    ...(isRoles ? (['roles'] as const) : []),
    ...(isLimitRaised(was, is) ? (['limit-raise'] as const) : []),
  ]
}

const isLimitRaised = (was: SiteSettings, is: SiteSettings): boolean =>
  caps.some(([name, zeroIsNone]) => capOf(is[name], zeroIsNone) > capOf(was[name], zeroIsNone)) ||
  (['stakeMax', 'winningsMax', 'totalOddsMax'] as const).some(
    limit => is.protoLimits[limit] > was.protoLimits[limit],
  ) ||
  isBonusRaised(was.bonusTiers, is.bonusTiers) ||
  isCrossLoosened(was.crossRules, is.crossRules)

const capOf = (figure: number, zeroIsNone: boolean): number =>
  zeroIsNone && figure === 0 ? Number.POSITIVE_INFINITY : figure
