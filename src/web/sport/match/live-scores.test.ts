import { beforeEach, expect, test } from 'vitest'
import { instant } from '#domain/instant.ts'
import { currentScore, takeScore, useLiveScores } from './live-scores.ts'

const loadedAt = 100_000
const game = {
  fixtureId: 7,
  home: 1,
  away: 0,
  status: 2,
  seconds: 600,
  period: { code: 10, label: '전반' },
  periods: [],
}
const frame = { ...game, seq: 5, home: 2 }

const scoreNow = () => currentScore(game, loadedAt, useLiveScores.getState()[7])

beforeEach(() => useLiveScores.setState({}, true))

test('replaces the listed score by a live one, and that by a later list', () => {
  expect(scoreNow().home).toBe(1)
  takeScore(frame, instant(loadedAt + 5_000))
  expect(scoreNow().home).toBe(2)
  takeScore({ ...frame, home: 9 }, instant(loadedAt - 60_000))
  expect(scoreNow().home).toBe(1)
})

test('ignores out-of-order and malformed scores', () => {
  takeScore(frame, instant(loadedAt))
  takeScore({ ...frame, seq: 4, home: 8 }, instant(loadedAt))
  for (const broken of [null, 'x', {}, { ...frame, home: '3' }, { ...frame, period: null }])
    takeScore(broken, instant(loadedAt))
  expect(scoreNow().home).toBe(2)
})
