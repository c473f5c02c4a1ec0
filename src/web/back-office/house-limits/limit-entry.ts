import type { HouseLimitOutput, houseLimitContract } from '#contract/back-office/terms/house-limits.ts'
import type { BodyInput } from '#contract/wire/route.ts'
import type { LimitFigure, LimitScope } from '#domain/house-limits/house-limit.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'

type Body = BodyInput<typeof houseLimitContract.setLimit>

/** The scope of a new limit as selected. */
export type PlaceEntry = {
  readonly scope: LimitScope
  readonly sportId: string
  readonly leagueId: string
  readonly fixtureId: string
  /** Empty for all. */
  readonly marketId: string
  /** Empty for every level. */
  readonly level: string
}

export type AmountsEntry = Readonly<Record<LimitFigure, number | undefined>>

export const freshPlace = (fixtureId = ''): PlaceEntry => ({
  scope: 'fixture',
  sportId: String(FOOTBALL),
  leagueId: '',
  fixtureId,
  marketId: '',
  level: '',
})

export const noAmounts: AmountsEntry = {
  stakeMax: undefined,
  payoutMax: undefined,
  memberStakeMax: undefined,
  openPayoutMax: undefined,
}

export const amountsOf = ({ amounts }: HouseLimitOutput): AmountsEntry => ({
  stakeMax: amounts.stakeMax ?? undefined,
  payoutMax: amounts.payoutMax ?? undefined,
  memberStakeMax: amounts.memberStakeMax ?? undefined,
  openPayoutMax: amounts.openPayoutMax ?? undefined,
})

/** The figures available for this kind of limit. */
export const figuresOf = (scope: LimitScope): readonly LimitFigure[] =>
  scope === 'day' ? ['memberStakeMax'] : ['stakeMax', 'payoutMax', 'memberStakeMax', 'openPayoutMax']

const idOf = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** The scope as sent; undefined while fields are missing. */
export function readPlace({ scope, ...entry }: PlaceEntry): Body['place'] | undefined {
  const marketId = idOf(entry.marketId) ?? null
  if (scope === 'day') return { scope, level: idOf(entry.level) ?? null }
  if (scope === 'market') return marketId === null ? undefined : { scope, marketId }
  const id = idOf(entry[`${scope}Id`])
  if (id === undefined) return undefined
  if (scope === 'sport') return { scope, sportId: id, marketId }
  return scope === 'league' ? { scope, leagueId: id, marketId } : { scope, fixtureId: id, marketId }
}

/** The scope of an existing limit. */
export const placeOf = ({ place }: HouseLimitOutput): PlaceEntry => ({
  scope: place.scope,
  sportId: String(place.sportId ?? ''),
  leagueId: String(place.leagueId ?? ''),
  fixtureId: String(place.fixtureId ?? ''),
  marketId: String(place.marketId ?? ''),
  level: String(place.level ?? ''),
})

/** The figures as sent; null for figures that this kind lacks or that are unlimited. */
export function readAmounts(scope: LimitScope, entry: AmountsEntry): Body['amounts'] {
  const figures = figuresOf(scope)
  const read = (figure: LimitFigure) => (figures.includes(figure) ? (entry[figure] ?? null) : null)
  return {
    stakeMax: read('stakeMax'),
    payoutMax: read('payoutMax'),
    memberStakeMax: read('memberStakeMax'),
    openPayoutMax: read('openPayoutMax'),
  }
}

/** "울산 VS 서울", "K리그1", "축구", "LV.3 회원": scope of a limit. */
export function limitName(limit: HouseLimitOutput): string {
  const { place, match, leagueName, sportName, marketNameKorean } = limit
  switch (place.scope) {
    case 'fixture':
      return match ?? `#${place.fixtureId}`
    case 'league':
      return leagueName ?? `#${place.leagueId}`
    case 'sport':
      return sportName ?? `#${place.sportId}`
    case 'market':
      return marketNameKorean ?? `#${place.marketId}`
    case 'day':
      return place.level === null ? '모든 회원' : `LV.${place.level} 회원`
  }
}

/** The market types with the most bets; all others are limited by their match. */
const MARKETS = [1, 50, 52, 226, 3, 342, 2, 28, 5, 7, 4, 6, 17, 101, 102]

export const marketChoices = MARKETS.map(id => ({
  value: String(id),
  label: marketLabel(id as MarketTypeId, FOOTBALL as SportId),
}))
