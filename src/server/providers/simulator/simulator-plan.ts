import { assert } from '#domain/assert.ts'
import type { FixtureId, LeagueId, LocationId, SportId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '#domain/sports/sports.ts'
import type { InPlayMatch, InPlayPlan } from '../in-play/in-play-match.ts'
import { fixtureIdOf, placeOf } from '../in-play/outcome-ids.ts'
import { type ScriptedFixture, scriptedMatch } from '../in-play/scripted-match.ts'
import { seedOf } from './chance.ts'
import { SIMULATION_LEAGUES, SIMULATION_LOCATION, SIMULATION_NOTE, teamsOf } from './simulated-names.ts'
import { openSimulators } from './simulators.ts'

const SIMULATOR_SOURCE = 'simulator'

/** Number of concurrent matches of a sport, and the maximum duration of each at normal speed. */
type SportLanes = { readonly sportId: SportId; readonly lanes: number; readonly slot: number }

/** Sixteen lanes, of which about fourteen have a running match at any time. */
const LANES: readonly SportLanes[] = [
  { sportId: FOOTBALL, lanes: 4, slot: 18 * MINUTE },
  { sportId: BASKETBALL, lanes: 3, slot: 24 * MINUTE },
  { sportId: BASEBALL, lanes: 3, slot: 20 * MINUTE },
  { sportId: VOLLEYBALL, lanes: 3, slot: 34 * MINUTE },
  { sportId: ICE_HOCKEY, lanes: 3, slot: 16 * MINUTE },
]

/** Start of slot 0. */
const EPOCH = Date.UTC(2026, 0, 1)
/** A match with overtime exceeds its slot by less than this many slots. */
const SLOTS_BACK = 2
/** Increase it when anything changes what a seed creates: old ids are then voided, not reused. */
const VERSION = 1
const PRINTS = 16
const SEED = 20_260_101

type Lane = {
  readonly number: number
  readonly sportId: SportId
  /** Position among the lanes of its sport. */
  readonly lane: number
  readonly lanes: number
  readonly slot: number
  readonly offset: number
}

function listLanes(speedPercent: number): readonly Lane[] {
  const all: Lane[] = []
  for (const { sportId, lanes, slot } of LANES) {
    const length = Math.floor((slot * 100) / speedPercent)
    for (let lane = 0; lane < lanes; lane += 1) {
      const offset = Math.floor((length * lane) / lanes)
      all.push({ number: all.length, sportId, lane, lanes, slot: length, offset })
    }
  }
  return all
}

/** The simulator's calendar at a speed (100 is normal): the same at any time, after every restart. */
export function openSimulatorPlan(speedPercent: number): InPlayPlan {
  const lanes = listLanes(speedPercent)
  const simulators = openSimulators()
  const print = seedOf(VERSION, speedPercent) % PRINTS
  const known = new Map<FixtureId, InPlayMatch>()

  const matchOf = (lane: Lane, slot: number): InPlayMatch => {
    const id = fixtureIdOf({ print, slot, lane: lane.number })
    const made = known.get(id)
    if (made) return made
    const kickOff = instant(EPOCH + lane.offset + slot * lane.slot)
    const seed = seedOf(SEED, VERSION, speedPercent, lane.number, slot)
    const teams = teamsOf(lane.sportId, { lane: lane.lane, lanes: lane.lanes, turn: slot })
    const match = scriptedMatch(
      {
        id,
        source: SIMULATOR_SOURCE,
        sportId: lane.sportId,
        kickOff,
        names: namesOf(lane.sportId, teams),
      },
      simulators.simulate(lane.sportId, seed, speedPercent),
    )
    known.set(id, match)
    return match
  }

  return {
    source: SIMULATOR_SOURCE,
    matchesAt: now => {
      const matches = lanes.flatMap(lane => {
        const current = Math.floor((now - EPOCH - lane.offset) / lane.slot)
        return Array.from({ length: SLOTS_BACK + 2 }, (_, index) => current - SLOTS_BACK + index)
          .filter(slot => slot >= 0)
          .map(slot => matchOf(lane, slot))
      })
      // Only current matches are cached; others are created again when needed.
      known.clear()
      for (const match of matches) known.set(match.id, match)
      return matches.filter(match => isOpen(match, now))
    },
    findMatch: id => {
      const place = placeOf(id)
      const lane = place?.print === print ? lanes[place.lane] : undefined
      return place && lane ? matchOf(lane, place.slot) : undefined
    },
  }
}

const namesOf = (sportId: SportId, [home, away]: ReturnType<typeof teamsOf>): ScriptedFixture['names'] => {
  const league = SIMULATION_LEAGUES.get(sportId)
  assert(league, `no simulated league of sport ${sportId}`)
  return {
    location: { ...SIMULATION_LOCATION, id: SIMULATION_LOCATION.id as LocationId },
    // After every real league: members should not see a simulation first.
    league: { ...league, id: league.id as LeagueId, weight: 0 },
    home,
    away,
    replayOf: SIMULATION_NOTE,
  }
}

/** Only after the start: the pre-match boards are for real matches. */
const isOpen = ({ kickOff, endsAt }: InPlayMatch, now: Instant): boolean => kickOff <= now && now < endsAt
