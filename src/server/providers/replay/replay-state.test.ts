import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import { endOfPlay, playParts } from './play-shape.ts'
import { USUAL_MARGIN } from './prices/fair-price.ts'
import { makeOffer } from './prices/offered-prices.ts'
import { finalScore, type RecordedMatch } from './recorded-match.ts'
import { fixtureFact, marketFact, resultFact, scoreFact } from './replay-facts.ts'
import { makeReplayPlan } from './replay-plan.ts'
import { USUAL_REPLAY } from './replay-program.ts'
import { replayState } from './replay-state.ts'
import { loadRecordedMatches } from './shipped-matches.ts'

const { matches } = await loadRecordedMatches()
const KICK_OFF = instant(Date.UTC(2025, 10, 21, 12))
const anyMatch = fc.constantFrom(...matches)
const stateAt = (match: RecordedMatch, sinceKickOff: number) =>
  replayState({ match, kickOff: KICK_OFF, replaySpeed: 1 }, instant(KICK_OFF + sinceKickOff))
const lengthOf = (match: RecordedMatch) => endOfPlay(match, KICK_OFF, 1) - KICK_OFF
const leagueMatch = (code: string) => {
  const match = matches.find(candidate => candidate.league.code === code)
  if (!match) throw new Error(`no match of ${code} in the shipped table`)
  return match
}

test('every replay ends with the real final score and every recorded part', () => {
  for (const match of matches) {
    const state = stateAt(match, lengthOf(match))
    const { home, away, code } = finalScore(match)
    expect(state).toMatchObject({ status: 'finished', home, away, periodCode: code })
    const told = [...state.periods, ...state.totals].map(score => [score.code, score.home, score.away])
    expect(told).toEqual(match.scores.map(score => [score.code, score.home, score.away]))
  }
})

test('the score never falls, and just before the end it is the final one except for the last set', () => {
  fc.assert(
    fc.property(anyMatch, match => {
      let [home, away] = [0, 0]
      for (let since = 0; since < lengthOf(match); since += 3 * SECOND) {
        const state = stateAt(match, since)
        expect(state.status).toBe('live')
        expect(state.home).toBeGreaterThanOrEqual(home)
        expect(state.away).toBeGreaterThanOrEqual(away)
        ;[home, away] = [state.home, state.away]
      }
      const last = stateAt(match, lengthOf(match) - 1)
      const final = finalScore(match)
      const missing = final.home + final.away - last.home - last.away
      expect(missing).toBeGreaterThanOrEqual(0)
      expect(missing).toBeLessThanOrEqual(1)
    }),
    { numRuns: 150 },
  )
})

test('at half-time a football replay shows the half-time score and the code of the break', () => {
  for (const match of matches.filter(candidate => candidate.league.code === 'E0')) {
    const [first, second] = playParts(match, KICK_OFF, 1)
    const half = match.scores.find(score => score.code === 10)
    const state = stateAt(match, ((first?.endsAt ?? 0) + (second?.startsAt ?? 0)) / 2 - KICK_OFF)
    expect(state).toMatchObject({ periodCode: 80, home: half?.home, away: half?.away })
    expect(state.periods).toEqual([{ ...half, finished: true }])
  }
})

test('the football clock runs to 45 minutes and continues from there', () => {
  const match = leagueMatch('E0')
  expect(stateAt(match, 0)).toMatchObject({ periodCode: 10, clockSeconds: 0 })
  expect(stateAt(match, 51 * SECOND)).toMatchObject({ periodCode: 10, clockSeconds: 1_350 })
  expect(stateAt(match, 118 * SECOND)).toMatchObject({ periodCode: 20, clockSeconds: 2_700 })
  expect(stateAt(match, -1)).toMatchObject({ status: 'not-started', periodCode: -1 })
})

test('invents no period scores where only the final score is known', () => {
  for (const code of ['NBA', 'NHL', 'NFL', 'MLB', 'KBO']) {
    const match = leagueMatch(code)
    for (let since = 0; since <= lengthOf(match) + MINUTE; since += 10 * SECOND) {
      expect(stateAt(match, since).periods).toEqual([])
    }
  }
})

