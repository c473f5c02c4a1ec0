import type { SportId } from '#domain/ids.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '#domain/sports/sports.ts'
import { type Chance, openChance } from './chance.ts'
import type { SimulatedMatch } from './match-script.ts'
import { openInningTables, simulateBaseball } from './sports/baseball.ts'
import { simulateBasketball } from './sports/basketball.ts'
import { simulateFootball } from './sports/football.ts'
import { simulateHockey } from './sports/hockey.ts'
import { simulateVolleyball } from './sports/volleyball.ts'

/** How many times faster than in reality a sport is played. */
const PACES: ReadonlyMap<SportId, number> = new Map([
  [FOOTBALL, 6],
  [BASKETBALL, 2],
  [BASEBALL, 12],
  [VOLLEYBALL, 2.5],
  [ICE_HOCKEY, 5],
])

/** The in-play sports, each with its simulation. */
export type Simulators = {
  /** The match of a seed. `speedPercent` 200 is twice as fast as normal. */
  simulate(sportId: SportId, seed: number, speedPercent: number): SimulatedMatch
}

export function openSimulators(): Simulators {
  const tables = openInningTables()
  const bySport = new Map<SportId, (chance: Chance, pace: number) => SimulatedMatch>([
    [FOOTBALL, simulateFootball],
    [BASKETBALL, simulateBasketball],
    [BASEBALL, (chance, pace) => simulateBaseball(chance, pace, tables)],
    [VOLLEYBALL, simulateVolleyball],
    [ICE_HOCKEY, simulateHockey],
  ])
  return {
    simulate: (sportId, seed, speedPercent) => {
      const pace = PACES.get(sportId) ?? 1
      const simulateSport = bySport.get(sportId) ?? simulateFootball
      return simulateSport(openChance(seed), (pace * speedPercent) / 100)
    },
  }
}
