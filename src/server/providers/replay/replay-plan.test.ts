import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { DAY, HOUR, type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import { makeReplayPlan, type ReplayFixture } from './replay-plan.ts'
import { USUAL_REPLAY } from './replay-program.ts'
import { loadRecordedMatches } from './shipped-matches.ts'

const { matches, rejected, unknownFiles } = await loadRecordedMatches()
const plan = makeReplayPlan(matches, USUAL_REPLAY)

const START = Date.UTC(2025, 10, 21)
/** Any time within four years: every phase of the cycle. */
const moment = fc.integer({ min: START, max: START + 4 * 365 * DAY }).map(instant)
const upcomingAt = (now: Instant) => plan.fixturesAt(now).filter(fixture => fixture.kickOff > now)
const isFootball = (fixture: ReplayFixture) => fixture.match.league.sportId === FOOTBALL
const teamsOf = (fixture: ReplayFixture) =>
  [fixture.match.home.name, fixture.match.away.name].map(name => `${fixture.match.league.sportId} ${name}`)

const forAnyMoment = (check: (now: Instant) => void, numRuns = 60): void => {
  fc.assert(fc.property(moment, check), { numRuns })
}

test('reads the whole shipped table', () => {
  expect(rejected).toEqual([])
  expect(unknownFiles).toEqual([])
  expect(matches.length).toBeGreaterThan(3_000)
  expect(new Set(matches.map(match => match.league.sportId)).size).toBe(8)
})

test('at any time at least 150 fixtures of several sports start within 72 hours', () => {
  forAnyMoment(now => {
    const upcoming = upcomingAt(now)
    expect(upcoming.length).toBeGreaterThanOrEqual(200)
    expect(upcoming.length).toBeLessThanOrEqual(280)
    expect(new Set(upcoming.map(fixture => fixture.match.league.sportId)).size).toBeGreaterThanOrEqual(5)
    expect(upcoming.every(fixture => fixture.kickOff <= now + 72 * HOUR)).toBe(true)
  })
})

test('Korean baseball is always listed', () => {
  forAnyMoment(now => {
    expect(upcomingAt(now).some(fixture => fixture.match.league.code === 'KBO')).toBe(true)
  })
})

test('a match kicks off every minute of the next half hour', () => {
  forAnyMoment(now => {
    const soon = upcomingAt(now).filter(fixture => fixture.kickOff <= now + 30 * MINUTE)
    const kickOffs = [...new Set(soon.map(fixture => fixture.kickOff))]
    expect(kickOffs).toHaveLength(30)
    expect((kickOffs[0] ?? 0) - now).toBeLessThanOrEqual(MINUTE)
  })
})

test('the six nearest football fixtures and the three nearest others end within nine minutes', () => {
  forAnyMoment(now => {
    const upcoming = upcomingAt(now)
    const nearest = [
      ...upcoming.filter(isFootball).slice(0, 6),
      ...upcoming.filter(fixture => !isFootball(fixture)).slice(0, 3),
    ]
    expect(nearest).toHaveLength(9)
    expect(nearest.every(fixture => fixture.endsAt <= now + 9 * MINUTE)).toBe(true)
    expect(nearest.filter(isFootball).every(one => one.match.markets[0]?.marketTypeId === 1)).toBe(true)
  }, 300)
})

test('the nearest open fixtures end within ten minutes, of any sport', () => {
  forAnyMoment(now => {
    const open = upcomingAt(now).filter(fixture => fixture.kickOff >= now + MINUTE)
    const nearest = [
      ...open.slice(0, 6),
      ...open.filter(isFootball).slice(0, 3),
      ...open.filter(fixture => !isFootball(fixture)).slice(0, 3),
    ]
    expect(nearest.every(fixture => fixture.endsAt <= now + 10 * MINUTE)).toBe(true)
  }, 300)
})

test('lists no match twice, in a day of results and three days of fixtures', () => {
  forAnyMoment(now => {
    const listed = plan.fixturesAt(now)
    expect(new Set(listed.map(fixture => fixture.match.key)).size).toBe(listed.length)
    expect(new Set(listed.map(fixture => fixture.id)).size).toBe(listed.length)
  }, 30)
})

test('no team plays two replays at once, including across the end of the cycle', () => {
  const from = instant(START)
  const fixtures = plan.fixturesBetween(from, instant(from + 220 * HOUR))
  const freeAt = new Map<string, number>()
  for (const fixture of fixtures) {
    for (const team of teamsOf(fixture)) {
      expect(fixture.kickOff, team).toBeGreaterThan(freeAt.get(team) ?? 0)
      freeAt.set(team, fixture.endsAt)
    }
  }
  expect(fixtures).toHaveLength(220 * 60 * 2)
})

test('a fixture keeps its id, teams and times, across restarts', () => {
  const again = makeReplayPlan(matches, USUAL_REPLAY)
  forAnyMoment(now => {
    const fixtures = plan.fixturesAt(now)
    const probe = fixtures[Math.floor(fixtures.length / 2)]
    expect(probe && again.findFixture(probe.id)).toEqual(probe)
    expect(again.fixturesAt(instant(now + 90 * SECOND)).find(one => one.id === probe?.id)).toEqual(probe)
    expect(Number.isSafeInteger((probe?.id ?? 0) * 32)).toBe(true)
  }, 20)
})

test('ids of another set of matches are unknown in this plan', () => {
  const now = instant(START)
  const other = makeReplayPlan(matches.slice(1), USUAL_REPLAY)
  const [stranger] = other.fixturesAt(now)
  expect(stranger && plan.findFixture(stranger.id)).toBeUndefined()
  expect(plan.findFixture(5 as FixtureId)).toBeUndefined()
})

test('a few matches give a short list, without duplicates', () => {
  const thin = makeReplayPlan(matches.slice(0, 40), USUAL_REPLAY)
  forAnyMoment(now => {
    const listed = thin.fixturesAt(now)
    expect(listed.length).toBeGreaterThan(0)
    expect(new Set(listed.map(fixture => fixture.match.key)).size).toBe(listed.length)
  }, 20)
  expect(makeReplayPlan([], USUAL_REPLAY).fixturesAt(instant(START))).toEqual([])
})

test('the replay speed changes how long a match lasts', () => {
  const slow = makeReplayPlan(matches, { ...USUAL_REPLAY, replaySpeed: 0.5 })
  const [fixture] = slow.fixturesAt(instant(START)).filter(isFootball)
  expect((fixture?.endsAt ?? 0) - (fixture?.kickOff ?? 0)).toBe(440 * SECOND)
})

test('a few matches of a day are cancelled and some suspended before the start, always the same ones', () => {
  const day = plan.fixturesBetween(instant(START), instant(START + DAY))
  const share = (story: ReplayFixture['story']) => day.filter(one => one.story === story).length / day.length
  expect(share('called-off')).toBeGreaterThan(0.01)
  expect(share('called-off')).toBeLessThan(0.04)
  expect(share('betting-rests')).toBeGreaterThan(0.06)
  expect(share('totals-rest')).toBeGreaterThan(0.15)
  const again = makeReplayPlan(matches, USUAL_REPLAY).fixturesBetween(instant(START), instant(START + DAY))
  expect(again.map(one => one.story)).toEqual(day.map(one => one.story))
})
