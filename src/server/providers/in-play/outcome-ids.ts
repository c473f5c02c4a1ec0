import { assert } from '#domain/assert.ts'
import type { FixtureId, OutcomeId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'

/**
 * Ids of our own live matches. Fixtures: from 2^31 to below 2^32, below those of the replay and far above those of
 * external feeds. Outcomes: below 2^47, where the replay's begin.
 */
const FIXTURE_BASE = 2 ** 31
const SLOT_RANGE = 2 ** 19
const LANE_RANGE = 32
const PRINT_RANGE = 16

export type MatchPlace = {
  /** Identifies the calendar, so that another one never gives this id to another match. */
  readonly print: number
  readonly slot: number
  readonly lane: number
}

/** Computes the id of a match from its place, so that every process and start gives the same. */
export function fixtureIdOf({ print, slot, lane }: MatchPlace): FixtureId {
  assert(
    slot >= 0 && slot < SLOT_RANGE && lane < LANE_RANGE,
    `no place in ids for slot ${slot}, lane ${lane}`,
  )
  return (FIXTURE_BASE + ((print % PRINT_RANGE) * SLOT_RANGE + slot) * LANE_RANGE + lane) as FixtureId
}

/** The place encoded in an id; undefined for ids of other sources. */
export function placeOf(id: FixtureId): MatchPlace | undefined {
  const number = id - FIXTURE_BASE
  if (number < 0 || number >= PRINT_RANGE * SLOT_RANGE * LANE_RANGE) return undefined
  const lane = number % LANE_RANGE
  const rest = (number - lane) / LANE_RANGE
  return { lane, slot: rest % SLOT_RANGE, print: Math.floor(rest / SLOT_RANGE) }
}

/** The offered market types. Ids depend on this order: only append. */
const MARKET_ORDER = [
  [1, 2, 3, 5, 7, 17, 59, 101, 102, 226, 52, 342, 28, 220, 221, 51],
  [41, 42, 43, 44, 49, 348, 349, 202, 203, 204, 205, 206, 64, 65, 66, 67],
  [21, 45, 46, 47, 48, 352, 353, 72, 73, 74, 75, 63, 53, 77, 235, 281],
  [236, 866, 165, 1558, 6, 282, 113, 4],
].flat()

const TYPES_RANGE = 64
const LINES_RANGE = 1_024
const PICKS_RANGE = 4

const QUARTERS_UP_TO = 6_000

/** Quarters from -60 to 60; beyond that, for points, halves up to 331.5. Undefined for any other line. */
function lineSlot(line: Line | null): number | undefined {
  if (line === null) return 0
  if (Math.abs(line) <= QUARTERS_UP_TO) return 1 + (line + QUARTERS_UP_TO) / 25
  const slot = 482 + (line - QUARTERS_UP_TO) / 50
  return line > 0 && line % 50 === 0 && slot < LINES_RANGE ? slot : undefined
}

/** Computes the id of a pick from its match, market type, line and position among the picks. */
export function outcomeIdOf(
  fixtureId: FixtureId,
  typeId: number,
  line: Line | null,
  position: number,
): OutcomeId {
  const type = MARKET_ORDER.indexOf(typeId)
  const slot = lineSlot(line)
  assert(type >= 0, `no place in ids for market ${typeId}`)
  assert(slot !== undefined && position < PICKS_RANGE, `no place in ids for line ${line}`)
  const market = (fixtureId - FIXTURE_BASE) * TYPES_RANGE + type
  return String(
    (BigInt(market) * BigInt(LINES_RANGE) + BigInt(slot)) * BigInt(PICKS_RANGE) + BigInt(position),
  ) as OutcomeId
}
