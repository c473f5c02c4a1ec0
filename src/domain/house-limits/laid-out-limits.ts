import type { Leg } from '../slip/leg.ts'
import type { HouseLimit } from './house-limit.ts'

/** House limits, indexed for lookup by leg. */
export type HouseLimits = {
  readonly isEmpty: boolean
  /** True when any limit caps the house's payout. Only then are open bets summed up. */
  readonly capsPayouts: boolean
  readonly days: readonly HouseLimit[]
  readonly of: Readonly<Record<'fixture' | 'league' | 'sport' | 'market', ReadonlyMap<number, Limits>>>
}

type Limits = readonly HouseLimit[]

export function layOutLimits(limits: Limits): HouseLimits {
  const by = (scope: HouseLimit['scope'], idOf: (limit: HouseLimit) => number | null) =>
    Map.groupBy(
      limits.filter(limit => limit.scope === scope),
      limit => idOf(limit) ?? 0,
    )
  const days = limits.filter(({ scope }) => scope === 'day')
  return {
    isEmpty: limits.length === days.length,
    capsPayouts: limits.some(({ openPayoutMax }) => openPayoutMax !== null),
    days,
    of: {
      fixture: by('fixture', limit => limit.fixtureId),
      league: by('league', limit => limit.leagueId),
      sport: by('sport', limit => limit.sportId),
      market: by('market', limit => limit.marketTypeId),
    },
  }
}

export type LimitedLeg = Pick<Leg, 'fixtureId' | 'leagueId' | 'sportId' | 'marketTypeId'>

const none: Limits = []

/** Returns the limits that apply to a leg, the most specific first. */
export function limitsOn({ of }: HouseLimits, leg: LimitedLeg): Limits {
  const here = [
    ...(of.fixture.get(leg.fixtureId) ?? none),
    ...(of.league.get(leg.leagueId) ?? none),
    ...(of.sport.get(leg.sportId) ?? none),
    ...(of.market.get(leg.marketTypeId) ?? none),
  ]
  return here.filter(({ marketTypeId }) => marketTypeId === null || marketTypeId === leg.marketTypeId)
}
