import type { SettlementCode } from '#domain/grading/leg-result.ts'
import type { FixtureStatus, OutcomeStatus } from '#server/fixtures/fixtures.ts'

export const SOURCE = 'lsports'

/** Message types that the book needs. */
const FIXTURE_MESSAGE = 1
const SCORE_MESSAGE = 2
const MARKET_MESSAGE = 3
export const KEEP_ALIVE = 31
export const HEARTBEAT = 32
const SETTLEMENT_MESSAGE = 35

const TAKEN: ReadonlySet<number> = new Set([
  FIXTURE_MESSAGE,
  SCORE_MESSAGE,
  MARKET_MESSAGE,
  KEEP_ALIVE,
  HEARTBEAT,
  SETTLEMENT_MESSAGE,
])

export const isTaken = (type: number): boolean => TAKEN.has(type)

const PASSED_OVER: Readonly<Record<number, string>> = {
  0: 'full event',
  4: 'leagues',
  5: 'sports',
  6: 'locations',
  7: 'markets',
  8: 'bookmakers',
  36: 'snapshot',
  37: 'outright fixture',
  38: 'outright league fixture',
  39: 'outright score',
  40: 'outright league market',
  41: 'outright fixture market',
  42: 'outright settlement',
  43: 'outright league settlement',
}

/** Name of a message type that the book does not need. */
export const nameOfType = (type: number): string => PASSED_OVER[type] ?? `unknown type ${type}`

const FIXTURE_STATUSES: Readonly<Record<number, FixtureStatus>> = {
  1: 'not-started',
  2: 'live',
  3: 'finished',
  4: 'cancelled',
  5: 'postponed',
  6: 'interrupted',
  7: 'abandoned',
  8: 'coverage-lost',
  9: 'about-to-start',
}

/** Undefined for 0 (not set) and for unknown codes. */
export const fixtureStatusOf = (code: number | undefined): FixtureStatus | undefined =>
  code === undefined ? undefined : FIXTURE_STATUSES[code]

export const BET_OPEN = 1
export const NOT_SET = 0
const BET_SETTLED = 3

/** Only explicitly open counts as open. */
export const outcomeStatusOf = (code: number | undefined): OutcomeStatus =>
  code === BET_OPEN ? 'open' : code === BET_SETTLED ? 'settled' : 'suspended'

const SETTLEMENT_CODES: ReadonlySet<number> = new Set([-1, 1, 2, 3, 4, 5])

export const isSettlementCode = (code: number): code is SettlementCode => SETTLEMENT_CODES.has(code)
