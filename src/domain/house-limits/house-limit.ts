import type { FixtureId, LeagueId, MarketTypeId, SportId } from '../ids.ts'
import { DAY } from '../instant.ts'
import type { Won } from '../money.ts'

/** What a limit of the house is about (field B11); `day` is all that one member stakes in a day. */
export const limitScopes = ['fixture', 'league', 'sport', 'market', 'day'] as const
export type LimitScope = (typeof limitScopes)[number]

/**
 * Where a limit holds: on a fixture, on each fixture of a league or a sport, each of them as a whole or one kind of
 * market of it; on a kind of market wherever it is offered; or on a member's day, of one level or of all.
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
 * What is the most there, in won; null is no limit. Of one bet: its stake, and what it pays. Of one member: the stakes
 * of all open bets on a fixture, or of the day. Of the house: what it pays at worst for all open bets on a fixture.
 */
export type LimitAmounts = { readonly [Figure in LimitFigure]: Won | null }

export type HouseLimit = LimitPlace & LimitAmounts & { readonly id: number }

/** No match is bet on for longer than this after its start: its limits are over. */
export const LIMITED_AFTER_START = 3 * DAY

/** A smaller limit would be a stop of betting, and that is an act of its own. */
export const HOUSE_LIMIT_MIN = 5_000

/** Why a limit can't be meant, in Korean. */
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

/** Whether more may be staked or won than before; without a limit there is no most. */
export const isLimitRaised = (was: LimitAmounts | undefined, is: LimitAmounts | undefined): boolean =>
  limitFigures.some(figure => mostOf(is, figure) > mostOf(was, figure))

const mostOf = (amounts: LimitAmounts | undefined, figure: LimitFigure): number =>
  amounts?.[figure] ?? Number.POSITIVE_INFINITY
