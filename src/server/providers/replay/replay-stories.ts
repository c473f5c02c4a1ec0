import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { hashText } from './seeded.ts'

/**
 * Occasional events of a match, as in any season: it is cancelled, or betting on it is suspended for a while before the
 * start. The same match at the same time always has the same story.
 */
export type ReplayStory = 'called-off' | 'betting-rests' | 'totals-rest'

/** Share of matches per thousand with each story. */
const STORIES: readonly (readonly [share: number, story: ReplayStory])[] = [
  [25, 'called-off'],
  [90, 'betting-rests'],
  [200, 'totals-rest'],
]
const WHOLE = 1_000

/** The story of a replayed match in addition to the real course (docs/data-origin.md); usually none. */
export function storyOf(fixtureId: FixtureId): ReplayStory | undefined {
  let place = hashText(`${fixtureId}|story`) % WHOLE
  for (const [share, story] of STORIES) {
    if (place < share) return story
    place -= share
  }
  return undefined
}

/** A cancelled match is postponed at its start first, and void this long after. */
const CALLED_OFF_AFTER = 2 * MINUTE

export const calledOffAt = (kickOff: Instant): Instant => instant(kickOff + CALLED_OFF_AFTER)

/** Betting is suspended for two of the last minutes: near the start, when prices move most. */
const RESTS_FROM = 8 * MINUTE
const RESTS_UNTIL = 6 * MINUTE

type Resting = { readonly story?: ReplayStory | undefined; readonly kickOff: Instant }

/** Whether the whole match is suspended at a time before its start. */
export const doesBettingRest = (fixture: Resting, now: Instant): boolean =>
  fixture.story === 'betting-rests' && isResting(fixture, now)

/** Whether a market type is suspended at a time before the start. */
export const doesMarketRest = (fixture: Resting, marketTypeId: number, now: Instant): boolean =>
  fixture.story === 'totals-rest' && marketTypeId === TOTALS && isResting(fixture, now)

const TOTALS = 2

const isResting = ({ kickOff }: Resting, now: Instant): boolean =>
  now >= kickOff - RESTS_FROM && now < kickOff - RESTS_UNTIL
