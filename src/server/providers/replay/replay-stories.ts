import type { FixtureId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { hashText } from './seeded.ts'

/**
 * What befalls a match besides being played, now and then, as in any season: it is called off after all, or betting
 * on it rests for a while before the start. The same match at the same time always has the same story.
 */
export type ReplayStory = 'called-off' | 'betting-rests' | 'totals-rest'

/** Of a thousand matches so many have each story. */
const STORIES: readonly (readonly [share: number, story: ReplayStory])[] = [
  [25, 'called-off'],
  [90, 'betting-rests'],
  [200, 'totals-rest'],
]
const WHOLE = 1_000

/** What happens to a replayed match beside the real one (docs/data-origin.md): mostly nothing. */
export function storyOf(fixtureId: FixtureId): ReplayStory | undefined {
  let place = hashText(`${fixtureId}|story`) % WHOLE
  for (const [share, story] of STORIES) {
    if (place < share) return story
    place -= share
  }
  return undefined
}

/** A match that is called off is put off at its start first; so long after it is void. */
const CALLED_OFF_AFTER = 2 * MINUTE

export const calledOffAt = (kickOff: Instant): Instant => instant(kickOff + CALLED_OFF_AFTER)

/** Betting rests for two of the last minutes: near the start, when prices move most. */
const RESTS_FROM = 8 * MINUTE
const RESTS_UNTIL = 6 * MINUTE

type Resting = { readonly story?: ReplayStory | undefined; readonly kickOff: Instant }

/** Whether nothing of the match can be bet at a moment before its start. */
export const doesBettingRest = (fixture: Resting, now: Instant): boolean =>
  fixture.story === 'betting-rests' && isResting(fixture, now)

/** Whether a kind of market rests at a moment before the start. */
export const doesMarketRest = (fixture: Resting, marketTypeId: number, now: Instant): boolean =>
  fixture.story === 'totals-rest' && marketTypeId === TOTALS && isResting(fixture, now)

const TOTALS = 2

const isResting = ({ kickOff }: Resting, now: Instant): boolean =>
  now >= kickOff - RESTS_FROM && now < kickOff - RESTS_UNTIL
