import { HOUR, MINUTE, SECOND } from '#domain/instant.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import { longestPlay } from './play-shape.ts'
import type { RecordedMatch } from './recorded-match.ts'
import { shuffle } from './seeded.ts'

/** Kind of match in a lane of a slot: football, or any other sport. */
export type LaneKind = 'football' | 'other'

/** How densely the replay fills the calendar. */
export interface ReplaySettings {
  /** Seconds between kick-offs. */
  readonly slotSeconds: number
  /** Lanes of each slot; slots use these in turn. */
  readonly lanes: readonly (readonly LaneKind[])[]
  /** How long before its kick-off a fixture is listed by default. */
  readonly usualLead: number
  /** Slots whose fixtures are listed earlier; the first match applies. */
  readonly longerLeads: readonly {
    readonly everySlots: number
    readonly offset: number
    readonly lead: number
  }[]
  /** Minimum time until a match is listed again after its last replay. */
  readonly twinRest: number
  /** 2 plays twice as fast as normal. */
  readonly replaySpeed: number
}

export const USUAL_REPLAY: ReplaySettings = {
  slotSeconds: 60,
  lanes: [
    ['football', 'other'],
    ['football', 'football'],
  ],
  usualLead: 35 * MINUTE,
  longerLeads: [
    { everySlots: 60, offset: 0, lead: 72 * HOUR },
    { everySlots: 24, offset: 12, lead: 8 * HOUR },
  ],
  twinRest: 24 * HOUR,
  replaySpeed: 1,
}

/** Schedule of a cycle: the match played in each lane of each slot. The cycle repeats indefinitely. */
export interface ReplayProgram {
  readonly cycleSlots: number
  /** By slot and lane; undefined if no match was available. */
  readonly matches: readonly (readonly (RecordedMatch | undefined)[])[]
}

/** Length of the cycle: enough for a match listed 72 hours ahead to rest a day before it is listed again. */
const CYCLE_HOURS = 100
/** Pools are used 1, 2 or 4 times per cycle, so that its end fits its beginning. */
const PASSES = [4, 2, 1] as const
const TEAM_PAUSE = 8 * MINUTE
const CYCLES_MAX = 6
const SHUFFLE_SEED = 20_240_816
/** Leagues with fewer matches go into the pool that is always listed. */
const RARE_LEAGUE = 25

/** The lead of a slot's fixtures, in milliseconds. */
export function leadOfSlot(settings: ReplaySettings, slot: number): number {
  const longer = settings.longerLeads.find(({ everySlots, offset }) => slot % everySlots === offset)
  return longer?.lead ?? settings.usualLead
}

/** The lanes of a slot. */
const lanesOfSlot = (settings: ReplaySettings, slot: number): readonly LaneKind[] =>
  settings.lanes[slot % settings.lanes.length] ?? []

/**
 * Fills a cycle with matches. Every lead and kind has its own pool, used in order, longest unused first; a match is
 * skipped while it rests or one of its teams is playing.
 */
export function makeProgram(matches: readonly RecordedMatch[], settings: ReplaySettings): ReplayProgram {
  const baseSlots = Math.floor((CYCLE_HOURS * HOUR) / (settings.slotSeconds * SECOND))
  const demand = countDemand(settings, baseSlots)
  const offered = matches.filter(match => match.markets.length > 0)
  const cycles = cyclesWorth(offered, demand)
  const cycleSlots = baseSlots * cycles
  const pools = fillPools(offered, demand, cycles)
  const walk = new ProgramWalk(settings, cycleSlots)
  const slots = Array.from({ length: cycleSlots }, (_, slot) =>
    lanesOfSlot(settings, slot).map(
      kind =>
        walk.choose(pools.get(poolName(kind, leadOfSlot(settings, slot))) ?? [], slot) ??
        walk.choose(pools.get(reserveName(kind)) ?? [], slot),
    ),
  )
  return { cycleSlots, matches: slots }
}

interface Demand {
  readonly kind: LaneKind
  readonly lead: number
  /** Number of matches for which the pool is used a whole number of times per cycle. */
  readonly need: number
}

/** Matches not needed by any pool; used when a pool has no playable match. */
const reserveName = (kind: LaneKind): string => `${kind}|reserve`
const poolName = (kind: LaneKind, lead: number): string => `${kind}|${lead}`

function countDemand(settings: ReplaySettings, slots: number): readonly Demand[] {
  const uses = new Map<string, { kind: LaneKind; lead: number; count: number }>()
  for (let slot = 0; slot < slots; slot += 1) {
    const lead = leadOfSlot(settings, slot)
    for (const kind of lanesOfSlot(settings, slot)) {
      const name = poolName(kind, lead)
      const use = uses.get(name) ?? { kind, lead, count: 0 }
      uses.set(name, { ...use, count: use.count + 1 })
    }
  }
  return [...uses.values()].map(({ kind, lead, count }) => {
    const rest = lead + settings.twinRest + longestPlay(settings.replaySpeed)
    const passes = PASSES.find(candidate => (CYCLE_HOURS * HOUR) / candidate > rest) ?? 1
    return { kind, lead, need: Math.ceil(count / passes) }
  })
}

