import type { HouseLimitOutput, houseLimitContract } from '#contract/back-office/terms/house-limits.ts'
import type { Body } from '#contract/wire/route.ts'
import type { LimitAmounts, LimitPlace } from '#domain/house-limits/house-limit.ts'
import type { FixtureId, LeagueId, MarketTypeId, SportId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { type Won, won } from '#domain/money.ts'
import { accept } from '#domain/result.ts'
import { sportLabel } from '#domain/sports/sports.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { type LimitDeps, removeLimit, setLimit } from './change-limit.ts'
import { readLeagues, readLimits, type ShownLimit } from './read-limits.ts'

/** Operator routes for house limits (field B11). */
export const houseLimitRoutes = (deps: LimitDeps): Handlers<typeof houseLimitContract> => ({
  limits: async ({ query: { page, ...filter } }) => {
    const { limits, ...counts } = await readLimits(deps, filter, page)
    return accept({ limits: limits.map(wireLimit), ...counts })
  },
  leagues: async () => {
    const leagues = await readLeagues(deps)
    return accept(leagues.map(league => ({ ...league, sportName: sportLabel(league.sportId) })))
  },
  setLimit: async ({ caller, ip, body: { reason, revision, place, amounts } }) => {
    const set = await setLimit(deps, {
      operator: caller,
      ip,
      reason,
      revision,
      place: readPlace(place),
      amounts: readAmounts(amounts),
    })
    return set.ok ? accept(wireLimit(set.value)) : set
  },
  removeLimit: ({ caller, ip, params: { id }, body: { reason } }) =>
    removeLimit(deps, { operator: caller, ip, reason, id }),
})

type Wire = Body<typeof houseLimitContract.setLimit>

function readPlace(place: Wire['place']): LimitPlace {
  const nowhere = { sportId: null, leagueId: null, fixtureId: null, marketTypeId: null, level: null }
  if (place.scope === 'day') return { ...nowhere, scope: 'day', level: place.level }
  const marketTypeId = place.marketId as MarketTypeId | null
  if (place.scope === 'market') return { ...nowhere, scope: 'market', marketTypeId }
  const here = { ...nowhere, scope: place.scope, marketTypeId }
  if (place.scope === 'sport') return { ...here, sportId: place.sportId as SportId }
  if (place.scope === 'league') return { ...here, leagueId: place.leagueId as LeagueId }
  return { ...here, fixtureId: place.fixtureId as FixtureId }
}

const readAmounts = (amounts: Wire['amounts']): LimitAmounts => ({
  stakeMax: readAmount(amounts.stakeMax),
  payoutMax: readAmount(amounts.payoutMax),
  memberStakeMax: readAmount(amounts.memberStakeMax),
  openPayoutMax: readAmount(amounts.openPayoutMax),
})

const readAmount = (amount: number | null): Won | null => (amount === null ? null : won(amount))

const DATE_TIME = 'YYYY-MM-DD HH:mm:ss'

function wireLimit({ leagueName, home, away, sportOfPlace, startsAt, ...row }: ShownLimit): HouseLimitOutput {
  const { scope, sportId, leagueId, fixtureId, marketTypeId: marketId, level } = row
  const { stakeMax, payoutMax, memberStakeMax, openPayoutMax } = row
  return {
    id: row.id,
    place: { scope, sportId, leagueId, fixtureId, marketId, level },
    sportName: sportOfPlace === null ? null : sportLabel(sportOfPlace),
    leagueName,
    match: home === null || away === null ? null : `${home} VS ${away}`,
    startdate: startsAt === null ? null : formatSeoul(startsAt, DATE_TIME),
    marketNameKorean: marketId === null ? null : marketLabel(marketId, sportOfPlace ?? ANY_SPORT),
    amounts: { stakeMax, payoutMax, memberStakeMax, openPayoutMax },
    operator: row.operator,
    changedAt: formatSeoul(row.changedAt, DATE_TIME),
    revision: row.revision,
  }
}

/** Looks up the name of a market type without a sport. */
const ANY_SPORT = 0 as SportId
