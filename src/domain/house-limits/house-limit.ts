import type { FixtureId, LeagueId, MarketTypeId, SportId } from '../ids.ts'
import { DAY } from '../instant.ts'
import type { Won } from '../money.ts'

/** Scopes of a house limit (field B11). `day` is the sum that one member stakes in a day. */
export const limitScopes = ['fixture', 'league', 'sport', 'market', 'day'] as const
export type LimitScope = (typeof limitScopes)[number]

/**
 * Where a limit applies: a fixture, or each fixture of a league or sport, as a whole or for one market
 * type; a market type everywhere; or a member's day, for one level or all.
 */
export type LimitPlace = {
  readonly scope: LimitScope
  readonly sportId: SportId | null
  readonly leagueId: LeagueId | null
  readonly fixtureId: FixtureId | null
  readonly marketTypeId: MarketTypeId | null
  readonly level: number | null
}

export const limitFigures = ['stakeMax', 'payoutMax', 'memberStakeMax', 'openPayoutMax'] as const
export type LimitFigure = (typeof limitFigures)[number]

/**
 * Maximum amounts in won; null means no limit. For one bet: stake and payout. For one member: open stakes
 * on a fixture, or stakes of the day. For the house: the worst-case payout of all open bets on a fixture.
 */
export type LimitAmounts = { readonly [Figure in LimitFigure]: Won | null }

export type HouseLimit = LimitPlace & LimitAmounts & { readonly id: number }

/** Limits of a match end this long after its start; it can't be bet on any more. */
export const LIMITED_AFTER_START = 3 * DAY

/** A smaller limit would stop betting, which is a separate operation. */
const HOUSE_LIMIT_MIN = 5_000

/** Returns why a limit is invalid, in Korean; undefined when it is valid. */
export function houseLimitFault(scope: LimitScope, amounts: LimitAmounts): string | undefined {
  const { stakeMax, payoutMax, memberStakeMax, openPayoutMax } = amounts
  const given = limitFigures.map(figure => amounts[figure]).filter(amount => amount !== null)
  if (given.length === 0) return '한도를 하나 이상 입력해 주세요.'
  if (scope === 'day' && given.length > (memberStakeMax === null ? 0 : 1))
    return '하루 한도는 회원의 하루 베팅 합계만 정할 수 있습니다.'
  if (given.some(amount => amount < HOUSE_LIMIT_MIN))
    return '한도는 5,000원 이상이어야 합니다. 베팅을 막으려면 베팅 정지를 이용해 주세요.'
  if (stakeMax !== null && memberStakeMax !== null && memberStakeMax < stakeMax)
    return '회원 베팅 합계는 한 베팅의 최대 금액보다 작을 수 없습니다.'
  if (payoutMax !== null && openPayoutMax !== null && openPayoutMax < payoutMax)
    return '하우스 최대 지급은 한 베팅의 최대 당첨금보다 작을 수 없습니다.'
  return undefined
}

/** True when any maximum was raised or removed. */
export const isLimitRaised = (was: LimitAmounts | undefined, is: LimitAmounts | undefined): boolean =>
  limitFigures.some(figure => mostOf(is, figure) > mostOf(was, figure))

const mostOf = (amounts: LimitAmounts | undefined, figure: LimitFigure): number =>
  amounts?.[figure] ?? Number.POSITIVE_INFINITY