test('a set is won by its last point and not before', () => {
  const match = leagueMatch('PTVW')
  const parts = playParts(match, KICK_OFF, 1)
  for (const part of parts) {
    const recorded = match.scores.find(score => score.code === part.code)
    for (let at = part.startsAt + 0; at < part.endsAt; at += 200) {
      const running = stateAt(match, at - KICK_OFF).periods.find(period => period.code === part.code)
      const goal = part.code === 5 ? 15 : 25
      const [most, least] = [
        Math.max(running?.home ?? 0, running?.away ?? 0),
        Math.min(running?.home ?? 0, running?.away ?? 0),
      ]
      const isWon = most >= goal && most - least >= 2
      const isFull = running?.home === recorded?.home && running?.away === recorded?.away
      expect(isWon && !isFull).toBe(false)
    }
  }
  expect(stateAt(match, (parts[1]?.startsAt ?? 0) - KICK_OFF)).toMatchObject({ home: 1, away: 0 })
})

test('a state depends on plan and time only', () => {
  fc.assert(
    fc.property(anyMatch, fc.integer({ min: -60_000, max: 400_000 }), (match, since) => {
      expect(stateAt(match, since)).toEqual(stateAt(structuredClone(match), since))
    }),
  )
})

test.each([
  ['called-off', -1, 'not-started', ''],
  ['called-off', 0, 'postponed', ' · 다시보기에서만 연기 (실제 경기는 정상 진행)'],
  ['called-off', 2 * MINUTE - 1, 'postponed', ' · 다시보기에서만 연기 (실제 경기는 정상 진행)'],
  ['called-off', 2 * MINUTE, 'cancelled', ' · 다시보기에서만 취소 (실제 경기는 정상 진행)'],
  ['betting-rests', 0, 'live', ''],
  [undefined, 0, 'live', ''],
] as const)(
  'handbook 1.9 a replay with the story %s at %i ms after its start (%s) notes changes of the replay only: "%s"',
  (story, since, status, only) => {
    const fixture = makeReplayPlan(matches, USUAL_REPLAY)
      .fixturesAt(KICK_OFF)
      .find(one => one.story === story)
    if (!fixture) throw new Error('the plan has such a fixture')
    const day = new Date(fixture.match.kickOff).toISOString().slice(0, 10)
    expect(fixtureFact(fixture, instant(fixture.kickOff + since))).toMatchObject({
      status,
      replayOf: `${day} 경기 다시보기${only}`,
    })
  },
)

const onlyHere: Partial<Record<string, string>> = {
  postponed: ' · 다시보기에서만 연기 (실제 경기는 정상 진행)',
  cancelled: ' · 다시보기에서만 취소 (실제 경기는 정상 진행)',
}

test('facts for the book mark the replay, hold the real result and ids within the database’s range', {
  timeout: 60_000,
}, () => {
  const plan = makeReplayPlan(matches, USUAL_REPLAY)
  const offer = makeOffer(USUAL_MARGIN)
  const ids = new Set<string>()
  let outcomes = 0
  const listed = plan.fixturesAt(KICK_OFF)
  for (const fixture of listed) {
    const { status, replayOf } = fixtureFact(fixture, KICK_OFF)
    expect([status, replayOf?.slice('2024-08-16'.length)]).toEqual([
      status,
      ` 경기 다시보기${onlyHere[status] ?? ''}`,
    ])
    expect(replayOf).toMatch(/^\d{4}-\d{2}-\d{2} /)
    expect(resultFact(fixture).at).toBe(fixture.endsAt)
    for (const market of offer(fixture, KICK_OFF)) {
      for (const { id } of marketFact(fixture, market, KICK_OFF).outcomes) {
        expect(BigInt(id) < 2n ** 63n).toBe(true)
        ids.add(id)
        outcomes += 1
      }
    }
  }
  expect(ids.size).toBe(outcomes)
  const [fixture] = listed
  const final = fixture && finalScore(fixture.match)
  expect(fixture && resultFact(fixture).sheet[String(final?.code)]).toEqual([final?.home, final?.away])
  expect(fixture && scoreFact(fixture, KICK_OFF)).toMatchObject({ status: 'finished', clockSeconds: null })
  const market = fixture && offer(fixture, KICK_OFF)[0]
  expect(
    () => fixture && market && marketFact(fixture, { ...market, marketTypeId: 4_711 }, KICK_OFF),
  ).toThrow('market 4711')
})
