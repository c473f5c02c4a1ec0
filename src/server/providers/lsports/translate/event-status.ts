import type { FixtureStatus } from '#server/fixtures/fixtures.ts'
import { fixtureStatusOf } from '../wire/wire-codes.ts'
import { asInteger, asObject, type WireObject } from '../wire/wire-reading.ts'

/** Status of a fixture in one event: by its metadata, by its scoreboard, and combined. */
export type EventStatus = {
  readonly ofFixture: FixtureStatus | undefined
  readonly ofBoard: FixtureStatus | undefined
  /** The graver of the two: a running scoreboard does not reopen a fixture whose metadata is cancelled or lost. */
  readonly graver: FixtureStatus | undefined
}

/** Statuses in order, from open for bets to final. */
const BY_GRAVITY: readonly FixtureStatus[] = [
  'not-started',
  'about-to-start',
  'live',
  'coverage-lost',
  'interrupted',
  'postponed',
  'finished',
  'abandoned',
  'cancelled',
]

export function readEventStatus(
  fixture: WireObject | undefined,
  livescore: WireObject | undefined,
): EventStatus {
  const ofFixture = fixtureStatusOf(asInteger(fixture?.Status))
  const ofBoard = fixtureStatusOf(asInteger(asObject(livescore?.Scoreboard)?.Status))
  return { ofFixture, ofBoard, graver: graverOf(ofFixture, ofBoard) }
}

function graverOf(a: FixtureStatus | undefined, b: FixtureStatus | undefined): FixtureStatus | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return BY_GRAVITY.indexOf(a) >= BY_GRAVITY.indexOf(b) ? a : b
}
