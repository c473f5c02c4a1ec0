import type { PlainClass } from '#domain/operators/second-person.ts'
import { isBonusRaised } from '#domain/slip/bonus-tiers.ts'
import { isCrossLoosened } from '#domain/slip/cross-rules.ts'
import type { Settings } from '../settings.ts'

/** Figures of which more is more for the members or the operators; 0 is no cap where it says so. */
const caps = [
  ['handMoneyMax', false],
  ['houseStakeDayMax', true],
  ['houseLossDayMax', true],
] as const

/** Which class of acts a change of settings is of, where it may take two: raised limits, or less asked of operators (X4). */
export function classOfChange(was: Settings, is: Settings): PlainClass | undefined {
  if (was.operatorSecondFactor && !is.operatorSecondFactor) return 'roles'
  const isRaised =
    caps.some(([name, zeroIsNone]) => capOf(is[name], zeroIsNone) > capOf(was[name], zeroIsNone)) ||
    (['stakeMax', 'winningsMax', 'totalOddsMax'] as const).some(
      limit => is.protoLimits[limit] > was.protoLimits[limit],
    ) ||
    isBonusRaised(was.bonusTiers, is.bonusTiers) ||
    isCrossLoosened(was.crossRules, is.crossRules)
  return isRaised ? 'limit-raise' : undefined
}

const capOf = (figure: number, zeroIsNone: boolean): number =>
  zeroIsNone && figure === 0 ? Number.POSITIVE_INFINITY : figure
