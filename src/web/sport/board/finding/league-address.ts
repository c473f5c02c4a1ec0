import type { SportId } from '#domain/ids.ts'
import { sportOf } from '#domain/sports/sports.ts'

type Place = { readonly sportId: number; readonly locationId: number; readonly leagueId: number }

/** The query of a chosen league: sport, the sport's flag, league and location (SIDEBAR-022). */
export const leagueAddress = ({ sportId, locationId, leagueId }: Place) => ({
  sport_id: String(sportId),
  [sportOf(sportId as SportId).flag]: '1',
  league: String(leagueId),
  location_id: String(locationId),
})
