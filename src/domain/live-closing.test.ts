import { expect, test } from 'vitest'
import type { SportId } from './ids.ts'
import { isLiveClosed, isPartClosed, LIVE_CLOSE_AT, type PlayMoment } from './live-closing.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, TENNIS, VOLLEYBALL } from './sports.ts'

const at = (sportId: SportId, rest: Partial<PlayMoment>): PlayMoment => ({
  sportId,
  periodCode: 1,
  clockSeconds: null,
  periods: [],
  minutesPlayed: 0,
  ...rest,
})
const closed = (sportId: SportId, rest: Partial<PlayMoment>, closeAt = LIVE_CLOSE_AT) =>
  isLiveClosed(at(sportId, rest), closeAt)

test('handbook 2.7 football closes from the 85th minute on, and in stoppage and extra time', () => {
  expect(closed(FOOTBALL, { periodCode: 20, clockSeconds: 85 * 60 - 1 })).toBe(false)
  expect(closed(FOOTBALL, { periodCode: 20, clockSeconds: 85 * 60 })).toBe(true)
  expect(closed(FOOTBALL, { periodCode: 80, clockSeconds: null })).toBe(false)
  expect(closed(FOOTBALL, { periodCode: 30, clockSeconds: null })).toBe(true)
})

test('handbook 2.7 basketball counts elapsed minutes and grows for twelve-minute quarters', () => {
  expect(closed(BASKETBALL, { periodCode: 4, clockSeconds: 6 * 60 })).toBe(false)
  expect(closed(BASKETBALL, { periodCode: 4, clockSeconds: 7 * 60 })).toBe(true)
  expect(closed(BASKETBALL, { periodCode: 4, clockSeconds: 7 * 60, quarterMinutes: 12 })).toBe(false)
  expect(closed(BASKETBALL, { periodCode: 4, clockSeconds: 8.5 * 60, quarterMinutes: 12 })).toBe(true)
  expect(closed(BASKETBALL, { periodCode: 40, clockSeconds: 10 })).toBe(true)
})

test('handbook 2.7 baseball closes when the inning is greater than the value', () => {
  expect(closed(BASEBALL, { periodCode: 8 })).toBe(false)
  expect(closed(BASEBALL, { periodCode: 9 })).toBe(true)
})

test('handbook 2.7 ice hockey closes at 55 minutes of 60', () => {
  expect(closed(ICE_HOCKEY, { periodCode: 3, clockSeconds: 15 * 60 - 1 })).toBe(false)
  expect(closed(ICE_HOCKEY, { periodCode: 3, clockSeconds: 15 * 60 })).toBe(true)
  expect(closed(ICE_HOCKEY, { periodCode: 80, periods: [{ code: 2, home: 0, away: 0 }] })).toBe(false)
})

const sets = (...scores: readonly (readonly [number, number])[]) =>
  scores.map(([home, away], index) => ({ code: index + 1, home, away }))

test('handbook 2.7 volleyball closes after the set, or at 20 points of what may be the last one', () => {
  expect(closed(VOLLEYBALL, { periodCode: 2, periods: sets([25, 20], [21, 20]) })).toBe(false)
  expect(closed(VOLLEYBALL, { periodCode: 3, periods: sets([25, 20], [25, 20], [19, 12]) })).toBe(false)
  expect(closed(VOLLEYBALL, { periodCode: 3, periods: sets([25, 20], [25, 20], [12, 20]) })).toBe(true)
  expect(closed(VOLLEYBALL, { periodCode: 5, periods: [] })).toBe(true)
  expect(
    closed(
      VOLLEYBALL,
      { periodCode: 5, periods: sets([25, 0], [25, 0], [0, 25], [0, 25], [9, 3]) },
      {
        ...LIVE_CLOSE_AT,
        volleyball: 5,
      },
    ),
  ).toBe(false)
})

test('handbook 2.7 every other sport closes by minutes since its real start', () => {
  expect(closed(TENNIS, { minutesPlayed: 89 })).toBe(false)
  expect(closed(TENNIS, { minutesPlayed: 90 })).toBe(true)
})

test('0 takes no live bets, 999 knows no limit', () => {
  expect(closed(FOOTBALL, { periodCode: 10, clockSeconds: 1 }, { ...LIVE_CLOSE_AT, soccer: 0 })).toBe(true)
  expect(closed(FOOTBALL, { periodCode: 30 }, { ...LIVE_CLOSE_AT, soccer: 999 })).toBe(false)
})

test('markets of a part close at 80 % of it', () => {
  expect(isPartClosed(0.79)).toBe(false)
  expect(isPartClosed(0.8)).toBe(true)
})
