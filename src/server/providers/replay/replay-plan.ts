import { assert } from '#domain/assert.ts'
import type { FixtureId } from '#domain/ids.ts'
import { DAY, HOUR, type Instant, instant, SECOND } from '#domain/instant.ts'
import { endOfPlay } from './play-shape.ts'
import type { RecordedMatch } from './recorded-match.ts'
import { leadOfSlot, makeProgram, type ReplayProgram, type ReplaySettings } from './replay-program.ts'
import { calledOffAt, type ReplayStory, storyOf } from './replay-stories.ts'
import { hashText } from './seeded.ts'

/** A scheduled replay of a recorded match: takes bets from `listedAt` on and starts at `kickOff`. */
export interface ReplayFixture {
  readonly id: FixtureId
  readonly match: RecordedMatch
  readonly listedAt: Instant
  readonly kickOff: Instant
  /** The final whistle, or the time of cancellation. */
  readonly endsAt: Instant
  readonly replaySpeed: number
  readonly story?: ReplayStory | undefined
}

/** The replay's calendar. Nothing is stored: equal matches and settings give the same calendar. */
export interface ReplayPlan {
  /** Fixtures that are listed and not over, and those that kicked off in the last 24 hours; by kick-off. */
  fixturesAt(now: Instant): readonly ReplayFixture[]
  /** Fixtures with a kick-off from `from` to before `to`, listed or not. */
  fixturesBetween(from: Instant, to: Instant): readonly ReplayFixture[]
  /** The fixture of an id created by this plan, however old; undefined for other ids. */
  findFixture(id: FixtureId): ReplayFixture | undefined
}

const PAST = DAY
const FUTURE = 72 * HOUR
const SECONDS_RANGE = 2 ** 32
/** Fixture ids stay below 2^48, so that outcome ids derived from them fit 63 bits. */
const FINGERPRINT_RANGE = 2 ** 16

/** Schedules recorded matches. Takes some tens of milliseconds; queries are cheap afterwards. */
export function makeReplayPlan(matches: readonly RecordedMatch[], settings: ReplaySettings): ReplayPlan {
  const lanesMax = Math.max(...settings.lanes.map(lanes => lanes.length))
  assert(settings.slotSeconds >= lanesMax, 'a slot has a second for each of its lanes')
  const program = makeProgram(matches, settings)
  const fingerprint = fingerprintOf(matches, settings)
  const slotLength = settings.slotSeconds * SECOND
  const fixtureAt = (slot: number, lane: number) =>
    makeFixture({ program, settings, fingerprint, slotLength }, slot, lane)
  const between = (from: Instant, to: Instant, isWanted: (slot: number) => boolean) => {
    const fixtures: ReplayFixture[] = []
    for (let slot = Math.ceil(from / slotLength); slot * slotLength < to; slot += 1) {
      if (!isWanted(slot)) continue
      for (let lane = 0; lane < lanesMax; lane += 1) {
        const fixture = fixtureAt(slot, lane)
        if (fixture) fixtures.push(fixture)
      }
    }
    return fixtures
  }
  return {
    fixturesBetween: (from, to) => between(from, to, () => true),
    fixturesAt: now =>
      between(
        instant(now - PAST),
        instant(now + FUTURE + 1),
        slot => slot * slotLength - leadOfSlot(settings, slot % program.cycleSlots) <= now,
      ),
    findFixture: id => {
      const seconds = id % SECONDS_RANGE
      const lane = seconds % settings.slotSeconds
      const fixture = fixtureAt((seconds - lane) / settings.slotSeconds, lane)
      return fixture?.id === id ? fixture : undefined
    },
  }
}

interface Calendar {
  readonly program: ReplayProgram
  readonly settings: ReplaySettings
  readonly fingerprint: number
  readonly slotLength: number
}

function makeFixture(calendar: Calendar, slot: number, lane: number): ReplayFixture | undefined {
  const { program, settings, fingerprint, slotLength } = calendar
  const cycleSlot = slot % program.cycleSlots
  const match = program.matches[cycleSlot]?.[lane]
  if (!match) return undefined
  const kickOff = instant(slot * slotLength)
  const id = (fingerprint * SECONDS_RANGE + kickOff / SECOND + lane) as FixtureId
  const story = storyOf(id)
  return {
    id,
    match,
    listedAt: instant(kickOff - leadOfSlot(settings, cycleSlot)),
    kickOff,
    endsAt: story === 'called-off' ? calledOffAt(kickOff) : endOfPlay(match, kickOff, settings.replaySpeed),
    replaySpeed: settings.replaySpeed,
    story,
  }
}

/**
 * Prefix of ids, so that a fixture of another set of matches or another calendar is never mistaken for one of this
 * plan. Never 0, to keep ids apart from small ones.
 */
function fingerprintOf(matches: readonly RecordedMatch[], settings: ReplaySettings): number {
  const { replaySpeed: _, ...calendar } = settings
  const text = `${JSON.stringify(calendar)}\n${matches.map(match => match.key).join('\n')}`
  return 1 + (hashText(text) % (FINGERPRINT_RANGE - 1))
}
