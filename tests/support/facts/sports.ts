import type { SportId } from '#domain/ids.ts'
import { SPORT_TABLE } from '#domain/sports/sport-table.ts'
import {
  BASEBALL,
  BASKETBALL,
  FOOTBALL,
  ICE_HOCKEY,
  type Sport,
  sportOf,
  VOLLEYBALL,
} from '#domain/sports/sports.ts'

/** Every sport of the catalogue. */
export const allSports: readonly Sport[] = SPORT_TABLE.map(([id]) => sportOf(id as SportId))

/** The sports whose matches are simulated in play. */
export const simulatedSports = [FOOTBALL, BASKETBALL, BASEBALL, VOLLEYBALL, ICE_HOCKEY].map(sportId => ({
  sportId,
  name: sportOf(sportId).english,
}))

export const MMA = 154_919 as SportId
