import { expect, test } from 'vitest'
import type { MinigameId } from '../ids.ts'
import { type Instant, instant, MINUTE, SECOND } from '../instant.ts'
import { parseSeoul } from '../korean-formats.ts'
import { partsOfRoundId, roundAt, roundName, runningNumber } from './round-times.ts'

const game = (intervalSeconds: number) => ({ id: 251 as MinigameId, intervalSeconds })
const seoul = (text: string): Instant => parseSeoul(text) ?? instant(0)

test.each([
  [30, '2026-11-23 00:00:00', 1],
  [30, '2026-11-23 23:59:59', 2_880],
  [60, '2026-11-23 00:00:59', 1],
  [60, '2026-11-23 00:01:00', 2],
  [300, '2026-11-23 00:04:59', 1],
  [300, '2026-11-23 23:55:00', 288],
])('handbook 3.2 of %i seconds, at %s runs round %i', (seconds, at, number) => {
  expect(roundAt(game(seconds), 10, seoul(at))).toMatchObject({ number, day: '2026-11-23' })
})

test('MINI-088 a round closes before its end, and the next one starts at its end', () => {
  const round = roundAt(game(60), 10, seoul('2026-11-23 14:27:31'))
  expect(round.drawsAt).toBe(seoul('2026-11-23 14:28:00'))
  expect(round.closesAt).toBe(round.drawsAt - 10 * SECOND)
  expect(roundAt(game(60), 10, round.drawsAt)).toMatchObject({
    number: round.number + 1,
    startsAt: round.drawsAt,
  })
})

test('an id holds game and start, and is unique within a day', () => {
  const first = seoul('2026-11-23 00:00:00')
  const ids = Array.from({ length: 1_440 }, (_, index) =>
    roundAt(game(60), 10, instant(first + index * MINUTE)),
  )
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1_440)
  for (const { id, startsAt } of ids) expect(partsOfRoundId(id)).toEqual({ gameId: 251, startsAt })
})

test('handbook 3.2 names rounds by day and number, and counts them continuously since 2020', () => {
  const round = roundAt(game(300), 10, seoul('2020-01-02 00:00:00'))
  expect(roundName(round)).toBe('20200102-0001')
  expect(runningNumber(game(300), round)).toBe(289)
})
