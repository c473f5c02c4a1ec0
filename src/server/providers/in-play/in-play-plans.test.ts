import { expect, test } from 'vitest'
import { DAY, HOUR, instant, MINUTE, SECOND } from '#domain/instant.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import { openRecordedPlan } from '../recorded-inplay/recorded-plan.ts'
import { openSimulatorPlan } from '../simulator/simulator-plan.ts'
import type { InPlayMatch } from './in-play-match.ts'
import { LIVE_PAYOUT, offerPrice } from './offer-price.ts'
import { fixtureIdOf, outcomeIdOf, placeOf } from './outcome-ids.ts'

const START = Date.UTC(2026, 10, 21, 3)
const TERMS = { payoutBefore: 9_400, payoutLive: LIVE_PAYOUT }
const at = (milliseconds: number) => instant(START + milliseconds)
const plan = openSimulatorPlan(100)
const isLive = (match: InPlayMatch, now: number) => match.kickOff <= now && now < match.endsAt

test('at any time at least ten simulated matches of all five sports are live', { timeout: 60_000 }, () => {
  for (let hours = 0; hours < 72; hours += 1) {
    for (const minutes of [0, 7, 14, 23, 31, 44, 52]) {
      const now = at(hours * HOUR + minutes * MINUTE)
      const live = plan.matchesAt(now).filter(match => isLive(match, now))
      expect(live.length).toBeGreaterThanOrEqual(10)
      expect(new Set(live.map(match => match.head(now).sport.id)).size).toBe(5)
    }
  }
})

test('a match is listed from its start on, with prices, and no team plays two matches at once', () => {
  const now = at(0)
  const listed = plan.matchesAt(now)
  expect(listed.filter(match => match.kickOff > now)).toEqual([])
  const begun = listed.filter(match => now - match.kickOff < MINUTE)
  for (const match of begun) expect(match.offers(now, TERMS).length).toBeGreaterThan(5)
  const teams = listed
    .filter(one => isLive(one, now))
    .flatMap(one => [one.head(now).home.name, one.head(now).away.name])
  expect(new Set(teams).size).toBe(teams.length)
})

test('a simulated match is marked in its league and note; its teams have unique, stable names', () => {
  for (const match of plan.matchesAt(at(0))) {
    const head = match.head(at(0))
    expect(head.replayOf).toContain('시뮬레이션')
    expect(head.league.nameKorean).toContain('시뮬레이션')
    const [home, away] = [head.home.nameKorean, head.away.nameKorean]
    expect(home).toMatch(/^[가-힣]{1,2} (FC|[가-힣]{2,})$/)
    expect(home).not.toContain('시뮬')
    expect(away.split(' ')).not.toContain(home.split(' ')[0])
    expect(head.source).toBe('simulator')
  }
})

test('another plan object gives the same matches, and finds each by its id', () => {
  const again = openSimulatorPlan(100)
  const now = at(5 * HOUR)
  for (const match of plan.matchesAt(now)) {
    const twin = again.findMatch(match.id)
    expect(twin?.head(now)).toEqual(match.head(now))
    expect(twin?.kickOff).toBe(match.kickOff)
    expect(twin?.sheet).toEqual(match.sheet)
    expect(twin?.offers(now, TERMS)).toEqual(match.offers(now, TERMS))
  }
  expect(
    openSimulatorPlan(200).findMatch(
      plan.matchesAt(now)[0]?.id ?? fixtureIdOf({ print: 0, slot: 0, lane: 0 }),
    ),
  ).toBe(undefined)
})

test('every price is whole hundredths from 1.01 to 100, and every market keeps the live margin', {
  timeout: 60_000,
}, () => {
  for (let minutes = 0; minutes < 120; minutes += 3) {
    const now = at(minutes * MINUTE)
    for (const match of plan.matchesAt(now).filter(one => isLive(one, now))) {
      const ids = new Set<string>()
      for (const { typeId, line, outcomes } of match.offers(now, TERMS)) {
        const inverse = outcomes.reduce((sum, { odds }) => sum + 100 / odds, 0)
        const covers = typeId === 7 ? 2 : 1
        // A price cannot fall below 1.01 (handbook 1.13): there the margin is lower, but never negative.
        const least = outcomes.some(({ odds }) => odds === 101) ? covers + 0.01 : covers / 0.91 - 1e-4
        expect(inverse, `${typeId} ${line}`).toBeGreaterThanOrEqual(least)
        for (const [position, { odds }] of outcomes.entries()) {
          expect(Number.isInteger(odds) && odds >= 101 && odds <= 10_000).toBe(true)
          const id = outcomeIdOf(match.id, typeId, line, position)
          expect(ids.has(id)).toBe(false)
          ids.add(id)
          expect(BigInt(id) < 2n ** 47n).toBe(true)
        }
      }
    }
  }
})

test('a price is the payout divided by the chance, rounded down', () => {
  expect(offerPrice(0.5, 9_100)).toBe(182)
  expect(offerPrice(0.333333, 9_100)).toBe(273)
  expect(offerPrice(0.97, 9_100)).toBe(101)
  expect(offerPrice(0, 9_100)).toBe(10_000)
})

test('ids of fixtures hold their position and differ from those of other feeds', () => {
  const place = { print: 7, slot: 40_000, lane: 24 }
  const id = fixtureIdOf(place)
  expect(placeOf(id)).toEqual(place)
  expect(id).toBeGreaterThanOrEqual(2 ** 31)
  expect(id).toBeLessThan(2 ** 32)
  expect(placeOf(15_000_000 as typeof id)).toBe(undefined)
})

test('the recorded match runs through its real score and prices to its real result', () => {
  const recorded = openRecordedPlan(100)
  const now = at(0)
  const match = recorded.matchesAt(now)[0]
  if (!match) throw new Error('the recorded match is listed at any time')
  const seconds = (of: number) => instant(match.kickOff + Math.ceil((of * SECOND) / 6))
  expect(match.sheet).toEqual({ 10: [1, 0], 20: [1, 2], 100: [2, 2] })
  const home = (of: number) =>
    match
      .offers(seconds(of), TERMS)
      .find(({ typeId }) => typeId === 1)
      ?.outcomes.map(({ odds }) => odds)
  // 13.5 / 6.6 / 1.29 at kick-off, with the house's margin applied.
  expect(home(1)).toEqual([1_229, 601, 117])
  expect(match.score(seconds(2_190))).toMatchObject({ home: 0, away: 0, periodCode: 10 })
  expect(match.score(seconds(2_210))).toMatchObject({ home: 1, away: 0, clockSeconds: 2_210 })
  expect(match.state(seconds(2_210)).stop).toBe('goal')
  expect(match.state(seconds(2_225)).stop).toBe(null)
  expect(home(2_225)?.[0]).toBeLessThan(330)
  expect(match.state(seconds(4_950)).stop).toBe('penalty')
  expect(match.score(seconds(5_090))).toMatchObject({ home: 1, away: 1, periodCode: 20 })
  expect(match.state(seconds(3_000))).toMatchObject({ stop: null })
  expect(match.score(seconds(3_000))).toMatchObject({ periodCode: 80 })
  expect(match.head(now)).toMatchObject({
    sport: { id: FOOTBALL },
    replayOf: '2017-04-30 경기 다시보기 (실시간 배당 기록)',
  })
  const moments = Array.from({ length: 200 }, (_, index) => at((index * DAY) / 200))
  const played = moments.filter(moment => recorded.matchesAt(moment).some(one => isLive(one, moment)))
  expect(played.length / moments.length).toBeGreaterThan(0.75)
})
