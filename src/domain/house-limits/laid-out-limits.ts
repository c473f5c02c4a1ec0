import type { Leg } from '../slip/leg.ts'
import type { HouseLimit } from './house-limit.ts'

/** The house's limits, laid out so that a leg finds its own at once. */
export type HouseLimits = {
  readonly isEmpty: boolean
  /** Whether any of them is about what the house pays: only then open bets have to be summed up. */
  readonly capsPayouts: boolean
  readonly days: readonly HouseLimit[]
  readonly of: Readonly<Record<'fixture' | 'league' | 'sport' | 'market', ReadonlyMap<number, Limits>>>
}

type Limits = readonly HouseLimit[]

/** Lays out limits. */
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

export const NO_HOUSE_LIMITS: HouseLimits = layOutLimits([])

export type LimitedLeg = Pick<Leg, 'fixtureId' | 'leagueId' | 'sportId' | 'marketTypeId'>

const none: Limits = []

/** The limits that a leg comes under, the nearest first. */
export function limitsOn({ of }: HouseLimits, leg: LimitedLeg): Limits {
  const here = [
    ...(of.fixture.get(leg.fixtureId) ?? none),
    ...(of.league.get(leg.leagueId) ?? none),
    ...(of.sport.get(leg.sportId) ?? none),
    ...(of.market.get(leg.marketTypeId) ?? none),
  ]
  return here.filter(({ marketTypeId }) => marketTypeId === null || marketTypeId === leg.marketTypeId)
}