const kindOf = (match: RecordedMatch): LaneKind => (match.league.sportId === FOOTBALL ? 'football' : 'other')

/** With more matches than a cycle needs, the cycle grows, and each match recurs less often. */
function cyclesWorth(matches: readonly RecordedMatch[], demand: readonly Demand[]): number {
  const worth = (['football', 'other'] as const).map(kind => {
    const need = demand.filter(entry => entry.kind === kind).reduce((sum, entry) => sum + entry.need, 0)
    const supply = matches.filter(match => kindOf(match) === kind).length
    return need === 0 ? CYCLES_MAX : Math.floor(supply / need)
  })
  return Math.max(1, Math.min(CYCLES_MAX, ...worth))
}

/** Distributes the matches of a kind: first the pool listed longest, which gets the rare leagues. */
function fillPools(
  matches: readonly RecordedMatch[],
  demand: readonly Demand[],
  cycles: number,
): Map<string, RecordedMatch[]> {
  const pools = new Map<string, RecordedMatch[]>()
  for (const kind of ['football', 'other'] as const) {
    const entries = demand.filter(entry => entry.kind === kind).toSorted((a, b) => b.lead - a.lead)
    const need = entries.reduce((sum, entry) => sum + entry.need, 0) * cycles
    const all = rareFirst(
      shuffle(
        SHUFFLE_SEED,
        matches.filter(match => kindOf(match) === kind),
      ),
    )
    const share = Math.min(1, all.length / Math.max(1, need))
    let taken = 0
    for (const { lead, need: wanted } of entries) {
      const size = Math.floor(wanted * cycles * share)
      pools.set(poolName(kind, lead), shuffle(SHUFFLE_SEED, all.slice(taken, taken + size)))
      taken += size
    }
    pools.set(reserveName(kind), all.slice(taken))
  }
  return pools
}

function rareFirst(matches: readonly RecordedMatch[]): readonly RecordedMatch[] {
  const counts = new Map<string, number>()
  for (const { league } of matches) counts.set(league.code, (counts.get(league.code) ?? 0) + 1)
  const isRare = (match: RecordedMatch) => (counts.get(match.league.code) ?? 0) < RARE_LEAGUE
  return [...matches.filter(isRare), ...matches.filter(match => !isRare(match))]
}

interface Uses {
  readonly first: number
  readonly firstLead: number
  readonly last: number
}

/** Walks through the slots of a cycle in order and records when each match and team was used. */
class ProgramWalk {
  readonly #settings: ReplaySettings
  readonly #cycle: number
  readonly #slotLength: number
  readonly #teamPause: number
  readonly #matchUses = new Map<string, Uses>()
  readonly #teamUses = new Map<string, Uses>()

  constructor(settings: ReplaySettings, cycleSlots: number) {
    this.#settings = settings
    this.#slotLength = settings.slotSeconds * SECOND
    this.#cycle = cycleSlots * this.#slotLength
    this.#teamPause = longestPlay(settings.replaySpeed) + TEAM_PAUSE
  }

  /** Returns the longest unused playable match of a pool, and moves it to the pool's end. */
  choose(pool: RecordedMatch[], slot: number): RecordedMatch | undefined {
    const at = slot * this.#slotLength
    const lead = leadOfSlot(this.#settings, slot)
    const index = pool.findIndex(match => this.#isRested(match, at, lead) && this.#areTeamsFree(match, at))
    const match = pool[index]
    if (!match) return undefined
    pool.splice(index, 1)
    pool.push(match)
    note(this.#matchUses, match.key, at, lead)
    for (const team of teamsOf(match)) note(this.#teamUses, team, at, lead)
    return match
  }

  /** True if neither the previous use of the match nor its first use in the next cycle is listed at the same time. */
  #isRested(match: RecordedMatch, at: number, lead: number): boolean {
    const uses = this.#matchUses.get(match.key)
    if (!uses) return true
    const rest = this.#settings.twinRest + longestPlay(this.#settings.replaySpeed)
    return at - uses.last >= lead + rest && uses.first + this.#cycle - at >= uses.firstLead + rest
  }

  #areTeamsFree(match: RecordedMatch, at: number): boolean {
    return teamsOf(match).every(team => {
      const uses = this.#teamUses.get(team)
      if (!uses) return true
      return at - uses.last >= this.#teamPause && uses.first + this.#cycle - at >= this.#teamPause
    })
  }
}

const teamsOf = (match: RecordedMatch): readonly string[] =>
  [match.home, match.away].map(team => `${match.league.sportId}|${team.name}`)

function note(uses: Map<string, Uses>, key: string, at: number, lead: number): void {
  const known = uses.get(key)
  uses.set(key, known ? { ...known, last: at } : { first: at, firstLead: lead, last: at })
}
